import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { eraseEventDetails } from '@/provider/areas/events/erase';
import { anEvent, home } from '@/provider/areas/events/fixtures';
import { events } from '@/provider/db/schema/events';
import { call, callsMade, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { openEvent } from './open';

// By another clock than the provider's a page would fetch again what begins or ends by it.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: (await testProvider()).now() });
});

const event = async (...rest: [requestedFields?: Parameters<typeof anEvent>[1], row?: object]) =>
  anEvent(await testProvider(), ...rest);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByLabelText(name, { exact: false });

async function fillDelivery(user: UserEvent) {
  await user.type(await field('받는 사람'), '김결');
  await user.type(await field('전화번호'), '01012345678');
  await user.type(await field('우편번호'), '03035');
  await user.type(screen.getByLabelText('주소'), '서울 종로구 결로 1');
  await user.type(await field('상세 주소'), '101호');
}
const deliveryOf = async ({ slug }: { slug: string }, { token }: TestMember) =>
  call('GET', `events/${slug}/delivery-information/`, { token });
const applications = async ({ slug }: { slug: string }) =>
  (await call('GET', `events/${slug}/`)).body.application_count;

test('prize, number of winners, end and choice are shown before any tap', async () => {
  const it = await event(['answer', 'phone']);
  await openEvent(it);
  const facts = within(screen.getByRole('region', { name: '한눈에 보기' }));
  for (const text of ['장벽 크림', '2명', '무작위']) expect(facts.getByText(text)).toBeVisible();
  expect(facts.getByText(/한국.시간/)).toBeVisible();
  expect(screen.getByText('왜 받고 싶나요?', { selector: 'li' })).toBeVisible();
  const way = screen.getByRole('link', { name: '로그인하고 응모하기' });
  expect(way).toHaveAttribute('href', expect.stringContaining('SessionRequired'));
  expect(way).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(it.slug)));
});

test.each([
  [[], '한 번만 응모할 수 있어요.'],
  [['answer'], '한 번만 응모할 수 있어요. 답변은 수정할 수 없어요.'],
  [['delivery'], '한 번만 응모할 수 있어요. 배송지는 마감 전까지 수정할 수 있어요.'],
] as const)('the form of an event that asks for %j says what can be changed, and no more', async (fields, text) => {
  const it = await event([...fields]);
  const { unmount } = await openEvent(it, await aMember());
  expect(await screen.findByText(text)).toBeVisible();
  unmount();
  await openEvent(it);
  expect(screen.queryAllByText('응모할 때 입력할 내용')).toHaveLength(fields.length);
});

test('a member applies with all required fields and reads so', async () => {
  const member = await aMember();
  const it = await event(['answer', 'instagramUsername', 'delivery']);
  const { user } = await openEvent(it, member);
  await user.type(await field('왜 받고 싶나요?'), '건조해서요');
  await user.type(await field('인스타그램 아이디'), '@gyeol.skin');
  await fillDelivery(user);
  await user.click(screen.getByRole('checkbox'));
  await user.click(await button('응모하기'));
  expect(await screen.findByText('응모했어요.')).toBeVisible();
  expect(await screen.findByText('@gyeol.skin')).toBeVisible();
  expect(await screen.findByText('(03035) 서울 종로구 결로 1 101호')).toBeVisible();
  expect((await deliveryOf(it, member)).body).toMatchObject({
    phone: '010-1234-5678',
    fullAddress: '서울 종로구 결로 1 101호',
  });
  expect(JSON.stringify({ ...localStorage })).not.toContain('건조해서요');
});

test('a field is found wrong once it is left or rested on, not at each letter', async () => {
  vi.useFakeTimers({ now: Date.now(), shouldAdvanceTime: true });
  const { user } = await openEvent(await event(['phone']), await aMember());
  const phone = await screen.findByRole('textbox');
  await user.type(phone, '010-12');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent('한국 전화번호인지');
  expect(phone).toHaveAccessibleDescription(/한국 전화번호인지/);
  await user.type(phone, '34');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1500);
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.type(phone, '-5678');
  await user.tab();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('each missing field is reported, and nothing is sent', async () => {
  const it = await event(['answer', 'resourceUrls', 'delivery']);
  const { user } = await openEvent(it, await aMember());
  await user.click(await button('응모하기'));
  for (const texts of [
    '답변을 적어 주세요.',
    '사진을 한 장 이상 올려 주세요.',
    '받는 분의 이름을 입력해 주세요.',
    '주소를 입력해 주세요.',
    '개인정보 수집·이용에 동의해 주세요.',
  ]) {
    expect(screen.getByText(texts)).toBeVisible();
  }
  await expect.poll(() => document.activeElement).toBe(await field('왜 받고 싶나요?'));
  expect(callsMade()).not.toContain(`POST events/${it.slug}/applications/`);
});

test('a draft survives a reload; contact details only last for the visit', async () => {
  const member = await aMember();
  const it = await event(['content', 'delivery']);
  const first = await openEvent(it, member);
  await first.user.type(await field('왜 받고 싶나요?'), '겨울이라서요');
  await fillDelivery(first.user);
  first.unmount();
  await openEvent(it, member);
  expect(await screen.findByText('쓰던 글을 불러왔어요.')).toBeVisible();
  expect(await field('왜 받고 싶나요?')).toHaveValue('겨울이라서요');
  expect(await field('받는 사람')).toHaveValue('김결');
  const stored = JSON.stringify({ ...localStorage });
  expect(stored).toContain('겨울이라서요');
  expect(stored).not.toMatch(/김결|결로 1|0101/);
});

test('an application whose answer was lost is sent again and counted once', async () => {
  const it = await event(['answer']);
  const { user } = await openEvent(it, await aMember());
  await user.type(await field('왜 받고 싶나요?'), '다시 보내요');
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/applications/', async ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      if (keys.length > 1) return undefined;
      await delay(1);
      return HttpResponse.error();
    }),
  );
  await user.click(await button('응모하기'));
  expect(await screen.findByText('응모하지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible();
  expect(await field('왜 받고 싶나요?')).toHaveValue('다시 보내요');
  await user.click(await button('응모하기'));
  expect(await screen.findByText('응모했어요.')).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
  expect(await applications(it)).toBe(1);
});

test('a changed consent text needs a new consent, and keeps the input', async () => {
  const member = await aMember();
  const it = await event(['phone']);
  const { user } = await openEvent(it, member);
  await user.type(await field('휴대폰 번호'), '01012345678');
  await user.click(screen.getByRole('checkbox'));
  server.use(
    http.post(
      '*/applications/',
      async ({ request }) => {
        // As a page would send it that has been open since the text before.
        const body = { ...((await request.json()) as object), consent: '0' };
        const path = `events/${it.slug}/applications/`;
        const answer = await call('POST', path, { token: member.token, body });
        return HttpResponse.json(answer.body, { status: answer.status });
      },
      { once: true },
    ),
  );
  await user.click(await button('응모하기'));
  const box = screen.getByRole('checkbox');
  await waitFor(() => expect(box).toHaveAccessibleDescription(/^동의서가 바뀌었어요. 새로고침해서/));
  expect(box).not.toBeChecked();
  expect(await field('휴대폰 번호')).toHaveValue('01012345678');
  await user.click(box);
  expect(box).toHaveAccessibleDescription('');
  await user.click(await button('응모하기'));
  expect(await screen.findByText('응모했어요.')).toBeVisible();
  // Nor is it still there as a toast.
  expect(screen.queryByText(/^동의서가 바뀌었어요/)).toBeNull();
});

test('an event that closed meanwhile is reported, and what was typed stays to be copied', async () => {
  const it = await event(['answer', 'delivery']);
  const { user } = await openEvent(it, await aMember());
  await user.type(await field('왜 받고 싶나요?'), '늦었나요?');
  await fillDelivery(user);
  await user.click(screen.getByRole('checkbox'));
  const provider = await testProvider();
  await provider.update(events, { endsAt: provider.now() }, eq(events.id, it.id));
  await user.click(await button('응모하기'));
  expect(await screen.findByText('이미 마감됐어요.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '응모하기' })).toBeNull());
  expect(await screen.findByText(/^응모한 사람이 없어서/)).toBeVisible();
  expect(await field('왜 받고 싶나요?')).toHaveValue('늦었나요?');
});

test('the address in a member’s settings is shown as text, is sent as it is, and comes back by one tap', async () => {
  const member = await aMember();
  const saved = {
    name: '이나래',
    phone: '010-2222-3333',
    zipcode: '04524',
    address: '서울 중구 세종대로 110',
    detailAddress: '',
    deliveryMessage: '',
    agreed: true,
  };
  const { token, username } = member;
  await call('PUT', `users/${username}/delivery/`, { token, body: saved });
  const it = await event(['delivery']);
  const { user } = await openEvent(it, member);
  expect(await screen.findByText('(04524) 서울 중구 세종대로 110')).toBeVisible();
  expect(screen.queryByLabelText('우편번호')).toBeNull();
  await user.click(await button('다른 곳으로 받기'));
  expect(await field('우편번호')).toHaveValue('04524');
  await user.type(await field('받는 사람'), '와 가족');
  await user.click(await button('저장한 배송지 불러오기'));
  expect(await screen.findByText('이나래')).toBeVisible();
  await user.click(screen.getByRole('checkbox'));
  await user.click(await button('응모하기'));
  expect(await screen.findByText('응모했어요.')).toBeVisible();
  expect((await deliveryOf(it, member)).body).toMatchObject({ name: '이나래', zipcode: '04524' });
});

test('a member changes the delivery address until the event closes', async () => {
  const member = await aMember();
  const it = await event(['delivery']);
  const opened = await openEvent(it, member);
  await fillDelivery(opened.user);
  await opened.user.click(screen.getByRole('checkbox'));
  await opened.user.click(await button('응모하기'));
  await opened.user.click(await button('배송 정보 수정'));
  await opened.user.clear(await field('상세 주소'));
  await opened.user.type(await field('상세 주소'), '202호');
  await opened.user.click(await button('저장'));
  expect(await screen.findByText('배송 정보를 수정했어요.')).toBeVisible();
  expect(await screen.findByText('(03035) 서울 종로구 결로 1 202호')).toBeVisible();
  expect((await deliveryOf(it, member)).body.detailAddress).toBe('202호');
});

test('a change of the delivery that is given up is not offered again', async () => {
  const member = await aMember();
  const opened = await openEvent(await event(['delivery']), member);
  await fillDelivery(opened.user);
  await opened.user.click(screen.getByRole('checkbox'));
  await opened.user.click(await button('응모하기'));
  await opened.user.click(await button('배송 정보 수정'));
  await opened.user.type(await field('상세 주소'), ' 지하');
  await opened.user.click(await button('취소'));
  await opened.user.click(await button('배송 정보 수정'));
  expect(await field('상세 주소')).toHaveValue('101호');
  expect(screen.queryByText('쓰던 글을 불러왔어요.')).toBeNull();
});

test('delivery details are reported as erased once they are, not when the event closes', async () => {
  const member = await aMember();
  const it = await event(['delivery']);
  const { services } = await testProvider();
  const body = { ...home, consent: '1' };
  await call('POST', `events/${it.slug}/applications/`, { token: member.token, body });
  const close = (endsAt: Date) =>
    services.database.write((tx) => tx.update(events).set({ endsAt }).where(eq(events.slug, it.slug)));
  await close(services.now());
  const { unmount } = await openEvent(it, member);
  expect(await screen.findByText('(03035) 서울 종로구 결로 1 101호')).toBeVisible();
  expect(screen.queryByText(/보낸 내용을 모두 삭제했어요/)).toBeNull();
  unmount();
  await close(new Date(services.now().getTime() - 91 * 24 * 60 * 60 * 1000));
  await services.database.write((tx) => eraseEventDetails(tx, services.now()));
  await openEvent(it, member);
  expect(await screen.findByText(/보낸 내용을 모두 삭제했어요/)).toBeVisible();
});

test('an unverified member is warned before they write', async () => {
  await openEvent(await event(), await aMember({ emailVerifiedAt: null }));
  expect(await screen.findByText(/이메일 인증/)).toBeVisible();
});
