import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import * as rafflePage from '@/pages/raffles/[id]';
import * as listPage from '@/pages/raffles/pages/[page]';
import * as searchPage from '@/pages/raffles/search';
import { newSeed } from '@/provider/areas/raffles/commitment';
import { rafflePrizes, raffles } from '@/provider/db/schema/raffles';
import { enter } from '@/provider/domain/ledger/ledger';
import { call, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

const HOUR = 60 * 60 * 1000;

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
  expect(await screen.findByText('참여했어요.')).toBeVisible();
});

test('a rejection shows the reason and costs no heart', async () => {
  const { user } = await open(await aRaffle({ price: 3 }), await aMember());
  await user.click(await screen.findByRole('button', { name: '하트 3개로 참여하기' }));
  expect(await screen.findByText(/하트가 모자라요/)).toBeVisible();
});

test('an entry whose draw was lost is drawn once, paid once', async () => {
  const member = await aMember();
  const { services } = await testProvider();
  await services.database.write((tx) =>
    enter(tx, { userId: member.id, ledger: 'heart', amount: 5, reason: 'heart_received', now: services.now() }),
  );
  const raffle = await aRaffle({ price: 2, odds: 0 });
  server.use(http.post('*/participate/', () => HttpResponse.error(), { once: true }));
  const { user } = await open(raffle, member);
  await user.click(await screen.findByRole('button', { name: '하트 2개로 참여하기' }));
  expect(await screen.findByText('참여하지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /참여하기|결과 확인하기/ }));
  expect(await screen.findByRole('heading', { name: '이번에는 아쉬워요' })).toBeVisible();
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
  expect(screen.getByRole('link', { name: '1:1 채팅으로 알리기' })).toHaveAttribute('href', '/support');
});

test('an own entry that failed to load is fetched again, with the number of hearts', async () => {
  const raffle = await aRaffle({ price: 2 });
  const member = await aMember();
  const lost = http.get('*/participations/', () => HttpResponse.error(), { once: true });
  server.use(lost);
  const { user } = await open(raffle, member);
  await user.click(await screen.findByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('button', { name: '하트 2개로 참여하기' })).toBeVisible();
  expect(await screen.findByText('지금 하트가 0개 있어요.')).toBeVisible();
});

test('a manager reads before any tap that managers may not enter', async () => {
  await open(await aRaffle(), await aMember({ role: 'manager' }));
  expect(await screen.findByText(/운영진은 참여할 수 없어요/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '무료로 참여하기' })).toBeNull();
});

test('a visitor is led to sign in and back', async () => {
  const raffle = await aRaffle();
  const { user, visits } = await open(raffle);
  await user.click(screen.getByRole('button', { name: '무료로 참여하기' }));
  await expect.poll(() => visits.current).toContain('/auth/signin');
});

test('after the end a visitor can recompute every draw', async () => {
  // All three prizes are won, which ends it.
  const raffle = await aRaffle();
  const provider = await testProvider();
  for (const clientSeed of ['one two three', 'four five six', 'seven eight']) {
    const { token } = await provider.member();
    const path = `raffles/${raffle.id}/participations/`;
    const { body } = await provider.call('POST', path, { token, body: { clientSeed } });
    await provider.call('POST', `${path}${body.participation.id}/participate/`, { token });
  }
  const { user } = await open(raffle);
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

test('raffles are found by their title', async () => {
  await aRaffle();
  await renderPage(searchPage, { path: '/raffles?search=%EA%BE%B8%EB%9F%AC%EB%AF%B8', route: '/raffles/search' });
  expect(screen.getAllByRole('link', { name: '겨울 꾸러미' }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: /지난 래플/ })).toBeNull();
});
