import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
// Loaded early, so that no test waits for its compilation.
import '@/components/events/ApplyForm';
import * as rafflePage from '@/pages/raffles/[id]';
import { anEvent } from '@/provider/areas/events/fixtures';
import { aRaffle } from '@/provider/areas/raffles/testing';
import { answered, callsMade, testProvider } from '../api';
import { openEvent } from '../events/open';
import { aMember } from '../factories';
import { renderPage } from '../render';

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
