import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import * as eventPage from '@/pages/events/[slug]';
import * as winnersPage from '@/pages/manage/events/[slug]/applications';
import * as eventsPage from '@/pages/manage/events/index';
import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { anEvent, announceWinners, home } from '@/provider/areas/events/fixtures';
import { eventApplications, events } from '@/provider/db/schema/events';
import { presentUser } from '@/provider/domain/members/present';
import { call, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

/** Creates an event that has just ended with some applications. */
async function ended(answers = ['1번째 답', '2번째 답', '3번째 답']) {
  const provider = await testProvider();
  const event = await anEvent(provider, ['answer', 'delivery'], { hours: 0.1, winnerCount: 2 });
  for (const [index, answer] of answers.entries()) {
    const { token } = await provider.member({ nickname: `응모한 이 ${index + 1}` });
    await provider.call('POST', `events/${event.slug}/applications/`, {
      token,
      body: { ...home, answer, consent: '1' },
    });
  }
  provider.advance(10 * 60);
  return event;
}
/** Creates a manager with a password. */
async function aManager(): Promise<TestMember> {
  const manager = await withPassword(await testProvider(), { role: 'manager' });
  return { ...manager, user: presentUser(manager, true) };
}
async function open({ slug }: { slug: string }, member?: TestMember) {
  return renderPage(winnersPage, {
    route: '/manage/events/[slug]/applications',
    params: { slug },
    member: member ?? (await aManager()),
  });
}

test('events without announced winners are listed, and only managers find the page', async () => {
  const event = await ended([]);
  const manager = await aMember({ role: 'manager' });
  const { unmount } = await renderPage(eventsPage, { path: '/manage/events', member: manager });
  expect(await screen.findByRole('link', { name: event.title })).toHaveAttribute(
    'href',
    `/manage/events/${event.slug}`,
  );
  expect(screen.getByRole('link', { name: `${event.title} 응모 0건` })).toHaveAttribute(
    'href',
    `/manage/events/${event.slug}/applications`,
  );
  expect(screen.getByText('응모 없음')).toBeVisible();
  unmount();
  const member = await aMember();
  const { answer } = await renderPage(eventsPage, { path: '/manage/events', member });
  expect(answer).toEqual({ notFound: true });
});

test('a manager chooses one by hand, draws the other, and announces both', async () => {
  const event = await ended();
  const { user } = await open(event);
  expect(await screen.findByText('2번째 답')).toBeVisible();
  expect(screen.queryByText(/결로 1/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '응모한 이 2님 선정' }));
  expect(await screen.findByText('2명 중 1명 선정')).toBeVisible();
  // The delivery address is shown for the chosen only.
  expect(screen.getAllByText(/결로 1/)).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: '추첨하기' }));
  expect(await screen.findByText('2명 중 2명 선정')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '당첨자 발표하기' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText(/2명에게 알림을 보내고/)).toBeVisible();
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(sheet.getByRole('button', { name: '발표하기' }));
  expect(await screen.findByText('당첨자를 발표했어요.')).toBeVisible();
  const { body } = await call('GET', `events/${event.slug}/`);
  expect(body).toMatchObject({ winnerAnnouncement: true, winners: ['응**', '응**'] });
  await expect.poll(() => screen.queryAllByRole('button', { name: /선정 취소$/ })).toEqual([]);
});

test('winners whom another operator has changed meanwhile are not announced, but shown first', async () => {
  const event = await ended(['1번째 답', '2번째 답']);
  const { token } = await aMember({ role: 'editor' });
  const { body } = await call('GET', `events/${event.slug}/applications/`, { token });
  const [first, second] = body.results.map(({ id }: { id: number }) => id);
  const choose = (application: number, chosen: boolean) =>
    call('PUT', `events/${event.slug}/winners/`, { token, body: { application, chosen } });
  await choose(first, true);
  const { user } = await open(event);
  await user.click(await screen.findByRole('button', { name: '당첨자 발표하기' }));
  const sheet = within(await screen.findByRole('dialog'));
  await choose(first, false);
  await choose(second, true);
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(sheet.getByRole('button', { name: '발표하기' }));
  expect(await screen.findByText(/그사이 내용이 바뀌었어요/)).toBeVisible();
  expect(await screen.findByRole('button', { name: '응모한 이 2님 선정 취소' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '응모한 이 1님 선정 취소' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await call('GET', `events/${event.slug}/`, { token })).body.winnerAnnouncement).toBe(false);
});

test('no more winners can be drawn than the event has', async () => {
  const { user } = await open(await ended());
  const count = await screen.findByLabelText('추첨 인원');
  await user.clear(count);
  await user.type(count, '3');
  expect(screen.getByRole('button', { name: '추첨하기' })).toBeDisabled();
});

test('an open event shows from when winners can be chosen', async () => {
  const event = await anEvent(await testProvider());
  await open(event);
  expect(await screen.findByText(/아직 응모를 받고 있어요/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '추첨하기' })).not.toBeInTheDocument();
});

test('applications are a table with a column for each question, whose equal answers are counted', async () => {
  const { user } = await open(await ended(['건조해서요', '궁금해서요', '건조해서요']));
  const table = within(await screen.findByRole('table', { name: '응모' }));
  expect(table.getByRole('columnheader', { name: '왜 받고 싶나요?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '답변별 인원' }));
  const counts = within(await screen.findByRole('table', { name: '왜 받고 싶나요?' }));
  const rows = counts.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['건조해서요2명', '궁금해서요1명']);
});

test('all applications are downloaded as a table without formulas and without addresses', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:applications');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await open(await ended(['=HYPERLINK("a")', '둘째']));
  await user.click(await screen.findByRole('button', { name: '응모한 이 1님 선정' }));
  await screen.findByText('선정됨');
  await user.click(screen.getByRole('button', { name: 'CSV로 내려받기' }));
  expect(await screen.findByText('응모 2건을 내려받았어요')).toBeVisible();
  const [file] = made.mock.calls.at(-1) ?? [];
  const text = await (file as Blob).text();
  expect(text).toContain(`"'=HYPERLINK(""a"")"`);
  expect(text).not.toMatch(/결로 1/);
});

/** Opens an event with one announced winner, as an editor with a password. */
async function openAnnounced() {
  const provider = await testProvider();
  const event = await ended();
  const made = await withPassword(provider, { role: 'editor' });
  const editor: TestMember = { ...made, user: presentUser(made, true) };
  const { token } = editor;
  await call('POST', `events/${event.slug}/winners/random/`, { token, body: { count: 1 } });
  await announceWinners(await testProvider(), event.slug);
  return { event, provider, editor };
}

test('an operator downloads where the prizes go with their password, once the winners are announced', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:deliveries');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { event, editor } = await openAnnounced();
  const { user } = await open(event, editor);
  expect(await screen.findByText(/까지 보관하고 모두 삭제해요/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '배송지 내려받기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '당첨자 배송지를 내려받을까요?' }));
  await user.click(sheet.getByRole('button', { name: '내려받기' }));
  expect(await sheet.findByText(/비밀번호를 입력해 주세요/)).toBeVisible();
  await user.type(sheet.getByLabelText('내 비밀번호'), 'another password');
  await user.click(sheet.getByRole('button', { name: '내려받기' }));
  expect(await sheet.findByText(/현재 비밀번호와 달라요/)).toBeVisible();
  await user.clear(sheet.getByLabelText('내 비밀번호'));
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(sheet.getByRole('button', { name: '내려받기' }));
  expect(await screen.findByText('당첨자 1명의 배송지를 내려받았어요')).toBeVisible();
  const [file] = made.mock.calls.at(-1) ?? [];
  const [head, ...rows] = (await (file as Blob).text()).trim().split('\r\n');
  expect(head).toContain('받는 사람,전화번호,우편번호,주소,상세 주소,배송 메시지');
  expect(rows).toEqual([expect.stringContaining('김결,010-1234-5678,"=""03035""",서울 종로구 결로 1,101호')]);
});

test('deliveries cannot be downloaded before the announcement, and erased ones are reported as gone', async () => {
  const first = await open(await ended());
  expect(screen.queryByRole('button', { name: '배송지 내려받기' })).toBeNull();
  first.unmount();
  const { event, provider, editor } = await openAnnounced();
  await provider.services.database.write((tx) =>
    tx
      .update(eventApplications)
      .set({ erasedAt: provider.services.now() })
      .where(eq(eventApplications.eventId, event.id)),
  );
  const { user } = await open(event, editor);
  await user.click(await screen.findByRole('button', { name: '배송지 내려받기' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(sheet.getByRole('button', { name: '내려받기' }));
  expect(await screen.findByText(/^내려받을 배송지가 없어요/)).toBeVisible();
});

/** Announces the first so many applicants of an event that has just ended. */
async function announced(people: number, chosen: number) {
  const event = await ended(Array.from({ length: people }, (_, at) => `${at + 1}번째 답`));
  const { token } = await aMember({ role: 'editor' });
  const { body } = await call('GET', `events/${event.slug}/applications/`, { token });
  for (const { id } of body.results.slice(0, chosen)) {
    await call('PUT', `events/${event.slug}/winners/`, { token, body: { application: id, chosen: true } });
  }
  await announceWinners(await testProvider(), event.slug);
  const ids: number[] = body.results.map(({ id }: { id: number }) => id);
  const mark = (winners: number[], sent = true) =>
    call('PUT', `manage/events/${event.slug}/deliveries/`, { token, body: { winners, sent } });
  return { event, ids, mark };
}

test('an operator marks one prize as sent, undoes it in the message, and marks both at once', async () => {
  const { event } = await announced(3, 2);
  const { user } = await open(event);
  await user.click(await screen.findByRole('button', { name: '응모한 이 1님의 경품 발송 완료로 표시' }));
  expect(await screen.findByText('1명의 경품을 발송 완료로 표시했어요')).toBeVisible();
  expect(await screen.findByRole('button', { name: '응모한 이 1님의 경품 발송 표시 취소' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /응모한 이 3님의 경품/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(await screen.findByText('1명의 발송 표시를 취소했어요')).toBeVisible();
  expect(await screen.findByRole('button', { name: '응모한 이 1님의 경품 발송 완료로 표시' })).toBeVisible();

  expect(screen.queryByRole('button', { name: /명 발송 완료로 표시$/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: '응모한 이 2' }));
  expect(screen.getByRole('checkbox', { name: '1건 선택함' })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: '1건 선택함' }));
  await user.click(screen.getByRole('button', { name: '2명 발송 완료로 표시' }));
  expect(await screen.findByText('2명의 경품을 발송 완료로 표시했어요')).toBeVisible();
  expect(await screen.findByRole('button', { name: '2명 표시 취소' })).toBeVisible();
});

test('the view of prizes to send has none that another operator has sent, who is told as the first', async () => {
  const { event, ids, mark } = await announced(2, 2);
  const editor = await aMember({ role: 'editor' });
  const { user, unmount } = await renderPage(winnersPage, {
    path: `/manage/events/${event.slug}/applications?view=sending`,
    route: '/manage/events/[slug]/applications',
    params: { slug: event.slug },
    member: editor,
  });
  expect(screen.getByRole('link', { name: '경품 발송 대기' })).toHaveAttribute('aria-current', 'true');
  await mark(ids.slice(0, 1));
  await user.click(screen.getByRole('button', { name: '응모한 이 1님의 경품 발송 완료로 표시' }));
  expect(await screen.findByText('다른 운영자가 먼저 발송 완료로 표시했어요')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: '응모한 이 1' })).toBeNull());
  await user.click(screen.getByRole('button', { name: '응모한 이 2님의 경품 발송 완료로 표시' }));
  expect(await screen.findByText('응모가 없어요')).toBeVisible();
  unmount();
  const list = await renderPage(eventsPage, { path: '/manage/events?state=sending', member: editor });
  expect(screen.queryByRole('link', { name: event.title })).toBeNull();
  list.unmount();
});

test('a mark that fails says so, and the choice is kept', async () => {
  const { event } = await announced(2, 2);
  const { user } = await open(event);
  await user.click(await screen.findByRole('checkbox', { name: '응모한 이 1' }));
  server.use(http.put('*/deliveries/', () => HttpResponse.error(), { once: true }));
  await user.click(screen.getByRole('button', { name: '1명 발송 완료로 표시' }));
  expect(await screen.findByText('표시하지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '응모한 이 1' })).toBeChecked();
});

test('an event that nobody applied for says so, and waits for no winners', async () => {
  const event = await ended([]);
  const manager = await aMember({ role: 'manager' });
  const { unmount } = await open(event, manager);
  expect(await screen.findByText(/응모한 사람이 없어요. 발표할 당첨자도 없어요./)).toBeVisible();
  expect(screen.queryByRole('button', { name: '추첨하기' })).toBeNull();
  unmount();
  const waiting = await ended(['답']);
  const { unmount: leave } = await renderPage(eventsPage, { path: '/manage/events?state=choosing', member: manager });
  expect(screen.getByRole('link', { name: waiting.title })).toHaveAttribute(
    'href',
    `/manage/events/${waiting.slug}/applications`,
  );
  expect(screen.queryByRole('link', { name: event.title })).toBeNull();
  leave();
});

test('a winner sees when the prize was sent', async () => {
  const provider = await testProvider();
  const event = await anEvent(provider, ['delivery'], { hours: 0.1 });
  const member = await aMember();
  await call('POST', `events/${event.slug}/applications/`, { token: member.token, body: { ...home, consent: '1' } });
  await provider.update(events, { endsAt: provider.now() }, eq(events.id, event.id));
  const { token } = await aMember({ role: 'editor' });
  await call('POST', `events/${event.slug}/winners/random/`, { token, body: { count: 1 } });
  await announceWinners(await testProvider(), event.slug);
  const { body } = await call('GET', `events/${event.slug}/applications/`, { token });
  const winners = [body.results[0].id];
  await call('PUT', `manage/events/${event.slug}/deliveries/`, { token, body: { winners, sent: true } });
  await renderPage(eventPage, { route: '/events/[slug]', params: { slug: event.slug }, member });
  expect(await screen.findByText(/^장벽 크림 선물을 .+에 보냈어요.$/)).toBeVisible();
});
