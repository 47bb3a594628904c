import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '@/provider/platform/time/seoul';
// Loaded early, so that no test waits for its compilation.
import '@/components/challenges/CheckInForm';
import * as challengePage from '@/pages/challenges/[id]';
import { authenticated } from '@/store/user';
import { answered, call, setSession, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';
import { anOpenChallenge, anParticipant } from './factories';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Shorter than a call may take by the reader's clock, which does not wait for the provider. */
const STEP = 10;
/**
 * Advances the provider's clock and the reader's at once, as while a device sleeps, and lets what waited happen. The
 * member's token has ended meanwhile, and is renewed.
 */
async function sleep(seconds: number, member: TestMember, { store }: Awaited<ReturnType<typeof open>>) {
  const { services, advance, session } = await testProvider();
  advance(seconds - 2 * MINUTE);
  vi.setSystemTime(services.now());
  const { token } = await session(member.id);
  setSession({ user: member.user, accessToken: token, expires: '2030-01-01T00:00:00.000Z' });
  await act(async () => void store.dispatch(authenticated({ user: member.user, accessToken: token })));
  advance(2 * MINUTE);
  for (let passed = 0; passed < 2 * MINUTE; passed += STEP) {
    await act(() => vi.advanceTimersByTimeAsync(STEP * 1000));
    await act(answered);
  }
  return { ...member, token };
}

const open = ({ id }: { id: number }, member: TestMember) =>
  renderPage(challengePage, { route: '/challenges/[id]', params: { id }, member });
/** Returns what a page shows of the reader's own participation. */
const shownBy = ({ container }: { container: HTMLElement }) =>
  ['part', 'mine'].map((id) => container.querySelector(`[aria-labelledby="${id}"]`)?.textContent);

let began: Date;
beforeEach(async () => {
  const { services } = await testProvider();
  began = services.now();
  vi.useFakeTimers({ now: began, shouldAdvanceTime: true });
});
afterEach(async () => {
  const { services, advance } = await testProvider();
  advance((began.getTime() - services.now().getTime()) / 1000);
  vi.useRealTimers();
});

// It is noon in Seoul. Each step ends a minute after an opening, a closing or a midnight.
const allDay = { steps: [12 * HOUR, 24 * HOUR] };
const morning = {
  row: { opensAt: '06:00:00', closesAt: '13:00:00' },
  steps: [1 * HOUR, 11 * HOUR, 6 * HOUR, 7 * HOUR, 11 * HOUR],
};
const afternoon = {
  row: { opensAt: '15:00:00', closesAt: '18:00:00' },
  steps: [3 * HOUR, 3 * HOUR, 6 * HOUR, 15 * HOUR, 3 * HOUR, 6 * HOUR],
};
const overnight = {
  row: { opensAt: '22:00:00', closesAt: '02:00:00' },
  steps: [10 * HOUR, 2 * HOUR, 2 * HOUR, 20 * HOUR, 2 * HOUR, 2 * HOUR],
};

test.each([
  ['all day', 'joined', allDay],
  ['all day', 'checked', allDay],
  ['06:00–13:00', 'checked', morning],
  ['15:00–18:00', 'joined', afternoon],
  ['22:00–02:00', 'joined', overnight],
] as const)('a page that was left open (%s, %s) shows what a new one does, to the end', async (_, state, times) => {
  const today = began.toISOString().slice(0, 10);
  const row = 'row' in times ? times.row : {};
  // Without a picture, which would be named twice while a new page is beside the one that was left open.
  const challenge = await anOpenChallenge({ ...row, image: '', endsOn: addDays(today, 1) });
  let member = await aMember();
  await anParticipant(challenge.id, { by: member, ...(state === 'checked' && { said: {} }) });
  const left = await open(challenge, member);
  let passed = 0;
  for (const seconds of times.steps) {
    member = await sleep(seconds + (passed === 0 ? MINUTE : 0), member, left);
    passed += seconds;
    const fresh = await open(challenge, member);
    await within(fresh.container).findByRole('heading', { name: '내 기록' });
    // The new page too shows the reader's own zone a moment later.
    await waitFor(() => expect(shownBy(left), `after ${passed / HOUR} h`).toEqual(shownBy(fresh)));
    fresh.unmount();
  }
});

test('past midnight the form is empty, and what it sends is that day’s', async () => {
  const challenge = await anOpenChallenge();
  const first = await aMember();
  const { id } = await anParticipant(challenge.id, { by: first, said: { content: '어제 쓴 것' } });
  const page = await open(challenge, first);
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: '인증 수정' }));
  expect(await screen.findByLabelText('오늘은 어땠나요?')).toHaveValue('어제 쓴 것');
  const { token } = await sleep(12 * HOUR + MINUTE, first, page);
  await user.click(await screen.findByRole('button', { name: '오늘 인증하기' }));
  expect(await screen.findByLabelText('오늘은 어땠나요?')).toHaveValue('');
  await user.type(screen.getByLabelText('오늘은 어땠나요?'), '오늘 쓴 것');
  await user.click(screen.getByRole('button', { name: '인증하기' }));
  expect(await screen.findByText('인증 2일')).toBeVisible();
  const { body } = await call('GET', `challenges/${challenge.id}/entrants/${id}/`, { token });
  const said = body.calendar.map(({ content }: { content: string }) => content).filter(Boolean);
  expect(said).toEqual(['어제 쓴 것', '오늘 쓴 것']);
});
