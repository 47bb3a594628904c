import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forumsApi } from '@/api/forums';
import { RenderedAtProvider } from '@/hooks/useRenderedAt';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { markListsChanged } from '@/lib/browser/listChanges';
import { answered, callsMade, layScenario } from '../api';
import { aForum } from '../factories';
import { renderPage } from '../render';

const { useGetForumsQuery } = forumsApi;
const asked = () => callsMade().filter((call) => call.startsWith('GET forums/')).length;

/** Renders a list that revalidates and retries, as every page's does. */
function List() {
  const answer = useGetForumsQuery();
  const { away, retry } = useRetryWhenDown(answer, ['Forums']);
  useRevalidateOnVisit(['Forums']);
  return (
    <>
      <p>{away ? '없음' : `포럼 ${answer.data?.results.length ?? 0}`}</p>
      <button type="button" onClick={retry}>
        다시
      </button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
const open = (renderedAt: string) =>
  renderPage(
    <RenderedAtProvider renderedAt={renderedAt}>
      <List />
    </RenderedAtProvider>,
    { path: `/forums?at=${renderedAt}` },
  );
const now = () => new Date().toISOString();
const before = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

test('a page is fetched once while its copy is fresh', async () => {
  await aForum();
  await open(now());
  expect(await screen.findByText(/포럼 [1-9]/)).toBeVisible();
  expect(asked()).toBe(1);
});

test('a page that this visit changed since it was rendered is fetched again', async () => {
  await aForum();
  const renderedAt = before(5);
  markListsChanged();
  await open(renderedAt);
  expect(await screen.findByText(/포럼 [1-9]/)).toBeVisible();
  await expect.poll(asked).toBe(2);
});

test.each([
  [5, 1],
  [20, 2],
])('a revisit of a copy that is %d s old costs %d calls', async (age, calls) => {
  await aForum();
  const renderedAt = now();
  const first = await open(renderedAt);
  expect(await screen.findByText(/포럼 [1-9]/)).toBeVisible();
  first.unmount();
  vi.setSystemTime(Date.now() + age * 1000);
  const requestsBefore = asked();
  await open(renderedAt);
  expect(await screen.findByText(/포럼 [1-9]/)).toBeVisible();
  await act(answered);
  expect(asked() - requestsBefore).toBe(calls);
});

test('a list that failed to load is fetched again every 10 s until it succeeds', async () => {
  await aForum();
  layScenario('error');
  await open(now());
  expect(await screen.findByText('없음')).toBeVisible();
  const failed = asked();
  await act(async () => void vi.advanceTimersByTime(10_000));
  await expect.poll(asked).toBeGreaterThan(failed);
  expect(screen.getByText('없음')).toBeVisible();
  layScenario(undefined);
  await act(async () => void vi.advanceTimersByTime(10_000));
  expect(await screen.findByText(/포럼 [1-9]/)).toBeVisible();
  const recovered = asked();
  await act(async () => void vi.advanceTimersByTime(60_000));
  expect(asked()).toBe(recovered);
});

test('a list that failed to load is fetched at once by a tap', async () => {
  await aForum();
  layScenario('error');
  const { user } = await open(now());
  expect(await screen.findByText('없음')).toBeVisible();
  layScenario(undefined);
  await user.click(screen.getByRole('button', { name: '다시' }));
  expect(await screen.findByText(/포럼 [1-9]/)).toBeVisible();
});
