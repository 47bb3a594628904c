import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
// Loaded early, so that no test waits for its compilation.
import '@/components/events/ApplyForm';
import * as coursePage from '@/pages/courses/[slug]';
import * as missionPage from '@/pages/missions/[id]';
import * as productPage from '@/pages/products/[id]';
import * as rafflePage from '@/pages/raffles/[id]';
import { anEvent } from '@/provider/areas/events/fixtures';
import { aMission } from '@/provider/areas/missions/testing';
import { aRaffle } from '@/provider/areas/raffles/testing';
import { answered, callsMade, testProvider } from '../api';
import { aProduct, insertTerms } from '../contents/make';
import { aCourse } from '../courses/factories';
import { openEvent } from '../events/open';
import { aMember } from '../factories';
import { renderPage } from '../render';

// Before the first call, since the provider caches names for a few seconds.
beforeAll(insertTerms);

const MINUTE = 60;
/** Shorter than a call may take by the reader's clock, which does not wait for the provider. */
const STEP = 10;

/** Advances the provider's clock and the reader's together, so that each call is answered in its time. */
async function pass(minutes: number) {
  const provider = await testProvider();
  for (let passed = 0; passed < minutes * MINUTE; passed += STEP) {
    provider.advance(STEP);
    await act(() => vi.advanceTimersByTimeAsync(STEP * 1000));
    await act(answered);
  }
}

/** Sets the reader's clock, so much ahead of the provider's, and returns a time of the provider's that is to come. */
async function readerAhead(minutes = 0) {
  const provider = await testProvider();
  const now = provider.now().getTime();
  vi.useFakeTimers({ now: now + minutes * MINUTE * 1000, shouldAdvanceTime: true });
  return (after: number) => new Date(now + after * MINUTE * 1000);
}
const asked = (path: string) => callsMade().filter((made) => made === `GET ${path}`).length;

test('the page of an event that is left open gets its form at the beginning, and loses it at the end', async () => {
  const provider = await testProvider();
  const at = await readerAhead();
  const event = await anEvent(provider, ['answer'], { startsAt: at(1), endsAt: at(4), announcesAt: at(60) });
  await openEvent(event, await aMember());
  expect(screen.queryByRole('button', { name: '응모하기' })).toBeNull();
  await pass(3);
  expect(await screen.findByRole('button', { name: '응모하기' })).toBeVisible();
  await pass(3);
  expect(await screen.findByText(/^응모한 사람이 없어서/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '응모하기' })).toBeNull();
});

test('the page of a raffle that is left open gets its button at the beginning, and loses it at the end', async () => {
  const provider = await testProvider();
  const at = await readerAhead();
  const { id } = await aRaffle(provider, { startsAt: at(1), endsAt: at(4) });
  await renderPage(rafflePage, { route: '/raffles/[id]', params: { id }, member: await aMember() });
  expect(screen.queryByRole('button', { name: '무료로 참여하기' })).toBeNull();
  await pass(3);
  expect(await screen.findByRole('button', { name: '무료로 참여하기' })).toBeVisible();
  await pass(3);
  expect(screen.queryByRole('button', { name: '무료로 참여하기' })).toBeNull();
});

test('the page of a mission that is left open loses its form at the end', async () => {
  const at = await readerAhead();
  const { id } = await aMission(await testProvider(), { endsAt: at(2) });
  await renderPage(missionPage, { route: '/missions/[id]', params: { id }, member: await aMember() });
  expect(await screen.findByRole('button', { name: '정답 확인하기' })).toBeVisible();
  await pass(4);
  expect(await screen.findByRole('link', { name: '진행 중인 미션 보기' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '정답 확인하기' })).toBeNull();
});

test('the page of a course that is left open takes no application after its end', async () => {
  const at = await readerAhead();
  const slug = await aCourse({ closesAt: at(2) });
  await renderPage(coursePage, { route: '/courses/[slug]', params: { slug } });
  expect(screen.getByRole('link', { name: '로그인하고 과제 제출하기' })).toBeVisible();
  await pass(4);
  expect(await screen.findByText(/^마감된 코스라 과제를 더 받지 않아요/)).toBeVisible();
});

test('the page of a product that is left open shows its price without the deal once that is over', async () => {
  const at = await readerAhead();
  const { id } = await aProduct({ deal: 'sale', price: 29_000, dealPrice: 23_200, dealEndsAt: at(2) });
  await renderPage(productPage, { route: '/products/[id]', params: { id } });
  expect(screen.getByText('23,200원')).toBeVisible();
  await pass(4);
  expect(await screen.findByText('29,000원')).toBeVisible();
  expect(screen.queryByText('23,200원')).toBeNull();
});

test('a reader whose clock is ahead does not fetch again and again', async () => {
  const provider = await testProvider();
  const at = await readerAhead(30);
  const event = await anEvent(provider, ['answer'], { startsAt: at(20), endsAt: at(60), announcesAt: at(60) });
  await openEvent(event);
  await pass(2);
  // At the beginning by the reader's clock, and once after that.
  const turned = asked(`events/${event.slug}/`);
  expect(turned).toBeGreaterThanOrEqual(3);
  await pass(5);
  expect(asked(`events/${event.slug}/`)).toBe(turned);
});

test('a raffle that is closed since its prizes are won is not fetched again', async () => {
  const provider = await testProvider();
  const at = await readerAhead();
  const { id } = await aRaffle(provider, { stock: 0, startsAt: at(-1), endsAt: at(60) });
  await renderPage(rafflePage, { route: '/raffles/[id]', params: { id } });
  const before = asked(`raffles/${id}/`);
  await pass(2);
  expect(asked(`raffles/${id}/`)).toBe(before);
});
