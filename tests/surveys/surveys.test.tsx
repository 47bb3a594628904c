import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SessionSync } from '@/components/auth/SessionSync';
import { useClaim } from '@/components/surveys/useClaim';
import { useSurvey } from '@/components/surveys/useSurvey';
import { consentVersions } from '@/contract/constants/common';
import { barrierItems, fullItems } from '@/contract/skinItems';
import { draftTargets, ownTarget, writeDraft } from '@/lib/browser/drafts';
import * as skinPage from '@/pages/skin/[type]';
import * as comparePage from '@/pages/skin/compare';
import * as surveyPage from '@/pages/surveys/[kind]';
import * as surveysPage from '@/pages/surveys/all/[page]';
import { makeStore } from '@/store/makeStore';
import { sessionChanged } from '@/store/user';
import { call, callsMade, server } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

const open = (kind: string, member?: TestMember) =>
  renderPage(surveyPage, { route: '/surveys/[kind]', params: { kind }, member });
type User = Awaited<ReturnType<typeof open>>['user'];

const agree = async (user: User, start = '시작하기') => {
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: start }));
  await screen.findByRole('group', { name: '답변' });
};
const answer = async (user: User, name: string, times: number) => {
  for (let time = 0; time < times; time += 1) {
    await user.click(screen.getByRole('button', { name }));
  }
};

test('a survey begins with what it tells, and no item is shown before the consent, whose text unfolds', async () => {
  const { user } = await open('skin-type');
  expect(screen.getByText('내 피부와 닮은 그림과 이름')).toBeVisible();
  expect(screen.getByRole('button', { name: '시작하기' })).toBeDisabled();
  expect(screen.getByText(/보관 기간/)).not.toBeVisible();
  await user.click(screen.getByText('피부 설문 응답 수집·이용 안내'));
  expect(screen.getByText(/보관 기간/)).toBeVisible();
});

test('a result is headed and titled by its type, and leads on', async () => {
  await aMember({ skinType: 'YMSJ', showSkinType: true, nickname: '노을이' });
  const { user } = await open('skin-type');
  await agree(user);
  await answer(user, '정말 그래요', 8);
  expect(await screen.findByRole('heading', { level: 1, name: '비 갠 노을' })).toBeVisible();
  expect(screen.queryByText('피부 타입 빠른 검사')).toBeNull();
  expect(document.title).toContain('내 피부 타입은 비 갠 노을');
  expect(await screen.findByText('노을이')).toBeVisible();
  expect(screen.getByRole('link', { name: '같은 타입의 글 보기' })).toHaveAttribute('href', '/skin/YMSJ#theirs');
});

test('a visitor answers one item a screen and gets a type that is stored for thirty days', async () => {
  const { user } = await open('skin-type');
  await agree(user);
  expect(screen.getByText('8문항 중 1번째')).toBeVisible();
  await answer(user, '정말 그래요', 8);
  expect(await screen.findByRole('heading', { name: '비 갠 노을' })).toBeVisible();
  expect(screen.getByRole('img', { name: /지성 100%.*민감 100%/ })).toBeVisible();
  expect(screen.getByText('민감도: 민감한 편')).toBeVisible();
  expect(screen.getAllByText('100%')).toHaveLength(4);
  expect(screen.getByRole('link', { name: '가입하고 저장하기' })).toBeVisible();
  expect(localStorage.getItem('gyeol-survey-claim')).toMatch(/^[\w-]{32}$/);
});

test('a visitor’s second survey stays with the first', async () => {
  const stored = () => localStorage.getItem('gyeol-survey-claim');
  const first = await open('skin-type');
  await agree(first.user);
  await answer(first.user, '정말 그래요', 8);
  await expect.poll(stored).not.toBeNull();
  const claim = stored();
  first.unmount();
  const { user } = await open('barrier');
  await agree(user);
  await answer(user, '전혀 아니에요', 12);
  expect(await screen.findByRole('img', { name: /피부 장벽 \d+점/ })).toBeVisible();
  expect(stored()).toBe(claim);
});

test('an item and a result that begin above the viewport are scrolled to, and announced', async () => {
  const { user } = await open('skin-type');
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  const top = { ...document.body.getBoundingClientRect(), top: -200 };
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(top);
  await agree(user);
  expect(scroll).toHaveBeenCalledTimes(1);
  await answer(user, '정말 그래요', 8);
  const result = await screen.findByRole('heading', { name: '비 갠 노을' });
  await waitFor(() => expect(result).toHaveFocus());
  expect(scroll).toHaveBeenCalledTimes(9);
  place.mockRestore();
});

test('the owner of the results is not named before the session is known', () => {
  const store = makeStore({ baseURL: '', locale: 'ko' });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(useClaim, { wrapper });
  expect(result.current).toBeUndefined();
  act(() => void store.dispatch(sessionChanged({ status: 'unauthenticated', expires: '' })));
  expect(result.current).toBe('');
});

test('going back loses nothing, and 모름 is an answer too', async () => {
  const { user } = await open('skin-type');
  await agree(user);
  await answer(user, '그런 편이에요', 1);
  await answer(user, '모름', 1);
  await user.click(screen.getByRole('button', { name: '이전 문항' }));
  expect(screen.getByRole('button', { name: '모름' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: '이전 문항' }));
  expect(screen.getByRole('button', { name: '그런 편이에요' })).toHaveAttribute('aria-pressed', 'true');
});

test('an unfinished survey continues where it was left', async () => {
  const first = await open('barrier');
  await agree(first.user);
  await answer(first.user, '아닌 편이에요', 3);
  first.unmount();
  const { user } = await open('barrier');
  expect(await screen.findByText(/이미 동의하셨어요/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: '이어서 하기' }));
  expect(screen.getByText('12문항 중 4번째')).toBeVisible();
});

/** Renders a survey that was started before its code was loaded. */
function StartedEarly() {
  const { step, answers } = useSurvey({ kind: 'barrier', ids: barrierItems.map(({ id }) => id), isStarted: true });
  return <p>{`${step} ${answers.at + 1}`}</p>;
}

test.each([
  [0, 'asking 1'],
  [3, 'asking 4'],
  [12, 'done 12'],
])(
  'a survey that is started before its code is loaded continues after the %i answers of its draft',
  async (given, seen) => {
    const answers = Object.fromEntries(barrierItems.slice(0, given).map(({ id }) => [id, 2]));
    const draft = { consent: consentVersions.survey, answers };
    if (given > 0) writeDraft(ownTarget('', draftTargets.survey('barrier')), draft);
    await renderPage(<StartedEarly />);
    expect(await screen.findByText(seen)).toBeVisible();
  },
);

test('answers that did not arrive stay and are sent again', async () => {
  const member = await aMember();
  server.use(http.post('*/api/v1/survey/barrier/', () => HttpResponse.error(), { once: true }));
  const { user } = await open('barrier', member);
  await agree(user);
  await answer(user, '전혀 아니에요', 12);
  expect(await screen.findByText(/답변은 그대로 있으니/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('img', { name: /피부 장벽 \d+점/ })).toBeVisible();
  expect(await screen.findByRole('heading', { name: '지난 결과' })).toBeVisible();
});

test('answers that did not arrive are sent after a reload without being asked again', async () => {
  server.use(http.post('*/api/v1/survey/barrier/', () => HttpResponse.error(), { once: true }));
  const first = await open('barrier');
  await agree(first.user);
  await answer(first.user, '전혀 아니에요', 12);
  await screen.findByText(/답변은 그대로 있으니/);
  first.unmount();
  const { user } = await open('barrier');
  await user.click(await screen.findByRole('button', { name: '이어서 하기' }));
  expect(await screen.findByRole('img', { name: /피부 장벽 \d+점/ })).toBeVisible();
});

test('a lost survey is sent again under its key, a rejected one says why and is sent under another', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/v1/survey/barrier/', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      if (keys.length === 1) return HttpResponse.error();
      if (keys.length === 2) return HttpResponse.json({ code: 'refused', detail: '왜 안 되는지' }, { status: 409 });
    }),
  );
  const { user } = await open('barrier', await aMember());
  await agree(user);
  await answer(user, '전혀 아니에요', 12);
  await user.click(await screen.findByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('왜 안 되는지')).toBeVisible();
  expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: '이어서 하기' }));
  expect(await screen.findByRole('img', { name: /피부 장벽 \d+점/ })).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('the upgrade requires the full test first, and then has only uncertain items', async () => {
  const member = await aMember();
  const { unmount } = await open('skin-type-upgrade', member);
  expect(await screen.findByText('먼저 전체 검사를 해 주세요')).toBeVisible();
  unmount();
  const full = await open('skin-type-test', member);
  await agree(full.user);
  await answer(full.user, '모름', 32);
  expect(await screen.findByText(/결과가 뚜렷하지 않은 항목이 있어요/)).toBeVisible();
  full.unmount();
  const closer = await open('skin-type-upgrade', member);
  await closer.user.click(await screen.findByRole('checkbox'));
  await closer.user.click(screen.getByRole('button', { name: '시작하기' }));
  expect(screen.getByText('16문항 중 1번째')).toBeVisible();
  expect(callsMade()).toContain('GET survey/skin-type-test/latest/?fullTest=true');
  await answer(closer.user, '정말 그래요', 16);
  expect(await screen.findByRole('heading', { name: '비 갠 노을' })).toBeVisible();
  const stored = await call('GET', 'survey/skin-type-test/latest/', { token: member.token });
  expect(stored.body.result).toMatchObject({ kind: 'skin-type-upgrade', type: 'YMSJ' });
});

/** Stores a full test of a member in which half of an axis is unknown, which four further items make certain. */
async function aFullTest({ token }: TestMember, unsure: 'tone' | 'oil') {
  const unknown = fullItems.filter(({ axis }) => axis === unsure).slice(4);
  const answers = Object.fromEntries(
    fullItems.map((item) => [item.id, unknown.includes(item) ? null : item.reversed ? 1 : 4]),
  );
  const { body } = await call('POST', 'survey/skin-type-test/', { token, body: { answers, consent: '1' } });
  expect(body.low).toEqual([unsure]);
}

test('an upgrade that is taken again has the items that are uncertain now', async () => {
  const member = await aMember();
  await aFullTest(member, 'tone');
  const { user } = await open('skin-type-upgrade', member);
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '시작하기' }));
  await answer(user, '정말 그래요', 4);
  await user.click(await screen.findByRole('button', { name: '다시 하기' }));
  expect(await screen.findByText('더 답할 문항이 없어요')).toBeVisible();
});

test('an upgrade of a result that another one has replaced says why it is rejected, and then has its items', async () => {
  const member = await aMember();
  await aFullTest(member, 'tone');
  const { user } = await open('skin-type-upgrade', member);
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '시작하기' }));
  await aFullTest(member, 'oil');
  await answer(user, '정말 그래요', 4);
  expect(await screen.findByText(/답하지 않은 문항이 있어요/)).toBeVisible();
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '시작하기' }));
  await answer(user, '정말 그래요', 4);
  expect(await screen.findByRole('button', { name: '다시 하기' })).toBeVisible();
});

test('after the short form only the upgrade requires the full test, on which it builds', async () => {
  const member = await aMember();
  const short = await open('skin-type', member);
  await agree(short.user);
  await answer(short.user, '모름', 8);
  expect(await screen.findByRole('heading', { name: '비 갠 노을' })).toBeVisible();
  short.unmount();
  await open('skin-type-upgrade', member);
  expect(await screen.findByText('먼저 전체 검사를 해 주세요')).toBeVisible();
});

test('a result stays with its radar after its page has been left, and only its type is shared', async () => {
  const member = await aMember();
  const survey = await open('skin-type', member);
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await agree(survey.user);
  await answer(survey.user, '정말 그래요', 8);
  await survey.user.click(await screen.findByRole('button', { name: '친구에게 보여 주기' }));
  await survey.user.click(await screen.findByRole('button', { name: '공유하기' }));
  await expect.poll(() => copied.mock.calls).toEqual([['https://gyeol.test/skin/YMSJ']]);
  survey.unmount();
  await renderPage(surveysPage, { path: '/surveys', params: { page: 1 }, member });
  expect(await screen.findByRole('img', { name: /지성 100%.*민감 100%/ })).toBeVisible();
  expect(screen.queryByText(/확신도 \d/), 'the quick test asks too little for it').toBeNull();
});

test('a type has a page of its own, and an unknown type has none', async () => {
  const { answer: notFound } = await renderPage(skinPage, { route: '/skin/[type]', params: { type: 'XXXX' } });
  expect(notFound).toMatchObject({ notFound: true });
  await renderPage(skinPage, { route: '/skin/[type]', params: { type: 'GMKP' } });
  expect(screen.getByRole('heading', { level: 1, name: '첫눈' })).toBeVisible();
  expect(screen.getByText('아직 이 타입의 글이 없어요')).toBeVisible();
});

test('a type’s page has its shape, the members who show it, and its opposite', async () => {
  await aMember({ skinType: 'GMKP', showSkinType: true, nickname: '눈송이' });
  await aMember({ skinType: 'GMKP', nickname: '숨은눈' });
  await renderPage(skinPage, { route: '/skin/[type]', params: { type: 'GMKP' } });
  expect(screen.getByRole('img', { name: /건성, 민감, 균일, 탄탄 쪽/ })).toBeVisible();
  expect(screen.getByText('눈송이')).toBeVisible();
  expect(screen.queryByText('숨은눈')).toBeNull();
  expect(screen.getByRole('link', { name: /정반대 타입.*구운 도자기/ })).toHaveAttribute('href', '/skin/YTSJ');
});

test('a type is shared as a picture in two shapes, and as a link', async () => {
  const { user } = await renderPage(skinPage, { route: '/skin/[type]', params: { type: 'GMKP' } });
  await user.click(screen.getByRole('button', { name: '친구에게 보여 주기' }));
  const saved = await screen.findByRole('link', { name: '이미지 저장' });
  expect(saved).toHaveAttribute('href', '/api/share/skin/GMKP?shape=square');
  expect(saved).toHaveAttribute('download', 'gyeol-GMKP.png');
  await user.click(screen.getByRole('button', { name: '스토리(9:16)' }));
  expect(saved).toHaveAttribute('href', '/api/share/skin/GMKP?shape=tall');
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: '링크 복사' }));
  await expect.poll(() => copied.mock.calls).toEqual([['https://gyeol.test/skin/GMKP']]);
  expect(screen.queryByRole('button', { name: '비교 링크 복사' })).toBeNull();
});

test('the picture itself is shared where the device can', async () => {
  const share = vi.fn(async () => {});
  Object.assign(navigator, { share, canShare: () => true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });
  server.use(http.get('*/api/share/skin/GMKP', () => HttpResponse.arrayBuffer(new ArrayBuffer(8))));
  const { user } = await renderPage(skinPage, { route: '/skin/[type]', params: { type: 'GMKP' } });
  await user.click(screen.getByRole('button', { name: '친구에게 보여 주기' }));
  await user.click(await screen.findByRole('button', { name: '공유하기' }));
  await expect.poll(() => share.mock.calls).toHaveLength(1);
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({
      url: 'https://gyeol.test/skin/GMKP',
      files: [expect.objectContaining({ name: 'gyeol-GMKP.png' })],
    }),
  );
});

test('a member who hides their type makes it public with the link to compare, and is told so', async () => {
  const member = await aMember({ skinType: 'GMKP' });
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  const { user } = await renderPage(skinPage, { route: '/skin/[type]', params: { type: 'GMKP' }, member });
  await user.click(screen.getByRole('button', { name: '친구에게 보여 주기' }));
  expect(await screen.findByText(/공개해야 친구가 내 타입과 비교할 수 있어요/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '비교 링크 복사' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '공개하고 비교 링크 복사' }));
  expect(await screen.findByText('피부 타입을 공개하고 비교 링크를 복사했어요')).toBeVisible();
  expect(copied.mock.calls).toEqual([[`https://gyeol.test/skin/compare?with=${member.username}`]]);
  expect((await call('GET', `users/${member.username}/`)).body.skin_type).toBe('GMKP');
  expect(await screen.findByRole('button', { name: '비교 링크 복사' })).toBeVisible();
});

test('a member who shows their type copies the link to compare', async () => {
  const member = await aMember({ skinType: 'GMKP', showSkinType: true });
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  const { user } = await renderPage(skinPage, { route: '/skin/[type]', params: { type: 'GMKP' }, member });
  await user.click(screen.getByRole('button', { name: '친구에게 보여 주기' }));
  await user.click(await screen.findByRole('button', { name: '비교 링크 복사' }));
  await expect.poll(() => copied.mock.calls).toEqual([[`https://gyeol.test/skin/compare?with=${member.username}`]]);
});

test('a member invites friends to compare after each test, also when its type is another one', async () => {
  const { user } = await open('skin-type', await aMember({ showSkinType: true }));
  for (const said of ['정말 그래요', '전혀 아니에요']) {
    await agree(user);
    await answer(user, said, 8);
    await user.click(await screen.findByRole('button', { name: '친구에게 보여 주기' }));
    expect(await screen.findByRole('button', { name: '비교 링크 복사' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: '다시 하기' }));
  }
});

const compare = (username: string, member?: TestMember) =>
  renderPage(comparePage, { path: `/skin/compare?with=${username}`, member });

test('two members see where their types are alike and where they differ', async () => {
  const friend = await aMember({ skinType: 'YMSJ', showSkinType: true, nickname: '노을이' });
  const member = await aMember();
  const survey = await open('skin-type', member);
  await agree(survey.user);
  await answer(survey.user, '전혀 아니에요', 8);
  await screen.findByRole('heading', { name: '하얀 리넨' });
  survey.unmount();
  await compare(friend.username, member);
  expect(await screen.findByText('나는 건성에 가까운 편, 노을이님은 지성에 가까운 편')).toBeVisible();
  expect(screen.getByText(/모든 면이 정반대예요/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: '닮은 점' })).toBeNull();
});

test('a visitor who follows a comparison takes the test first and returns', async () => {
  const friend = await aMember({ skinType: 'YMSJ', showSkinType: true, nickname: '노을이' });
  const first = await compare(friend.username);
  const start = await screen.findByRole('link', { name: '1분 만에 알아보기' });
  const href = `/surveys/skin-type?with=${friend.username}`;
  expect(start).toHaveAttribute('href', href);
  first.unmount();
  const { user } = await renderPage(surveyPage, {
    route: '/surveys/[kind]',
    params: { kind: 'skin-type' },
    path: href,
  });
  await agree(user);
  await answer(user, '정말 그래요', 8);
  expect(await screen.findByRole('link', { name: '친구와 비교하기' })).toHaveAttribute(
    'href',
    `/skin/compare?with=${friend.username}`,
  );
});

test('a member who follows their own link is asked to send it to a friend', async () => {
  const member = await aMember({ skinType: 'YMSJ', showSkinType: true, nickname: '노을이' });
  const { user } = await compare(member.username, member);
  expect(await screen.findByText('친구와 비교하는 링크예요')).toBeVisible();
  expect(screen.queryByText(/닮은 점/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '친구에게 보여 주기' }));
  expect(await screen.findByRole('button', { name: '비교 링크 복사' })).toBeVisible();
});

test('a type that its member does not show is not compared, and without a member the types are shown', async () => {
  const friend = await aMember({ skinType: 'YMSJ', nickname: '노을이' });
  await compare(friend.username, await aMember());
  expect(await screen.findByText('노을이님은 피부 타입을 공개하지 않았어요')).toBeVisible();
  expect(screen.queryByText('비 갠 노을')).toBeNull();
  expect((await compare('no_such_one')).answer).toMatchObject({ notFound: true });
  expect((await renderPage(comparePage, { path: '/skin/compare' })).answer).toMatchObject({
    redirect: { destination: '/surveys' },
  });
});

test('a type’s page in English is shared with a picture in English', async () => {
  await renderPage(skinPage, { route: '/skin/[type]', params: { type: 'GMKP' }, locale: 'en' });
  const picture = document.head.querySelector('meta[property="og:image"]');
  expect(picture).toHaveAttribute('content', 'https://gyeol.test/api/share/skin/GMKP?lng=en');
});

test('a visitor’s result is theirs once they have signed in', async () => {
  const visit = await open('skin-type');
  await agree(visit.user);
  await answer(visit.user, '전혀 아니에요', 8);
  await screen.findByRole('link', { name: '가입하고 저장하기' });
  visit.unmount();
  const member = await aMember();
  await renderPage(<SessionSync />, { path: '/surveys', member });
  expect(await screen.findByText('검사 결과를 내 계정에 저장했어요.')).toBeVisible();
  expect(localStorage.getItem('gyeol-survey-claim')).toBeNull();
});

test('a changed consent text requires a new consent before a survey continues', async () => {
  const first = await open('barrier');
  await agree(first.user);
  await answer(first.user, '아닌 편이에요', 1);
  first.unmount();
  for (const key of Object.keys(localStorage)) {
    const text = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, text.replace('"consent":"1"', '"consent":"0"'));
  }
  const { user } = await open('barrier');
  await agree(user, '이어서 하기');
  expect(screen.getByText('12문항 중 2번째')).toBeVisible();
});
