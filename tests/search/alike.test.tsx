import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { Composer } from '@/components/topics/composer/Composer';
import NewQuestionPage from '@/pages/questions/new';
import { answered, callsMade, server } from '../api';
import { aForum, aMember, aTopic } from '../factories';
import { aQuestion } from '../questions/factories';
import { renderPage } from '../render';

afterEach(() => vi.useRealTimers());

const alikeCalls = () => callsMade().filter((call) => call.includes('search/alike/'));
const links = (name: string) => screen.findByRole('link', { name });

/** Opens the form of a question, whose pauses `pause` makes from then on. */
async function openForm() {
  const page = await renderPage(<NewQuestionPage />, { path: '/questions/new', member: await aMember() });
  const title = await screen.findByRole('textbox', { name: '제목' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return { ...page, title };
}
const pause = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
/** Lets the calls of a pause be answered. */
async function afterPause() {
  await pause(500);
  vi.useRealTimers();
  await act(answered);
}

test('a pause in typing a title shows questions alike, which open in a new tab and lose nothing', async () => {
  const { slug } = await aQuestion({ title: '레티놀 바르고 각질이 벗겨져요' });
  const { title } = await openForm();
  for (const typed of ['레티놀', '레티놀을', '레티놀을 ', '레티놀을 발라서', '레티놀을 발라서 각질이']) {
    type(title, typed);
    await pause(400);
  }
  expect(alikeCalls()).toEqual([]);
  await afterPause();
  const link = await links('레티놀 바르고 각질이 벗겨져요');
  expect(alikeCalls()).toHaveLength(1);
  expect(link).toHaveAttribute('href', `/questions/${slug}`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('list', { name: '비슷한 질문이 1개 있어요' })).toContainElement(link);
  expect(screen.getAllByRole('status').map((it) => it.textContent)).toContain('비슷한 질문이 1개 있어요');
  fireEvent.click(link);
  expect(title).toHaveValue('레티놀을 발라서 각질이');
});

test('nothing is looked up within a composition, which a Korean keyboard ends with the word', async () => {
  await aQuestion({ title: '흑당고구마팩 후기 궁금해요' });
  const { title } = await openForm();
  fireEvent.compositionStart(title);
  type(title, '흑당고구마팩');
  await pause(60_000);
  expect(alikeCalls()).toEqual([]);
  fireEvent.compositionEnd(title);
  await afterPause();
  expect(await links('흑당고구마팩 후기 궁금해요')).toBeVisible();
  expect(alikeCalls()).toHaveLength(1);
});

test('three letters, and a title that is not like any, show nothing', async () => {
  await aQuestion({ title: '세안제' });
  const { title } = await openForm();
  type(title, '세안제');
  await pause(5000);
  expect(alikeCalls()).toEqual([]);
  type(title, '없는낱말들');
  await afterPause();
  expect(alikeCalls()).toHaveLength(1);
  expect(screen.queryByText(/비슷한 질문/)).toBeNull();
});

test('what was found stays while the title changes, and goes with a failure, without a word of it', async () => {
  await aQuestion({ title: '마스크팩 순서가 헷갈려요' });
  const { title } = await openForm();
  type(title, '마스크팩 순서');
  await afterPause();
  await links('마스크팩 순서가 헷갈려요');
  let failed = 0;
  server.use(
    http.get('*/api/v1/search/alike/', () => {
      expect(screen.getByRole('link', { name: '마스크팩 순서가 헷갈려요' })).toBeVisible();
      failed += 1;
      return HttpResponse.json({ code: 'internal' }, { status: 500 });
    }),
  );
  type(title, '마스크팩 순서를 알려');
  expect(screen.getByRole('link', { name: '마스크팩 순서가 헷갈려요' })).toBeVisible();
  await waitFor(() => expect(failed).toBeGreaterThan(0), { timeout: 3000 });
  await waitFor(() => expect(screen.queryByText(/비슷한 질문/)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

/** Returns whether a link is beneath the fields, for the eye and for the Tab key. */
const isBeneath = (link: HTMLElement) =>
  (screen.getByRole('textbox', { name: '내용' }).compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

test('questions that come when the title has been left are beneath what is typed then', async () => {
  await aQuestion({ title: '어성초 토너 괜찮나요' });
  await aQuestion({ title: '병풀크림 괜찮나요' });
  const { title } = await openForm();
  type(title, '어성초 토너');
  act(() => screen.getByRole('textbox', { name: '내용' }).focus());
  await afterPause();
  expect(isBeneath(await links('어성초 토너 괜찮나요'))).toBe(true);
  act(() => title.focus());
  type(title, '병풀크림');
  const next = await screen.findByRole('link', { name: '병풀크림 괜찮나요' }, { timeout: 3000 });
  expect(isBeneath(next)).toBe(false);
});

test('questions above a field that is typed in stay there', async () => {
  await aQuestion({ title: '달팽이크림 끈적이나요' });
  const { title } = await openForm();
  act(() => title.focus());
  type(title, '달팽이크림');
  await afterPause();
  await links('달팽이크림 끈적이나요');
  type(title, '없는낱말들');
  act(() => screen.getByRole('textbox', { name: '내용' }).focus());
  await waitFor(() => expect(alikeCalls()).toHaveLength(2), { timeout: 3000 });
  await act(answered);
  expect(isBeneath(await links('달팽이크림 끈적이나요'))).toBe(false);
});

test('the form of a topic shows topics alike', async () => {
  const forum = await aForum();
  const topic = await aTopic({ forum, title: '겨울철 수분크림 정착기' });
  const own = { ...forum, description: '', topic_count: 0, last_topic_at: null, categories: [], tags: [] };
  await renderPage(<Composer forum={own} />, { path: `/forums/${forum.slug}/new`, member: await aMember() });
  fireEvent.input(screen.getByLabelText('제목'), { target: { value: '겨울철 수분크림' } });
  const link = await screen.findByRole('link', { name: '겨울철 수분크림 정착기' }, { timeout: 3000 });
  expect(link).toHaveAttribute('href', `/forums/${forum.slug}/topics/${topic.id}`);
});
