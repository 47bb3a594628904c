import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Loaded early, so that no test waits for its compilation.
import '@/components/challenges/Completed';
import * as challengePage from '@/pages/challenges/[id]';
import { aChallenge, participantsOf } from '@/provider/areas/challenges/testing';
import { challenges } from '@/provider/db/schema/challenges';
import { users } from '@/provider/db/schema/users';
import { call, callsMade, layScenario, loseResponse, server, testProvider } from '../api';
import { standOutOfView } from '../browser';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

beforeEach(async () => {
  const { services } = await testProvider();
  vi.useFakeTimers({ toFake: ['Date'], now: services.now() });
});
afterEach(() => void vi.unstubAllGlobals());
const make = async (row: Parameters<typeof aChallenge>[1] = {}) =>
  aChallenge(await testProvider(), { image: '/files/a.webp', ...row });
const open = ({ id }: { id: number }, member?: TestMember, locale?: 'en') =>
  renderPage(challengePage, { route: '/challenges/[id]', params: { id }, member, locale });
const participantIn = async (challenge: { id: number }, member: TestMember, said?: object) => {
  const [participant] = await participantsOf(await testProvider(), challenge.id, [member], said);
  return participant;
};

/** Opens the form of today's check-in. */
const openForm = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(await screen.findByRole('button', { name: '오늘 인증하기' }));

/** A zone where it is 23:30 when it is noon in Seoul. */
const lateZone = { timeZone: 'America/St_Johns' };
const PAST_MIDNIGHT_SECONDS = 45 * 60;
/** Advances the provider's clock and the reader's to the next day there, for the duration of `action`. */
async function onTheNextDay(action: () => Promise<void>) {
  const { services, advance } = await testProvider();
  advance(PAST_MIDNIGHT_SECONDS);
  vi.setSystemTime(services.now());
  try {
    await action();
  } finally {
    advance(-PAST_MIDNIGHT_SECONDS);
  }
}

test('its questions and rewards are shown before any tap', async () => {
  const challenge = await make({ needsPhoto: true, rules: ['아침마다 물 한 잔'] });
  await open(challenge);
  expect(screen.getByText('10일 중 9일 이상 인증')).toBeVisible();
  expect(screen.getByText('인증마다 한 장 이상')).toBeVisible();
  expect(screen.getByText('아침마다 물 한 잔')).toBeVisible();
  expect(screen.getByText('20P · 10XP')).toBeVisible();
  expect(screen.getByText('300P · 100XP · 하트 3개')).toBeVisible();
});

test('the latest pictures lead to their members’ days, that of a member who has left nowhere', async () => {
  const challenge = await make();
  const [member, left] = [await aMember(), await aMember()];
  for (const who of [member, left]) await participantIn(challenge, who, { image: '/files/b.webp' });
  await (await testProvider()).update(users, { status: 'left' }, eq(users.id, left.id));
  await open(challenge);
  const latest = within(screen.getByRole('region', { name: '함께하는 사람들' }));
  expect(latest.getByRole('img', { name: '탈퇴한 회원님의 인증' })).toBeVisible();
  const link = latest.getByRole('link', { name: `${member.nickname}님의 인증` });
  expect(link).toHaveAttribute('href', `/challenges/${challenge.id}/participants?user=${member.username}`);
  expect(latest.queryByRole('link', { name: '탈퇴한 회원님의 인증' })).toBeNull();
});

test('a visitor is led to sign in and back', async () => {
  const challenge = await make();
  const { user, visits } = await open(challenge);
  await user.click(screen.getByRole('button', { name: '참여하기' }));
  await expect.poll(() => visits.current).toContain('/auth/signin');
  expect(visits.current).toContain(encodeURIComponent(`/challenges/${challenge.id}`));
});

test('a member joins by one tap where there are no questions, and can check in at once', async () => {
  const { user } = await open(await make(), await aMember());
  await user.click(await screen.findByRole('button', { name: '참여하기' }));
  expect(await screen.findByText('챌린지에 참여했어요. 첫 인증을 기다릴게요.')).toBeVisible();
  expect(await screen.findByRole('button', { name: '오늘 인증하기' })).toBeVisible();
});

test('the button to join stays in reach at the end of a phone’s window, and leads through the same questions', async () => {
  standOutOfView(-300);
  const challenge = await make({ question1: '지금 피부는 어때요?' });
  const { user } = await open(challenge, await aMember());
  await waitFor(() => expect(screen.getAllByRole('button', { name: '참여하기' })).toHaveLength(2));
  await user.click(screen.getAllByRole('button', { name: '참여하기' }).at(-1) as HTMLElement);
  const sheet = within(await screen.findByRole('dialog', { name: '참여하기 전에' }));
  await user.click(sheet.getByRole('button', { name: '참여하기' }));
  expect(await screen.findByText('챌린지에 참여했어요. 첫 인증을 기다릴게요.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '참여하기' })).toBeNull());
});

test('the check-in that completes a challenge opens its days and rewards, to be kept and shared', async () => {
  const { services } = await testProvider();
  const today = services.now().toISOString().slice(0, 10);
  const challenge = await make({ startsOn: today, endsOn: today });
  const member = await aMember();
  await participantIn(challenge, member);
  const { user } = await open(challenge, member);
  await openForm(user);
  await user.click(await screen.findByRole('button', { name: '인증하기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '완주했어요' }));
  expect(sheet.getByText('320P · 110XP · 하트 3개')).toBeVisible();
  expect(within(sheet.getByRole('list', { name: '인증 달력' })).getAllByText(/인증했어요$/)).toHaveLength(1);
  expect(sheet.getByRole('button', { name: '자랑하기' })).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '완주했어요' })).toBeNull());
  expect(screen.getByText('오늘 인증을 마쳤어요')).toBeVisible();
});

test('questions are answered before joining, and the answers survive a failure', async () => {
  const challenge = await make({ question1: '지금 피부는 어때요?', question2: '다짐 한마디' });
  const { user } = await open(challenge, await aMember());
  await user.click(await screen.findByRole('button', { name: '참여하기' }));
  const sheet = await screen.findByRole('dialog', { name: '참여하기 전에' });
  await user.type(within(sheet).getByLabelText('지금 피부는 어때요?'), '건조해요');
  layScenario('offline');
  await user.click(within(sheet).getByRole('button', { name: '참여하기' }));
  expect(await screen.findByText('참여하지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible();
  expect(within(sheet).getByLabelText('지금 피부는 어때요?')).toHaveValue('건조해요');
  layScenario(undefined);
  await user.click(within(sheet).getByRole('button', { name: '참여하기' }));
  expect(await screen.findByRole('button', { name: '오늘 인증하기' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a question that is asked otherwise by now is shown before what was typed is sent as its answer', async () => {
  const challenge = await make({ question1: '지금 피부는 어때요?' });
  const { user } = await open(challenge, await aMember());
  await user.click(await screen.findByRole('button', { name: '참여하기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '참여하기 전에' }));
  await user.type(sheet.getByLabelText('지금 피부는 어때요?'), '건조해요');
  const { write } = await testProvider();
  await write((tx) =>
    tx.update(challenges).set({ question1: '어제보다 나아졌나요?', version: 2 }).where(eq(challenges.id, challenge.id)),
  );
  await user.click(sheet.getByRole('button', { name: '참여하기' }));
  expect(await sheet.findByLabelText('어제보다 나아졌나요?')).toHaveValue('건조해요');
});

test('a member who is too late to complete it is informed before joining', async () => {
  const { services } = await testProvider();
  const endsOn = services.now().toISOString().slice(0, 10);
  await open(await make({ endsOn }), await aMember());
  expect(await screen.findByText(/남은 인증이 1번이라 완주에 필요한 3일을 채울 수 없어요/)).toBeVisible();
});

test('to a participant the record and today’s check-in come before what the challenge says', async () => {
  const challenge = await make();
  const member = await aMember();
  await participantIn(challenge, member);
  const { unmount } = await open(challenge, member);
  const button = await screen.findByRole('button', { name: '오늘 인증하기' });
  const follows = (text: string) =>
    screen.getByText(text).compareDocumentPosition(button) & Node.DOCUMENT_POSITION_PRECEDING;
  expect([follows('오늘부터 이어 가 볼까요?'), follows('참여 보상')].map(Boolean)).toEqual([false, true]);
  expect(screen.queryByLabelText('오늘은 어땠나요?')).toBeNull();
  unmount();

  // The next visit begins like that, before the participation is loaded.
  const isOwn = (request: Request) => new URL(request.url).searchParams.has('user');
  server.use(
    http.get('*/entrants/', ({ request }) => (isOwn(request) ? new Promise<never>(() => undefined) : undefined)),
  );
  await open(challenge, member);
  expect(screen.queryByRole('button', { name: '참여하기' })).toBeNull();
});

test('a check-in is shown in the calendar with its reward; the input is kept until then', async () => {
  const challenge = await make();
  const member = await aMember();
  await participantIn(challenge, member);
  const first = await open(challenge, member);
  await openForm(first.user);
  expect(screen.getByRole('heading', { name: '오늘의 인증' })).toHaveFocus();
  await first.user.type(await screen.findByLabelText('오늘은 어땠나요?'), '두 잔 마셨어요');
  layScenario('offline');
  await first.user.click(screen.getByRole('button', { name: '인증하기' }));
  expect(await screen.findByText(/쓰신 내용은 그대로 있으니/)).toBeVisible();
  layScenario(undefined);
  first.unmount();

  const { user } = await open(challenge, member);
  expect(await screen.findByDisplayValue('두 잔 마셨어요')).toHaveAccessibleName('오늘은 어땠나요?');
  await user.click(screen.getByRole('button', { name: '인증하기' }));
  expect(await screen.findByText('인증했어요. 20P · 10XP')).toBeVisible();
  expect(await screen.findByText('오늘 인증을 마쳤어요')).toBeVisible();
  expect(await screen.findByText('인증 1일')).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('오늘은 어땠나요?')).toBeNull());
});

test('a check-in whose response was lost is sent again under the same key, and counted once', async () => {
  const challenge = await make();
  const member = await aMember();
  await participantIn(challenge, member);
  const keys: (string | null)[] = [];
  const noteKey = (request: Request) => void keys.push(request.headers.get('Idempotency-Key'));
  server.use(http.post('*/check/', ({ request }) => noteKey(request)));
  loseResponse('post', '*/check/', noteKey);
  const { user } = await open(challenge, member);
  await openForm(user);
  await user.click(await screen.findByRole('button', { name: '인증하기' }));
  expect(await screen.findByText(/쓰신 내용은 그대로 있으니/)).toBeVisible();
  expect(Object.keys(sessionStorage).join()).not.toContain('content');
  await user.click(screen.getByRole('button', { name: '인증하기' }));
  expect(await screen.findByText('인증했어요. 20P · 10XP')).toBeVisible();
  expect(keys[0]).toBe(keys[1]);
});

test('a check-in whose answer was lost is not that of the next day, which is sent separately', async () => {
  const challenge = await make(lateZone);
  const member = await aMember();
  await participantIn(challenge, member);
  loseResponse('post', '*/check/');
  const { user, unmount } = await open(challenge, member);
  await openForm(user);
  await user.click(await screen.findByRole('button', { name: '인증하기' }));
  expect(await screen.findByText(/쓰신 내용은 그대로 있으니/)).toBeVisible();
  unmount();
  await onTheNextDay(async () => {
    const next = await open(challenge, member);
    expect(await screen.findByText('인증 1일')).toBeVisible();
    await openForm(next.user);
    await next.user.click(await screen.findByRole('button', { name: '인증하기' }));
    expect(await screen.findByText('인증 2일')).toBeVisible();
  });
});

test('a missing required picture is reported before anything is sent', async () => {
  const challenge = await make({ needsPhoto: true });
  const member = await aMember();
  await participantIn(challenge, member);
  const { user } = await open(challenge, member);
  await openForm(user);
  await user.click(await screen.findByRole('button', { name: '인증하기' }));
  expect(await screen.findByText('사진을 한 장 이상 올려 주세요.')).toBeVisible();
  expect(callsMade().some((call) => call.includes('/check/'))).toBe(false);
});

test('today’s check-in can be changed, and credits nothing twice', async () => {
  const challenge = await make();
  const member = await aMember();
  await participantIn(challenge, member, { content: '처음 쓴 것' });
  const { user } = await open(challenge, member);
  await user.click(await screen.findByRole('button', { name: '인증 수정' }));
  const field = await screen.findByLabelText('오늘은 어땠나요?');
  expect(field).toHaveValue('처음 쓴 것');
  await user.clear(field);
  await user.type(field, '고쳐 쓴 것');
  await user.click(screen.getByRole('button', { name: '수정 완료' }));
  expect(await screen.findByText('인증을 수정했어요.')).toBeVisible();
  expect(await screen.findByText('오늘 인증을 마쳤어요')).toBeVisible();
});

test('a discarded change is dropped, and an unfinished one is restored with a notice', async () => {
  const challenge = await make();
  const member = await aMember();
  await participantIn(challenge, member, { content: '처음 쓴 것' });
  const { user, unmount } = await open(challenge, member);
  const edit = async (by: typeof user) => by.click(await screen.findByRole('button', { name: '인증 수정' }));
  const field = () => screen.findByLabelText('오늘은 어땠나요?');
  await edit(user);
  await user.type(await field(), ' 그만둔 말');
  await user.click(screen.getByRole('button', { name: '수정 취소' }));
  await edit(user);
  expect(await field()).toHaveValue('처음 쓴 것');
  expect(screen.queryByText('쓰던 글을 불러왔어요.')).toBeNull();
  await user.type(await field(), ' 쓰다 만 말');
  unmount();

  const again = await open(challenge, member);
  await edit(again.user);
  expect(await screen.findByText('쓰던 글을 불러왔어요.')).toBeVisible();
  expect(await field()).toHaveValue('처음 쓴 것 쓰다 만 말');
  await again.user.click(screen.getByRole('button', { name: '원래 글로' }));
  expect(await field()).toHaveValue('처음 쓴 것');
});

test('the draft of one day’s check-in is not in the next day’s form', async () => {
  const challenge = await make(lateZone);
  const member = await aMember();
  const participant = await participantIn(challenge, member);
  const path = `challenges/${challenge.id}/entrants/${participant?.id}/check/`;
  const body = { content: '첫날', image: '', resourceUrls: [] };
  await call('POST', path, { token: member.token, body });
  const { user, unmount } = await open(challenge, member);
  await user.click(await screen.findByRole('button', { name: '인증 수정' }));
  await user.type(await screen.findByLabelText('오늘은 어땠나요?'), '에 고친 말');
  unmount();
  await onTheNextDay(async () => {
    const next = await open(challenge, member);
    await openForm(next.user);
    expect(await screen.findByRole('button', { name: '인증하기' })).toBeVisible();
    expect(screen.getByLabelText('오늘은 어땠나요?')).toHaveValue('');
  });
});

test('the last day’s check-in includes a review', async () => {
  const { services } = await testProvider();
  const endsOn = services.now().toISOString().slice(0, 10);
  const challenge = await make({ endsOn });
  const member = await aMember();
  await participantIn(challenge, member);
  const { user } = await open(challenge, member);
  await openForm(user);
  await user.type(await screen.findByLabelText('챌린지를 마치며'), '결이 고와졌어요');
  await user.click(screen.getByRole('button', { name: '인증하기' }));
  expect(await screen.findByRole('heading', { name: '내 후기' })).toBeVisible();
  expect(screen.getByText('결이 고와졌어요')).toBeVisible();
});

test('leaving lists what is reversed, and does it', async () => {
  const challenge = await make();
  const member = await aMember();
  await participantIn(challenge, member, {});
  const { user } = await open(challenge, member);
  await user.click(await screen.findByRole('button', { name: '그만두기' }));
  const sheet = await screen.findByRole('dialog', { name: '챌린지를 그만둘까요?' });
  expect(sheet).toHaveTextContent('인증 1번과 후기가 삭제되고');
  await user.click(within(sheet).getByRole('button', { name: '그만두기' }));
  expect(await screen.findByText('챌린지를 그만뒀어요.')).toBeVisible();
  expect(await screen.findByRole('button', { name: '참여하기' })).toBeVisible();
});

test('a window that is not open yet counts down, and opens without a reload', async () => {
  // It is noon in Seoul.
  const challenge = await make({ opensAt: '15:20:00', closesAt: '18:00:00' });
  const { services, advance } = await testProvider();
  vi.useRealTimers();
  vi.useFakeTimers({ now: services.now(), shouldAdvanceTime: true });
  await open(challenge);
  expect(screen.getByRole('timer')).toHaveTextContent('3시간 20분 뒤에 인증할 수 있어요');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('timer')).toHaveTextContent('3시간 19분 뒤에 인증할 수 있어요');
  advance(200 * 60);
  await act(() => vi.advanceTimersByTimeAsync(199 * 60_000));
  expect(await screen.findByText('지금 인증할 수 있어요')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('2시간 40분 남았어요');
  advance(-200 * 60);
});

test('a reader in another zone sees the check-in window by both clocks', async () => {
  // The tests' reader is in UTC.
  const challenge = await make({ opensAt: '06:00:00', closesAt: '10:00:00' });
  await open(challenge);
  expect(await screen.findByText(/^내 현지 시간/)).toBeVisible();
  expect(screen.getByText('3월 2일 21:00 – 3월 3일 01:00')).toBeVisible();
  expect(screen.getByText('3월 3일 06:00–10:00')).toBeVisible();
});

test('an ended challenge shows it, with a link to others', async () => {
  await open(await make({ startsOn: '2026-02-01', endsOn: '2026-02-10' }), await aMember());
  expect(await screen.findByText('종료된 챌린지예요')).toBeVisible();
  expect(screen.getByRole('link', { name: '진행 중인 챌린지 보기' })).toHaveAttribute('href', '/challenges');
  expect(screen.queryByRole('button', { name: '참여하기' })).toBeNull();
});

test('a challenge whose last window has passed is over for its readers, and cannot be joined', async () => {
  // It is noon in Seoul.
  const { services } = await testProvider();
  const endsOn = services.now().toISOString().slice(0, 10);
  const challenge = await make({ endsOn, opensAt: '06:00:00', closesAt: '10:00:00' });
  const member = await aMember();
  const { unmount } = await open(challenge, member);
  expect(await screen.findByText('종료된 챌린지예요')).toBeVisible();
  expect(screen.queryByRole('button', { name: '참여하기' })).toBeNull();
  const joined = await call('POST', `challenges/${challenge.id}/entrant/`, { token: member.token, body: {} });
  expect(joined).toMatchObject({ status: 409, body: { code: 'challenge_closed' } });
  unmount();
  await participantIn(challenge, member, { content: '마지막 날' });
  await open(challenge, member);
  // Until the own participation is there, the page says so in the way into the challenge.
  expect(await screen.findByRole('heading', { name: '내 기록' })).toBeVisible();
  expect(await screen.findByText('종료된 챌린지예요')).toBeVisible();
});

test('a first check-in that earns nothing is not called a change', async () => {
  const challenge = await make({ checkPoint: 0, checkXp: 0 });
  const member = await aMember();
  await participantIn(challenge, member);
  const { user } = await open(challenge, member);
  await openForm(user);
  await user.click(await screen.findByRole('button', { name: '인증하기' }));
  expect(await screen.findByText('인증했어요.')).toBeVisible();
});

test('an unverified member reads so in the place of joining', async () => {
  const member = await aMember({ emailVerifiedAt: null });
  const { user } = await open(await make(), member);
  expect(await screen.findByText(/아직 이메일을 인증하지 않았어요/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '참여하기' }));
  expect(screen.getByRole('button', { name: '참여하기' })).toBeVisible();
});

test('in English it reads as English does', async () => {
  await open(await make({ opensAt: '15:20:00', closesAt: '18:00:00' }), undefined, 'en');
  expect(screen.getByRole('heading', { level: 1, name: 'Ten days of moisture' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('Opens in 3 h 20 min');
});
