import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import * as photoList from '@/pages/manage/photos';
import * as photoPage from '@/pages/manage/photos/[id]';
import * as videoList from '@/pages/manage/videos';
import * as videoPage from '@/pages/manage/videos/[id]';
import * as importsPage from '@/pages/manage/videos/imports';
import { contentCategories, importRuns, photos, videos } from '@/provider/db/schema/contents';
import { productCategories, products } from '@/provider/db/schema/products';
import { call, callsMade, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { aPicture } from '../pictures';
import { renderPage } from '../render';

const provider = await testProvider();
await provider.insert(contentCategories, { slug: 'sun', name: '햇빛', nameEn: 'Sun' });
await provider.insert(productCategories, { slug: 'cream', name: '크림', nameEn: 'Cream' });
const texts = { name: '장벽 크림', nameEn: 'Barrier cream', brand: '여울뜰', brandEn: 'Yeoul' };
await provider.insert(products, { slug: 'cream', ...texts, category: 'cream', image: '/files/a.webp', price: 20_000 });

let editor: TestMember;
beforeEach(async () => {
  await provider.services.database.write(async (tx) => {
    await tx.delete(videos);
    await tx.delete(photos);
  });
  editor = await aMember({ role: 'editor' });
});

const pages = { videos: videoPage, photos: photoPage };
const open = (kind: keyof typeof pages, id: number | 'new') =>
  renderPage(pages[kind], {
    path: `/manage/${kind}/${id}`,
    route: `/manage/${kind}/[id]`,
    params: { id: String(id) },
    member: editor,
  });
const read = async (address: string) => (await call('GET', address.slice(1).concat('/'), { token: editor.token })).body;

/** Adds a video as an operator does over the API. */
async function aVideo(title: string, part: object = {}): Promise<{ id: number }> {
  const link = `https://youtu.be/${crypto.randomUUID().slice(0, 11)}`;
  const body = { status: 'published', title, description: '', categories: [], products: [], link, image: '', ...part };
  const answer = await call('POST', 'manage/videos/', { token: editor.token, body });
  expect(answer.status).toBe(200);
  return answer.body;
}

test('an editor adds a video by its address, with a product that is found by its name', async () => {
  const { user, visits } = await open('videos', 'new');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('YouTube 영상 주소를 입력해 주세요.')).toBeVisible();
  expect(screen.getByText('입력해 주세요.')).toBeVisible();
  expect(callsMade()).not.toContain('POST manage/videos/');
  await user.click(screen.getByLabelText(/^YouTube 주소/));
  await user.paste('https://m.youtube.com/watch?v=abcdefghij1&t=30s');
  await user.type(screen.getByLabelText('제목'), '햇빛을 재는 법');
  await user.upload(screen.getByLabelText('사진 추가'), await aPicture());
  await user.click(screen.getByRole('checkbox', { name: '햇빛' }));
  await user.type(screen.getByLabelText('제품 이름이나 브랜드 검색'), '장벽');
  const search = screen.getByLabelText('제품 이름이나 브랜드 검색');
  // By keyboard: the button that was pressed is gone, and the search goes on.
  (await screen.findByRole('button', { name: '장벽 크림 추가' })).focus();
  await user.keyboard('{Enter}');
  expect(search).toHaveFocus();
  screen.getByRole('button', { name: '장벽 크림 삭제' }).focus();
  await user.keyboard('{Enter}');
  expect(search).toHaveFocus();
  await user.keyboard('장벽');
  await user.click(await screen.findByRole('button', { name: '장벽 크림 추가' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '등록' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(visits.current).toMatch(/^\/manage\/videos\/\d+$/));
  expect(await read(visits.current)).toMatchObject({
    link: 'https://www.youtube.com/watch?v=abcdefghij1',
    title: '햇빛을 재는 법',
    categories: ['sun'],
    products: [{ name: '장벽 크림' }],
    image: expect.stringMatching(/^\/api\/v1\/files\//),
    status: 'published',
  });
});

test('an editor adds pictures with their texts, and hides the post again', async () => {
  const { user, visits, unmount } = await open('photos', 'new');
  await user.type(screen.getByLabelText('제목'), '물결');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('사진을 한 장 이상 올려 주세요.')).toBeVisible();
  await user.upload(screen.getByLabelText('사진 추가'), [await aPicture('one.png'), await aPicture('two.png')]);
  const [first] = await screen.findAllByLabelText(/설명/, { selector: 'ol input' });
  await user.type(first as HTMLElement, '첫 물결');
  await waitFor(() => expect(screen.getByRole('button', { name: '등록' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(visits.current).toMatch(/^\/manage\/photos\/\d+$/));
  const made = await read(visits.current);
  expect(made.pictures).toMatchObject([{ alt: '첫 물결' }, { alt: '' }]);
  unmount();
  const stored = await open('photos', made.id);
  await stored.user.click(screen.getByRole('checkbox', { name: '공개' }));
  await stored.user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('목록과 홈에서 빠지고, 주소로도 열리지 않아요.')).toBeVisible();
  expect(await read(visits.current)).toMatchObject({ status: 'hidden', pictures: [{ alt: '첫 물결' }, { alt: '' }] });
});

test('the lists narrow by words and by state, and lead to each', async () => {
  const { id } = await aVideo('햇빛을 재는 법');
  await aVideo('겨울 보습', { status: 'hidden' });
  const { unmount } = await renderPage(videoList, { path: '/manage/videos?state=published', member: editor });
  const table = within(screen.getByRole('table', { name: '영상 목록' }));
  expect(table.getByRole('link', { name: '햇빛을 재는 법' })).toHaveAttribute('href', `/manage/videos/${id}`);
  expect(table.queryByText('겨울 보습')).toBeNull();
  unmount();
  await renderPage(photoList, { path: '/manage/photos', member: editor });
  expect(screen.getByText('아직 사진 글이 없어요')).toBeVisible();
});

test('the second of two operators compares both versions of a video', async () => {
  const video = await aVideo('처음 제목');
  const { user } = await open('videos', video.id);
  const title = screen.getByLabelText('제목');
  await user.clear(title);
  await user.type(title, '내 제목');
  const { id: _, published_at: __, ...body } = await read(`/manage/videos/${video.id}`);
  await call('PUT', `manage/videos/${video.id}/`, { token: editor.token, body: { ...body, title: '그들의 제목' } });
  await user.click(screen.getByRole('button', { name: '저장' }));
  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  await user.click(sheet.getByRole('button', { name: '저장된 내용 쓰기' }));
  expect(screen.getByLabelText('제목')).toHaveValue('그들의 제목');
});

test('an editor reads what the last imports did, and what they could not use', async () => {
  const list = await renderPage(videoList, { path: '/manage/videos', member: editor });
  expect(screen.getByRole('link', { name: '가져오기 기록' })).toHaveAttribute('href', '/manage/videos/imports');
  list.unmount();
  const { unmount } = await renderPage(importsPage, { path: '/manage/videos/imports', member: editor });
  expect(screen.getByText('아직 가져온 적이 없어요')).toBeVisible();
  unmount();
  const at = { startedAt: provider.now(), endedAt: provider.now() };
  const problems = ['https://i1.ytimg.com/vi/abcdefghij1/hqdefault.jpg answered 503'];
  await provider.insert(importRuns, [
    { ...at, videos: null, photos: null, problems: [], problemCount: 0, error: 'feed.xml is no file' },
    { ...at, videos: { added: 1200, changed: 2, same: 3 }, photos: null, problems, problemCount: 7, error: '' },
  ]);
  await renderPage(importsPage, { path: '/manage/videos/imports', member: editor });
  const [latest, earlier] = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  const latestRun = within(latest?.closest('li') as HTMLElement);
  expect(latestRun.getByText('새로 1,200 · 바뀜 2 · 그대로 3')).toBeVisible();
  expect(latestRun.getByText('가져오지 못한 것 7개')).toBeVisible();
  expect(latestRun.getByText(problems[0] as string)).toBeVisible();
  expect(latestRun.getByText('앞의 1개만 보여요.')).toBeVisible();
  const earlierRun = within(earlier?.closest('li') as HTMLElement);
  expect(earlierRun.getByText('중단됨')).toBeVisible();
  expect(earlierRun.getByText('feed.xml is no file')).toBeVisible();
});
