import { screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { RAFFLE_ADDRESS_DAYS } from '@/contract/constants/participation';
import { memberRoles } from '@/contract/constants/roles';
import * as winnersPage from '@/pages/manage/raffles/[id]/winners';
import * as managedListPage from '@/pages/manage/raffles/index';
import * as rafflePage from '@/pages/raffles/[id]';
import * as listPage from '@/pages/raffles/pages/[page]';
import * as searchPage from '@/pages/raffles/search';
import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { newSeed } from '@/provider/areas/raffles/commitment';
import { raffleParticipations, rafflePrizes, raffles } from '@/provider/db/schema/raffles';
import { enter } from '@/provider/domain/ledger/ledger';
import { presentUser } from '@/provider/domain/members/present';
import { addDays, seoulDay } from '@/provider/platform/time/seoul';
import { call, callsMade, server, setSession, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { createGate } from '../gate';
import { notKnownYet, renderPage } from '../render';

const HOUR = 60 * 60 * 1000;

// By another clock than the provider's a page would fetch again what begins or ends by it.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: (await testProvider()).now() });
});

/** Inserts a raffle with one prize that each draw wins, or none. */
async function aRaffle({ price = 0, odds = 10_000, hours = 1 } = {}) {
  const { services } = await testProvider();
  const at = (after: number) => new Date(services.now().getTime() + after * HOUR);
  return services.database.write(async (tx) => {
    const [made] = await tx
      .insert(raffles)
      .values({
        title: '겨울 꾸러미',
        titleEn: 'Winter',
        description: '',
        descriptionEn: '',
        image: '/files/a.webp',
        price,
        startsAt: at(-2),
        endsAt: at(hours),
        publishedAt: at(-2),
        ...newSeed(),
      })
      .returning();
    if (!made) throw new Error('no raffle was made');
    const texts = { name: '장벽 크림', nameEn: 'Cream', description: '', descriptionEn: '' };
    await tx
      .insert(rafflePrizes)
      .values({ ...texts, image: '/files/b.webp', raffleId: made.id, stock: 3, left: 3, odds });
    return made;
  });
}
/** Inserts a raffle of which all three prizes are won, which ends it, and the member who drew each. */
async function aClosedRaffle() {
  const raffle = await aRaffle();
  const members: TestMember[] = [];
  for (const clientSeed of ['one two three', 'four five six', 'seven eight']) {
    const member = await aMember();
    members.push(member);
    const path = `raffles/${raffle.id}/participations/`;
    const { body } = await member.call('POST', path, { clientSeed });
    await member.call('POST', `${path}${body.participation.id}/participate/`);
  }
  return { raffle, members };
}
const open = ({ id }: { id: number }, member?: TestMember) =>
  renderPage(rafflePage, { route: '/raffles/[id]', params: { id }, member });

test('stock, odds and price are shown before any tap', async () => {
  await open(await aRaffle({ price: 2, odds: 1250 }), await aMember());
  expect(screen.getByText('3개 중 3개 남음')).toBeVisible();
  expect(screen.getByText('12.5%')).toBeVisible();
  expect(await screen.findByRole('button', { name: '하트 2개로 참여하기' })).toBeVisible();
});

test('a member enters with a client seed of their own browser and sees the result', async () => {
  const { user } = await open(await aRaffle(), await aMember());
  await user.click(await screen.findByRole('button', { name: '무료로 참여하기' }));
  expect(await screen.findByRole('heading', { name: '장벽 크림 당첨' })).toBeVisible();
  expect(screen.getByText('참여 완료')).toBeVisible();
});

test('a member who wins nothing is shown how to collect hearts', async () => {
  const { user } = await open(await aRaffle({ odds: 0 }), await aMember());
  await user.click(await screen.findByRole('button', { name: '무료로 참여하기' }));
  expect(await screen.findByRole('heading', { name: '아쉽지만 당첨되지 않았어요' })).toBeVisible();
  expect(screen.getByRole('link', { name: '챌린지에서 하트 모으기' })).toHaveAttribute('href', '/challenges');
});

test('a rejection shows the reason and costs no heart', async () => {
  const { user } = await open(await aRaffle({ price: 3 }), await aMember());
  await user.click(await screen.findByRole('button', { name: '하트 3개로 참여하기' }));
  expect(await screen.findByText(/하트가 모자라요/)).toBeVisible();
});

test.each(['heart-histories/', 'participations/'])(
  'a tap before %s has answered is rejected once the hearts are too few',
  async (held) => {
    const gate = createGate();
    server.use(http.get(`*/${held}`, () => gate.opened));
    const { user } = await open(await aRaffle({ price: 3 }), await aMember());
    const button = await screen.findByRole('button', { name: '하트 3개로 참여하기' });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    gate.open();
    expect(await screen.findByText(/하트가 모자라요/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

/** Gives a member five hearts. */
async function giveHearts({ id }: TestMember) {
  const { services } = await testProvider();
  await services.database.write((tx) =>
    enter(tx, { userId: id, ledger: 'heart', amount: 5, reason: 'heart_received', now: services.now() }),
  );
}

test('hearts that were given since the page was opened are paid only after a question', async () => {
  const member = await aMember();
  const { user } = await open(await aRaffle({ price: 2, odds: 0 }), member);
  expect(await screen.findByText('지금 하트가 0개 있어요.')).toBeVisible();
  await giveHearts(member);
  await user.click(screen.getByRole('button', { name: '하트 2개로 참여하기' }));
  expect(await screen.findByText(/지금 하트가 5개 있고, 참여하면 3개가 남아요/)).toBeVisible();
  expect(callsMade().filter((made) => made.startsWith('POST raffles/'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: '참여하기' }));
  expect(await screen.findByRole('heading', { name: '아쉽지만 당첨되지 않았어요' })).toBeVisible();
});

test('a price is asked of a member whose hearts cannot be read', async () => {
  const member = await aMember();
  await giveHearts(member);
  server.use(http.get('*/heart-histories/', () => HttpResponse.error()));
  const { user } = await open(await aRaffle({ price: 2, odds: 0 }), member);
  await user.click(await screen.findByRole('button', { name: '하트 2개로 참여하기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '하트 2개로 참여할까요?' }));
  await user.click(sheet.getByRole('button', { name: '참여하기' }));
  expect(await screen.findByRole('heading', { name: '아쉽지만 당첨되지 않았어요' })).toBeVisible();
});

test('an entry whose draw was lost is drawn once, paid once', async () => {
  const member = await aMember();
  await giveHearts(member);
  const raffle = await aRaffle({ price: 2, odds: 0 });
  server.use(http.post('*/participate/', () => HttpResponse.error(), { once: true }));
  const { user } = await open(raffle, member);
  await user.click(await screen.findByRole('button', { name: '하트 2개로 참여하기' }));
  expect(await screen.findByText(/지금 하트가 5개 있고, 참여하면 3개가 남아요/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '취소' }));
  expect(callsMade().filter((made) => made.startsWith('POST raffles/'))).toEqual([]);
  await user.click(await screen.findByRole('button', { name: '하트 2개로 참여하기' }));
  await user.click(await screen.findByRole('button', { name: '참여하기' }));
  expect(await screen.findByText('참여했지만 결과를 확인하지 못했어요. 잠시 후 다시 확인해 주세요.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '결과 확인하기' }));
  expect(await screen.findByRole('heading', { name: '아쉽지만 당첨되지 않았어요' })).toBeVisible();
  const hearts = await call('GET', 'heart-histories/', { token: member.token });
  expect(hearts.body.summary.balance).toBe(3);
});

test('an entry that this browser does not know of is drawn by the next tap', async () => {
  const member = await aMember();
  const raffle = await aRaffle();
  const { user } = await open(raffle, member);
  const enterButton = await screen.findByRole('button', { name: '무료로 참여하기' });
  const body = { clientSeed: 'one two three' };
  await call('POST', `raffles/${raffle.id}/participations/`, { token: member.token, body });
  await user.click(enterButton);
  expect(await screen.findByText(/이미 참여했어요/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '결과 확인하기' }));
  expect(await screen.findByRole('heading', { name: '장벽 크림 당첨' })).toBeVisible();
});

test('a winner says where the prize goes, changes it, and a manager reads it', async () => {
  const member = await aMember();
  const raffle = await aRaffle();
  const { user, unmount } = await open(raffle, member);
  await user.click(await screen.findByRole('button', { name: '무료로 참여하기' }));
  await screen.findByRole('heading', { name: '경품을 어디로 보내 드릴까요?' });
  await user.click(screen.getByRole('button', { name: '배송지 저장' }));
  expect(screen.getAllByText('필수 항목이에요.')).toHaveLength(2);
  expect(screen.getByText('전화번호를 확인해 주세요.')).toBeVisible();
  expect(screen.getByText('동의해야 배송지를 저장할 수 있어요.')).toBeVisible();

  await user.type(screen.getByLabelText('받는 사람'), '김결');
  await user.type(screen.getByLabelText('전화번호'), '01012345678');
  await user.type(screen.getByLabelText('우편번호'), '03000');
  await user.type(screen.getByLabelText('주소'), '서울 종로구 결로 1');
  await user.click(screen.getByRole('checkbox'));
  server.use(http.put('*/delivery/', () => HttpResponse.error(), { once: true }));
  await user.click(screen.getByRole('button', { name: '배송지 저장' }));
  expect(await screen.findByText('배송지를 저장하지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible();
  expect(screen.getByLabelText('받는 사람')).toHaveValue('김결');
  await user.click(screen.getByRole('button', { name: '배송지 저장' }));
  const stored = within(await screen.findByRole('region', { name: '경품을 받을 곳' }));
  expect(stored.getByText('010-1234-5678')).toBeVisible();
  await user.click(stored.getByRole('button', { name: '배송지 변경' }));
  await user.click(await screen.findByRole('button', { name: '취소' }));
  expect(await screen.findByText('(03000) 서울 종로구 결로 1')).toBeVisible();
  unmount();

  const manager = await aMember({ role: 'manager' });
  const list = await renderPage(managedListPage, { path: '/manage/raffles', member: manager });
  const links = await screen.findAllByRole('link', { name: '겨울 꾸러미 당첨자' });
  expect(links.map((link) => link.getAttribute('href'))).toContain(`/manage/raffles/${raffle.id}/winners`);
  list.unmount();
  await renderPage(winnersPage, { route: '/manage/raffles/[id]/winners', params: { id: raffle.id }, member: manager });
  expect(await screen.findByText('김결 · 010-1234-5678')).toBeVisible();
  expect(screen.getByText('장벽 크림')).toBeVisible();
});

test('a winner who comes back finds the address that was typed, and can discard it', async () => {
  const member = await aMember();
  const raffle = await aRaffle();
  const { user, unmount } = await open(raffle, member);
  await user.click(await screen.findByRole('button', { name: '무료로 참여하기' }));
  await user.type(await screen.findByLabelText('받는 사람'), '김결');
  unmount();
  const again = await open(raffle, member);
  expect(await screen.findByLabelText('받는 사람')).toHaveValue('김결');
  await again.user.click(screen.getByRole('button', { name: '새로 쓰기' }));
  expect(screen.getByLabelText('받는 사람')).toHaveValue('');
});

/** Draws a winner who has given an address, and returns a member who manages their prize. */
async function wonWithAddress() {
  const member = await aMember();
  const raffle = await aRaffle();
  const path = `raffles/${raffle.id}/participations/`;
  const { token } = member;
  const { body } = await call('POST', path, { token, body: { clientSeed: 'river apple stone' } });
  const { id } = body.participation;
  await call('POST', `${path}${id}/participate/`, { token });
  const address = {
    name: '김결',
    phone: '01012345678',
    zipcode: '03000',
    address: '서울 종로구 결로 1',
    detailAddress: '',
  };
  await call('PUT', `${path}${id}/delivery/`, { token, body: { ...address, deliveryMessage: '', consent: '1' } });
  const made = await withPassword(await testProvider(), { role: 'editor' });
  const editor: TestMember = { ...made, user: presentUser(made, true) };
  return { member, raffle, editor };
}

test('a prize is marked as sent, after which its winner sees when, and changes no address', async () => {
  const { member, raffle, editor } = await wonWithAddress();
  const route = '/manage/raffles/[id]/winners';
  const manage = await renderPage(winnersPage, {
    path: `/manage/raffles/${raffle.id}/winners?view=sending`,
    route,
    params: { id: raffle.id },
    member: editor,
  });
  const mark = { name: `${member.nickname}님의 경품 발송 완료로 표시` };
  await manage.user.click(await screen.findByRole('button', mark));
  expect(await screen.findByText('1명의 경품을 발송 완료로 표시했어요')).toBeVisible();
  expect(await screen.findByText('발송을 기다리는 경품이 없어요')).toBeVisible();
  manage.unmount();
  const { unmount } = await open(raffle, member);
  expect(await screen.findByText(/에 경품을 보냈어요.$/)).toBeVisible();
  expect(await screen.findByText('(03000) 서울 종로구 결로 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: '배송지 변경' })).toBeNull();
  unmount();
});

test('an operator downloads where the prizes of a raffle go with their password', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:deliveries');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { raffle, editor } = await wonWithAddress();
  const { user } = await renderPage(winnersPage, {
    route: '/manage/raffles/[id]/winners',
    params: { id: raffle.id },
    member: editor,
  });
  await user.click(await screen.findByRole('button', { name: '배송지 내려받기' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(sheet.getByRole('button', { name: '내려받기' }));
  expect(await screen.findByText('당첨자 1명의 배송지를 내려받았어요')).toBeVisible();
  const [file] = made.mock.calls.at(-1) ?? [];
  const [head, row] = (await (file as Blob).text()).split('\r\n');
  expect(head).toMatch(/경품,닉네임,.+,발송한 때$/);
  expect(row).toContain('장벽 크림');
  expect(row).toContain('010-1234-5678,"=""03000""",서울 종로구 결로 1');
});

test('only managers find the winners of a raffle', async () => {
  const raffle = await aRaffle();
  const params = { id: raffle.id };
  const { answer } = await renderPage(winnersPage, {
    route: '/manage/raffles/[id]/winners',
    params,
    member: await aMember(),
  });
  expect(answer).toEqual({ notFound: true });
});

test('an own entry that failed to load is fetched again, with the number of hearts', async () => {
  const raffle = await aRaffle({ price: 2 });
  const member = await aMember();
  server.use(http.get('*/participations/', () => HttpResponse.error()));
  const { user } = await open(raffle, member);
  const again = await screen.findByRole('button', { name: '다시 시도' });
  server.resetHandlers();
  await user.click(again);
  expect(await screen.findByRole('button', { name: '하트 2개로 참여하기' })).toBeVisible();
  expect(await screen.findByText('지금 하트가 0개 있어요.')).toBeVisible();
});

test('a raffle with a beacon is not said to have its result at once', async () => {
  const raffle = await aRaffle();
  const { update } = await testProvider();
  await update(raffles, { beaconRound: 7 }, eq(raffles.id, raffle.id));
  await open(raffle, await aMember());
  expect(await screen.findByText(/참여가 끝난 뒤에 추첨해요/)).toBeVisible();
  expect(screen.queryByText(/결과는 바로 나와요/)).toBeNull();
});

test.each(memberRoles)('who may enter a raffle sees the button, and nobody else (%s)', async (role) => {
  const raffle = await aRaffle();
  const member = await aMember({ role });
  await open(raffle, member);
  await waitFor(() =>
    expect(
      screen.queryByText(/운영자는 비밀 숫자/) ?? screen.queryByRole('button', { name: /참여하기/ }),
    ).not.toBeNull(),
  );
  const isOffered = screen.queryByRole('button', { name: /참여하기/ }) !== null;
  const { body } = await call('POST', `raffles/${raffle.id}/participations/`, {
    token: member.token,
    body: { clientSeed: 'ab'.repeat(8) },
  });
  expect(body.success, JSON.stringify(body)).toBe(isOffered);
});

test('a manager reads before any tap that managers may not enter', async () => {
  await open(await aRaffle(), await aMember({ role: 'manager' }));
  expect(await screen.findByText(/운영자는 비밀 숫자를/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '무료로 참여하기' })).toBeNull();
});

test('a tap whose session cannot be read says so, and a later one enters', async () => {
  const { user, store } = await open(await aRaffle({ odds: 0 }));
  const member = await aMember();
  await notKnownYet(store);
  setSession({ user: member.user, accessToken: member.token, expires: '2030-01-01T00:00:00.000Z' });
  server.use(http.get('*/api/auth/session', () => HttpResponse.error(), { once: true }));
  const button = await screen.findByRole('button', { name: '무료로 참여하기' });
  await user.click(button);
  expect(await screen.findByText('참여하지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible();
  await user.click(button);
  expect(await screen.findByRole('heading', { name: '아쉽지만 당첨되지 않았어요' })).toBeVisible();
});

test('a visitor is led to sign in and back', async () => {
  const raffle = await aRaffle();
  const { user, visits } = await open(raffle);
  await user.click(screen.getByRole('button', { name: '무료로 참여하기' }));
  await expect.poll(() => visits.current).toContain('/auth/signin');
});

test('after the end a visitor can recompute every draw', async () => {
  const { raffle } = await aClosedRaffle();
  const { user } = await open(raffle);
  expect(screen.getByText(raffle.seed)).not.toBeVisible();
  expect(screen.getByText(/SHA/)).not.toBeVisible();
  await user.click(screen.getByText('지문과 증명 보기'));
  expect(screen.getByText(/HMAC/)).toBeVisible();
  expect(screen.getByText(raffle.seed)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '추첨 3번 다시 계산하기' }));
  expect(await screen.findByText('추첨 3번이 모두 공개한 결과와 같아요.')).toBeVisible();
});

test('the thirty-first raffle is on the second page, to which the first links', async () => {
  const { services } = await testProvider();
  const day = 24 * HOUR;
  const texts = { titleEn: '', description: '', descriptionEn: '', image: '' };
  const oldest = services.now().getTime() - 400 * day;
  await services.database.write((tx) =>
    tx.insert(raffles).values(
      Array.from({ length: 31 }, (_, days) => ({
        ...texts,
        title: `지난 래플 ${days + 1}`,
        startsAt: new Date(oldest + days * day),
        endsAt: new Date(oldest + (days + 1) * day),
        publishedAt: new Date(oldest),
        ...newSeed(),
      })),
    ),
  );
  const pageOf = (page: string) =>
    renderPage(listPage, {
      path: page === '1' ? '/raffles' : `/raffles?page=${page}`,
      route: '/raffles/pages/[page]',
      params: { page },
    });
  const first = await pageOf('1');
  expect(screen.queryByRole('link', { name: '지난 래플 1' })).toBeNull();
  expect(screen.getByRole('link', { name: '2페이지' })).toHaveAttribute('href', '/raffles?page=2');
  first.unmount();
  await pageOf('2');
  expect(screen.getByRole('link', { name: '지난 래플 1' })).toBeVisible();
});

test.each([
  [1, '00:00', '오늘 마감'],
  [1, '09:30', '1일 남음'],
  [2, '00:00', '1일 남음'],
])('a raffle that ends in %i days at %s says until when, and how many days are left', async (days, time, left) => {
  const provider = await testProvider();
  const day = addDays(seoulDay(provider.now()), days);
  const raffle = await aRaffle();
  const title = `${day} ${time}에 끝나는 래플`;
  await provider.update(raffles, { title, endsAt: new Date(`${day}T${time}:00+09:00`) }, eq(raffles.id, raffle.id));
  const list = await renderPage(listPage, {
    path: '/raffles',
    route: '/raffles/pages/[page]',
    params: { page: '1' },
  });
  expect(screen.getByRole('link', { name: title }).closest('li')).toHaveTextContent(left);
  list.unmount();
  await open(raffle);
  const [, month, date] = day.split('-').map(Number);
  expect(screen.getByText(new RegExp(` – ${month}월 ${date}일 ${time}$`))).toBeVisible();
});

test('a raffle that ended at midnight names the last day on which it was open', async () => {
  const provider = await testProvider();
  const day = seoulDay(provider.now());
  const raffle = await aRaffle();
  const title = '자정에 끝난 래플';
  await provider.update(raffles, { title, endsAt: new Date(`${day}T00:00:00+09:00`) }, eq(raffles.id, raffle.id));
  await renderPage(searchPage, { path: `/raffles?search=${encodeURIComponent(title)}`, route: '/raffles/search' });
  const [, month, date] = addDays(day, -1).split('-').map(Number);
  const card = (await screen.findByRole('link', { name: title })).closest('li');
  expect(card).toHaveTextContent(new RegExp(`(^|\\D)${month}월 ${date}일 종료`));
});

test('raffles are found by their title', async () => {
  await aRaffle();
  await renderPage(searchPage, { path: '/raffles?search=%EA%BE%B8%EB%9F%AC%EB%AF%B8', route: '/raffles/search' });
  expect(screen.getAllByRole('link', { name: '겨울 꾸러미' }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: /지난 래플/ })).toBeNull();
});

/** Draws a winner, who has given no address, of a raffle that ended then by the browser's clock. */
async function aPrizeOfEnded(endsAt: Date) {
  const raffle = await aRaffle();
  const provider = await testProvider();
  const member = await aMember();
  const { token } = member;
  const path = `raffles/${raffle.id}/participations/`;
  const { body } = await call('POST', path, { token, body: { clientSeed: 'one two three' } });
  await call('POST', `${path}${body.participation.id}/participate/`, { token });
  const startsAt = new Date(endsAt.getTime() - HOUR);
  await provider.update(raffles, { startsAt, endsAt }, eq(raffles.id, raffle.id));
  return { raffle, member };
}

test('a winner and the managers read the last day on which an address may be given', async () => {
  const endsAt = new Date(Date.now() - HOUR);
  const { raffle, member } = await aPrizeOfEnded(endsAt);
  const [year, month, day] = addDays(seoulDay(endsAt), RAFFLE_ADDRESS_DAYS).split('-').map(Number);
  const lastDay = `${year}년 ${month}월 ${day}일`;
  const { unmount } = await open(raffle, member);
  expect(await screen.findByText(`${lastDay}까지 입력하고 바꿀 수 있어요.`)).toBeVisible();
  unmount();
  const manager = await aMember({ role: 'manager' });
  await renderPage(winnersPage, { route: '/manage/raffles/[id]/winners', params: { id: raffle.id }, member: manager });
  expect(await screen.findByText(`배송지 미입력 · ${lastDay}까지`)).toBeVisible();
});

test.each([
  [-1, /^배송지 미입력 · .*까지$/],
  [-31 * 24, '배송지 미입력 · 입력 기간 지남'],
  [-91 * 24, '보관 기간 지남'],
])('a raffle that ended %d hours ago tells its managers why a prize has no address', async (hours, text) => {
  const { raffle } = await aPrizeOfEnded(new Date(Date.now() + hours * HOUR));
  const manager = await aMember({ role: 'manager' });
  await renderPage(winnersPage, { route: '/manage/raffles/[id]/winners', params: { id: raffle.id }, member: manager });
  expect(await screen.findByText(text)).toBeVisible();
});

const FINGERPRINT = 'ab'.repeat(32);
/** Changes what is published of one draw, by its place. */
const changeDraw = async (id: number, number: number, set: Partial<typeof raffleParticipations.$inferInsert>) =>
  (await testProvider()).update(
    raffleParticipations,
    set,
    and(eq(raffleParticipations.raffleId, id), eq(raffleParticipations.number, number)),
  );
const changeRaffle = async (id: number, set: Partial<typeof raffles.$inferInsert>) =>
  (await testProvider()).update(raffles, set, eq(raffles.id, id));

test.each<[string, (id: number) => Promise<unknown>, RegExp]>([
  ['seed', (id) => changeRaffle(id, { seed: FINGERPRINT }), /^공개한 비밀 숫자가 처음의 지문과 맞지 않아요/],
  ['draw', (id) => changeDraw(id, 2, { status: 'lost', prizeId: null }), /^2번 추첨이 공개한 결과와 달라요/],
  ['chain', (id) => changeRaffle(id, { chain: FINGERPRINT }), /^공개한 참여가 지문과 맞지 않아요/],
  ['receipt', (id) => changeDraw(id, 3, { chain: FINGERPRINT }), /^공개한 참여가 지문과 맞지 않아요/],
  [
    'beacon',
    (id) => changeRaffle(id, { beaconRound: 1, beaconRandomness: FINGERPRINT, beaconSignature: FINGERPRINT }),
    /^공개 난수가 서명과 맞지 않아요/,
  ],
])('a participant who recounts finds a %s that was changed', async (_what, change, finding) => {
  const { raffle, members } = await aClosedRaffle();
  await change(raffle.id);
  const { user } = await open(raffle, members[2]);
  await user.click(screen.getByRole('button', { name: '추첨 3번 다시 계산하기' }));
  expect(await screen.findByText(finding)).toBeVisible();
});

test('a recount reads every page of draws', async () => {
  const { raffle, members } = await aClosedRaffle();
  const { user } = await open(raffle, members[0]);
  server.use(
    http.get(`*/api/v1/raffles/${raffle.id}/draws/`, async ({ request }) => {
      const page = new URL(request.url).searchParams.get('page');
      return HttpResponse.json((await call('GET', `raffles/${raffle.id}/draws/?page=${page}&page_size=1`)).body);
    }),
  );
  await user.click(screen.getByRole('button', { name: '추첨 3번 다시 계산하기' }));
  expect(await screen.findByText('추첨 3번이 모두 공개한 결과와 같아요.')).toBeVisible();
});
