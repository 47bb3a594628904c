import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Home } from '@/components/home/Home';
import { HomeRail } from '@/components/home/HomeRail';
import { isShown, toggled } from '@/components/home/homeTypes';
import { TopRankings } from '@/components/rankings/TopRankings';
// Loaded early, so that no test waits for its compilation.
import '@/components/users/Recommended';
import { homeSectionNames } from '@/contract/constants/home';
import type { Main } from '@/contract/home';
import { RenderedAtProvider } from '@/hooks/useRenderedAt';
import { withQuery } from '@/lib/paths';
import * as homePage from '@/pages/base/[name]';
import { callsMade } from '../api';
import { aMember, aTopic } from '../factories';
import { renderPage } from '../render';

const user = (name: string) => ({ username: name, nickname: name, avatar: null, is_partner: false, is_manager: false });

const topic = (id: number, title: string): Main['hot_topics'][number] => ({
  id,
  forum: { slug: 'free', name: '자유' },
  title,
  excerpt: '처음 사흘은',
  fileUrls: [],
  like_count: 12_345,
  comment_count: 3,
  created_at: '2026-03-01T00:00:00.000Z',
  user: user('bori'),
});

const place = (id: number, movement: number | null): Main['rankings'][number] => ({
  id,
  type: 'likes',
  period: 'week',
  date: '2026-03-09',
  place: id,
  score: 1200,
  movement,
  user: user(`member${id}`),
});

const main: Main = {
  sections: [...homeSectionNames],
  banners: [
    {
      id: 1,
      type: 'main',
      status: 'active',
      title: '봄볕이 세지기 전에',
      description: '선크림 이야기',
      href: '/forums/sun',
      image: '/api/v1/files/banner.webp',
    },
  ],
  posts: [{ id: 6, title: '물 온도와 피부', cover: null, user: user('bori') }],
  challenges: [
    {
      id: 7,
      title: '겨울 뺨 지키기',
      image: '/api/v1/files/poster.webp',
      ends_on: '2026-03-20',
      participant_count: 1200,
    },
  ],
  events: [
    {
      slug: 'first-snow',
      title: '첫눈 나눔',
      image: '/api/v1/files/poster.webp',
      gift: '한지 크림 50 ml',
      ends_at: '2026-03-09T14:59:00.000Z',
    },
  ],
  questions: [
    {
      slug: 'dry-cheeks',
      title: '볼만 건조해요',
      answered: false,
      answer_count: 0,
      created_at: '2026-03-01T00:00:00.000Z',
      user: user('bori'),
    },
  ],
  videos: [
    {
      id: 4,
      title: '선크림 두 마디',
      thumbnail: { url: '/api/v1/files/still.webp', alt: '', width: 1280, height: 720 },
    },
  ],
  photos: [{ id: 5, title: '겨울 화장대', thumbnail: null }],
  forums: [{ slug: 'free', name: '자유', topic_count: 12_345 }],
  hot_topics: [topic(1, '겨울 보습')],
  best_topics: [topic(2, '레티놀 순서')],
  rankings: [place(1, 3), place(2, -2), place(3, null), place(4, 0)],
};

const typesHref = (types: readonly string[]) => withQuery('/', { types: types.join(',') });
const home = (types: string[], shown = main) => (
  <>
    <Home main={shown} types={types} typesHref={typesHref} />
    <HomeRail>{isShown('rankings', types) ? <TopRankings rankings={shown.rankings} /> : null}</HomeRail>
  </>
);

test('shows banners, topics, forums and rankings when nothing is chosen', async () => {
  await renderPage(home([]));
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: /봄볕이 세지기 전에/ })).toHaveAttribute('href', '/forums/sun');
  const hot = within(screen.getByRole('region', { name: '지금 뜨는 글' }));
  expect(hot.getByRole('link', { name: '겨울 보습' })).toHaveAttribute('href', '/forums/free/topics/1');
  expect(hot.getByText('1.2만')).toBeVisible();
  expect(screen.getByRole('region', { name: '인기글' })).toHaveTextContent('레티놀 순서');
  expect(screen.getByRole('region', { name: '포럼' })).toHaveTextContent('글 1.2만개');
});

test('a few entries of each other area are shown, each section with a link to all of them', async () => {
  await renderPage(home([]));
  const sections = [
    ['함께 읽는 포스트', '물 온도와 피부', '/posts/6', '/posts'],
    ['함께하는 챌린지', '겨울 뺨 지키기', '/challenges/7', '/challenges'],
    ['응모할 수 있는 이벤트', '첫눈 나눔', '/events/first-snow', '/events'],
    ['묻고 답하기', '볼만 건조해요', '/questions/dry-cheeks', '/questions'],
    ['영상', '선크림 두 마디', '/contents/videos/4', '/contents/videos'],
    ['사진으로 보는 결', '겨울 화장대', '/contents/photos/5', '/contents/photos'],
  ] as const;
  for (const [name, entry, href, all] of sections) {
    const section = within(screen.getByRole('region', { name }));
    expect(section.getByRole('link', { name: entry })).toHaveAttribute('href', href);
    expect(section.getByRole('link', { name: `${name} 더 보기` })).toHaveAttribute('href', all);
  }
  expect(screen.getByText('답변 대기')).toBeVisible();
});

test('challenges and events say how long they are open, how many take part and what there is to win', async () => {
  const cards = async (renderedAt: string) => {
    const { unmount } = await renderPage(<RenderedAtProvider renderedAt={renderedAt}>{home([])}</RenderedAtProvider>);
    const texts = ['함께하는 챌린지', '응모할 수 있는 이벤트'].map(
      (name) => within(screen.getByRole('region', { name })).getByRole('listitem').textContent,
    );
    unmount();
    return texts;
  };
  expect(await cards('2026-03-08T14:59:00.000Z')).toEqual([
    '겨울 뺨 지키기13일 남음1,200명 함께',
    '첫눈 나눔1일 남음한지 크림 50 ml',
  ]);
  // Midnight in Seoul: the challenge has one day less, the event ends on this day.
  expect(await cards('2026-03-08T15:00:00.000Z')).toEqual([
    '겨울 뺨 지키기12일 남음1,200명 함께',
    '첫눈 나눔오늘 마감한지 크림 50 ml',
  ]);
  expect(await cards('2026-03-20T03:00:00.000Z')).toEqual([
    '겨울 뺨 지키기오늘 마감1,200명 함께',
    '첫눈 나눔오늘 마감한지 크림 50 ml',
  ]);
});

test('describes the movement of places as text too', async () => {
  await renderPage(home([]));
  const rows = within(screen.getByRole('region', { name: /랭킹|좋아요를 많이/ })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('3계단 상승'),
    expect.stringContaining('2계단 하락'),
    expect.stringContaining('새로 진입'),
    expect.stringContaining('변동 없음'),
  ]);
});

test('shows only the chosen sections, each choice an address', async () => {
  await renderPage(home(['best']));
  expect(screen.queryByRole('region', { name: '지금 뜨는 글' })).toBeNull();
  expect(screen.queryByRole('region', { name: '이번 주 좋아요를 많이 받은 사람' })).toBeNull();
  const choices = within(screen.getByRole('navigation', { name: '홈에서 볼 내용' }));
  expect(choices.getByRole('link', { current: true })).toHaveTextContent('인기');
  expect(choices.getByRole('link', { name: '지금' })).toHaveAttribute('href', '/?types=hot%2Cbest');
  expect(choices.getByRole('link', { name: '인기' })).toHaveAttribute('href', '/');
  expect(toggled('rankings', ['hot', 'unknown'])).toEqual(['hot', 'rankings']);
});

test('an empty site shows the next step', async () => {
  const empty: Main = {
    sections: [...homeSectionNames],
    banners: [],
    forums: [],
    hot_topics: [],
    best_topics: [],
    rankings: [],
    posts: [],
    challenges: [],
    events: [],
    questions: [],
    videos: [],
    photos: [],
  };
  await renderPage(home(['hot', 'rankings'], empty));
  expect(screen.getByText('첫 이야기를 들려주세요.')).toBeVisible();
  expect(screen.getByText(/첫 좋아요부터/)).toBeVisible();
});

test('a member sees recommended members, a visitor an invitation to join', async () => {
  const author = await aMember({ nickname: '결이 맞는 사람' });
  await aTopic({ by: author });
  const visit = { path: '/', route: '/base/[name]', params: { name: 'main' } };
  const { unmount } = await renderPage(homePage, visit);
  // In a line below the banners and in the side column; one of them is shown, by the window's width.
  expect(screen.getAllByRole('link', { name: '회원가입' })).toHaveLength(2);
  expect(callsMade().some((call) => call.includes('activity/home/'))).toBe(false);
  unmount();
  await renderPage(homePage, { ...visit, member: await aMember() });
  const people = await screen.findByRole('region', { name: '결이 맞을 것 같은 분들' });
  expect(await within(people).findByText('결이 맞는 사람')).toBeVisible();
  expect(screen.queryByRole('link', { name: '회원가입' })).toBeNull();
});

const named = async (name: string) =>
  (await renderPage(homePage, { path: '/', route: '/base/[name]', params: { name } })).answer;

test('a choice of sections has one address, whatever its order', async () => {
  expect(await named('posts,best')).toEqual({ redirect: { destination: '/?types=best%2Cposts', permanent: true } });
  expect(await named('nope,best')).toMatchObject({ redirect: { destination: '/?types=best' } });
  expect(await named('best,posts')).toHaveProperty('props');
  expect(await named('nope')).toMatchObject({ notFound: true });
});
