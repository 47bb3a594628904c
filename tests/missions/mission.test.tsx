import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import * as missionPage from '@/pages/missions/[id]';
import { aMission } from '@/provider/areas/missions/testing';
import { missions } from '@/provider/db/schema/missions';
import { addDays, seoulDay } from '@/provider/platform/time/seoul';
import { choose } from '../actions';
import { call, callsMade, layScenario, server, testProvider } from '../api';
import { standOutOfView } from '../browser';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

const open = ({ id }: { id: number }, member?: TestMember, locale?: 'ko' | 'en') =>
  renderPage(missionPage, { route: '/missions/[id]', params: { id }, member, locale });
const made = async (row: Parameters<typeof aMission>[1] = {}) => aMission(await testProvider(), row);
const aNote = (row: Parameters<typeof aMission>[1] = {}) =>
  made({ kind: 'note', choices: [], question: '아침 루틴을 적어 주세요.', checked: true, ...row });
const put = async ({ id }: { id: number }, { token }: TestMember, body: object) =>
  call('PUT', `missions/${id}/`, { token, body });
const NOTE = '미온수로 씻고 물기가 있을 때 크림을 발라요.';

test('a member answers a quiz, and sees the reward and the explanation', async () => {
  const { user } = await open(await made({ reward: 70 }), await aMember());
  expect(await screen.findByText('완료하면 70P · 20XP를 드려요.')).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: '손가락 두 마디' }));
  await user.click(await screen.findByRole('button', { name: '정답 확인하기' }));
  expect(await screen.findByRole('heading', { name: '완료한 미션이에요' })).toBeVisible();
  expect(await screen.findByText('미션을 완료했어요')).toBeVisible();
  expect(screen.getByText('적게 바르면 지수만큼 막지 못해요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '포인트 내역' })).toHaveAttribute('href', '/me/points');
});

test('above its task a mission has a bar that leads there, until there is nothing to do', async () => {
  standOutOfView(1_400);
  const mission = await made();
  const member = await aMember();
  const { unmount } = await open(mission);
  expect(await screen.findByRole('link', { name: '미션 참여하기' })).toHaveAttribute(
    'href',
    expect.stringMatching(/#task$/),
  );
  unmount();
  const { user } = await open(mission, member);
  expect(await screen.findByRole('link', { name: '미션 참여하기' })).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: '손가락 두 마디' }));
  await user.click(await screen.findByRole('button', { name: '정답 확인하기' }));
  expect(await screen.findByRole('heading', { name: '완료한 미션이에요' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '미션 참여하기' })).toBeNull();
});

test('a wrong answer is reported at its field, costs nothing, and may be retried', async () => {
  const { user } = await open(await made(), await aMember());
  await user.click(await screen.findByRole('radio', { name: '콩알만큼' }));
  await user.click(await screen.findByRole('button', { name: '정답 확인하기' }));
  const wrong = /^정답이 아니에요. 내용을 다시 읽고/;
  expect(await screen.findByText(wrong)).toBeVisible();
  expect(await screen.findByText('미션을 완료하지 못했어요. 정답이 아니에요.')).toBeVisible();
  expect(screen.getByRole('radio', { name: '콩알만큼' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '손가락 두 마디' }));
  expect(screen.queryByText(wrong)).toBeNull();
  await user.click(screen.getByRole('button', { name: '정답 확인하기' }));
  expect(await screen.findByRole('heading', { name: '완료한 미션이에요' })).toBeVisible();
});

test.each([
  [1, '00:00', '퀴즈 · 오늘 마감'],
  [1, '09:30', '퀴즈 · 1일 남음'],
  [2, '00:00', '퀴즈 · 1일 남음'],
])('a mission that ends in %i days at %s says until when, and how many days are left', async (days, time, left) => {
  const { services } = await testProvider();
  vi.useFakeTimers({ toFake: ['Date'], now: services.now() });
  const day = addDays(seoulDay(services.now()), days);
  await open(await made({ endsAt: new Date(`${day}T${time}:00+09:00`) }));
  expect(screen.getByText(left)).toBeVisible();
  const [year, month, date] = day.split('-').map(Number);
  expect(screen.getByText(`${year}년 ${month}월 ${date}일 ${time}까지`)).toBeVisible();
});

test('a mission that ended at midnight names the last day on which it was open', async () => {
  const { services } = await testProvider();
  const day = seoulDay(services.now());
  await open(await made({ endsAt: new Date(`${day}T00:00:00+09:00`) }));
  const [year, month, date] = addDays(day, -1).split('-').map(Number);
  expect(screen.getByText(`${year}년 ${month}월 ${date}일에 마감했어요`)).toBeVisible();
});

test('nothing is sent before something is chosen', async () => {
  const { user } = await open(await made(), await aMember());
  await user.click(await screen.findByRole('button', { name: '정답 확인하기' }));
  expect(screen.getByRole('alert')).toHaveTextContent('하나를 골라 주세요.');
  expect(callsMade().some((call) => call.startsWith('PUT'))).toBe(false);
});

test('several choices are sent together', async () => {
  const mission = await made({ kind: 'choice', several: true, right: [] });
  const { user } = await open(mission, await aMember());
  await user.click(await screen.findByRole('checkbox', { name: '콩알만큼' }));
  await user.click(screen.getByRole('checkbox', { name: '손가락 두 마디' }));
  await user.click(screen.getByRole('button', { name: '완료하기' }));
  expect(await screen.findByText('콩알만큼, 손가락 두 마디')).toBeVisible();
});

test('a choice that an operator takes back meanwhile is not sent with the others again', async () => {
  const mission = await made({ kind: 'choice', several: true, right: [] });
  const { user } = await open(mission, await aMember());
  await user.click(await screen.findByRole('checkbox', { name: '콩알만큼' }));
  const choices = [...mission.choices.slice(1), { id: 'c', text: '손톱만큼', textEn: 'A fingernail' }];
  await (await testProvider()).update(missions, { choices }, eq(missions.id, mission.id));
  await user.click(screen.getByRole('button', { name: '완료하기' }));
  await user.click(await screen.findByRole('checkbox', { name: '손톱만큼' }));
  await user.click(screen.getByRole('button', { name: '완료하기' }));
  expect(await screen.findByText('손톱만큼', { selector: 'dd' })).toBeVisible();
});

test('a text for managers shows the required length, is submitted, and can be changed', async () => {
  const member = await aMember();
  const mission = await aNote({ minLength: 20 });
  const { user } = await open(mission, member);
  const field = await screen.findByRole('textbox', { name: '아침 루틴을 적어 주세요.' });
  await user.type(field, '짧은 글');
  expect(screen.getByText(/20자 이상 적어 주세요. 지금 4자예요./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '제출하기' }));
  expect(screen.getByRole('alert')).toHaveTextContent('20자 이상 적어 주세요.');
  await user.clear(field);
  await user.type(field, NOTE);
  await user.click(screen.getByRole('button', { name: '제출하기' }));
  expect(await screen.findByRole('heading', { name: '제출했어요' })).toBeVisible();
  const again = await screen.findByRole('textbox', { name: '아침 루틴을 적어 주세요.' });
  expect(again).toHaveValue(NOTE);
  await user.type(again, ' 선크림도요.');
  await user.click(screen.getByRole('button', { name: '수정해서 다시 제출하기' }));
  await waitFor(() => expect(callsMade().filter((it) => it.startsWith('PUT'))).toHaveLength(2));
});

test('a returned submission shows its reason and its text', async () => {
  const member = await aMember();
  const mission = await aNote();
  await put(mission, member, { data: { note: NOTE } });
  const { token } = await aMember({ role: 'manager' });
  const { body } = await call('GET', 'missions/submissions/?page_size=100', { token });
  const mine = body.results.find((it: { mission: { id: number } }) => it.mission.id === mission.id);
  await call('POST', `missions/submissions/${mine.id}/decision/`, {
    token,
    body: { decision: 'return', reason: '순서를 더 적어 주세요.', changed_at: mine.changed_at },
  });
  await open(mission, member);
  expect(await screen.findByText('순서를 더 적어 주세요.')).toBeVisible();
  expect(await screen.findByDisplayValue(NOTE)).toHaveAccessibleName('아침 루틴을 적어 주세요.');
});

test('a failed call keeps the input, also after leaving and returning', async () => {
  const member = await aMember();
  const mission = await aNote();
  const { user, unmount } = await open(mission, member);
  await user.type(await screen.findByRole('textbox'), NOTE);
  layScenario('error');
  await user.click(screen.getByRole('button', { name: '제출하기' }));
  expect(await screen.findByText(/미션을 완료하지 못했어요|잠시 후 다시/)).toBeVisible();
  layScenario(undefined);
  expect(screen.getByRole('textbox')).toHaveValue(NOTE);
  unmount();
  await open(mission, member);
  expect(await screen.findByText('쓰던 내용을 불러왔어요.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue(NOTE);
});

test('the own entry that failed to load is reported and fetched again', async () => {
  const mission = await made();
  server.use(
    http.get('*/missions/:id/', ({ request }) =>
      request.headers.has('Authorization') ? new HttpResponse(null, { status: 500 }) : undefined,
    ),
  );
  const { user } = await open(mission, await aMember());
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  expect(screen.queryByRole('radio')).toBeNull();
  server.resetHandlers();
  await user.click(retry);
  expect(await screen.findByRole('radio', { name: '손가락 두 마디' })).toBeVisible();
});

test('a visitor reads the task, and is led to sign in when they would send it', async () => {
  const { user, visits } = await open(await made());
  await user.click(screen.getByRole('radio', { name: '손가락 두 마디' }));
  await user.click(screen.getByRole('button', { name: '로그인하고 참여하기' }));
  await expect.poll(() => visits.current).toContain('/auth/signin');
});

test('an unverified member is warned before they write', async () => {
  await open(await aNote(), await aMember({ emailVerifiedAt: null }));
  expect(await screen.findByText(/아직 이메일을 인증하지 않았어요/)).toBeVisible();
});

test('a closed mission links to open ones', async () => {
  const provider = await testProvider();
  const endsAt = new Date(provider.services.now().getTime() - 1000);
  await open(await made({ endsAt }), await aMember());
  expect(await screen.findByRole('heading', { name: '마감된 미션이에요' })).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('link', { name: '진행 중인 미션 보기' })).toHaveAttribute('href', '/missions?status=opened');
});

test.each([
  ['before it is submitted', '제출하기', '마감된 미션이에요'],
  ['while it is changed', '수정해서 다시 제출하기', '제출했어요'],
])('a text whose mission closes %s stays to be copied, and is not sent', async (_when, send, heading) => {
  const member = await aMember();
  const provider = await testProvider();
  const mission = await aNote();
  if (heading === '제출했어요') await put(mission, member, { data: { note: '미온수로 씻어요.' } });
  const { user } = await open(mission, member);
  const field = await screen.findByRole('textbox', { name: '아침 루틴을 적어 주세요.' });
  await user.clear(field);
  await user.type(field, NOTE);
  await provider.update(missions, { endsAt: provider.now() }, eq(missions.id, mission.id));
  await user.click(screen.getByRole('button', { name: send }));
  await waitFor(() => expect(screen.queryByRole('button', { name: send })).toBeNull());
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByRole('textbox', { name: '아침 루틴을 적어 주세요.' })).toHaveValue(NOTE);
});

test('a member who completed a mission writes a review and changes it', async () => {
  const member = await aMember({ nickname: '결이' });
  const mission = await made();
  await put(mission, member, { data: { choices: ['b'] } });
  const { user } = await open(mission, member);
  await user.type(await screen.findByRole('textbox', { name: '후기 쓰기' }), '잘 배웠어요.');
  await user.click(screen.getByRole('button', { name: '후기 남기기' }));
  const reviews = screen.getByRole('region', { name: /후기/ });
  expect(await within(reviews).findByRole('listitem')).toHaveTextContent('잘 배웠어요.');
  expect(await screen.findByText('후기를 남겼어요')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '내 후기 수정' }));
  const field = screen.getByRole('textbox', { name: '내 후기 수정' });
  await user.clear(field);
  await user.type(field, '두 번 배웠어요.');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await expect.poll(() => within(reviews).getByRole('listitem').textContent).toContain('두 번 배웠어요.');
});

test('another’s review can be reported', async () => {
  const author = await aMember({ nickname: '후기 쓴 이' });
  const mission = await made();
  await put(mission, author, { data: { choices: ['b'] }, review: '읽어 보세요.' });
  const { user } = await open(mission, await aMember());
  await choose(user, '후기 쓴 이님 후기 메뉴', '신고하기');
  const sheet = await screen.findByRole('dialog');
  await user.click(within(sheet).getAllByRole('radio')[0] as HTMLElement);
  await user.click(within(sheet).getByRole('button', { name: /신고/ }));
  await waitFor(() => expect(callsMade()).toContain('POST reports/'));
});

test('a mission that is not there is a page that is not there', async () => {
  const { answer } = await open({ id: 999_999 });
  expect(answer).toMatchObject({ notFound: true });
});

test('in English the mission is English', async () => {
  await open(await made(), undefined, 'en');
  expect(screen.getByRole('heading', { level: 1, name: 'How much sunscreen' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Two finger joints' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log in to take part' })).toBeVisible();
});
