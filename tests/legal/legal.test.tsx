import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
// Loaded early, so that no test waits for its compilation.
import '@/components/activity/TermsNotice';
import * as homePage from '@/pages/base/[name]';
import * as privacy from '@/pages/privacy';
import * as terms from '@/pages/terms';
import { legalTexts } from '@/provider/db/schema/legal';
import { addDays, seoulDay } from '@/provider/platform/time/seoul';
import legal from '@/public/locales/ko/legal.json';
import { call, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

const provider = await testProvider();
const day = (after: number) => addDays(seoulDay(provider.now()), after);

let manager: TestMember;
beforeEach(async () => {
  await provider.services.database.write((tx) => tx.delete(legalTexts));
  manager = await aMember({ role: 'manager' });
});

/** Inserts terms that an operator announced for a day. */
const announced = (after: number, content = '새 약속이에요.\n\n# 배송\n\n열흘 안에 보내요.\n늦으면 알려요.') =>
  provider.insert(legalTexts, {
    kind: 'terms',
    effectiveOn: day(after),
    adverse: false,
    summary: '배송 기한을 적었어요.',
    summaryEn: 'We added delivery times.',
    content,
    contentEn: 'A new promise.\n\n# Delivery\n\nWithin ten days.',
    createdBy: manager.id,
    createdAt: provider.now(),
  });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent);
const openHome = (member: TestMember) =>
  renderPage(homePage, { path: '/', route: '/base/[name]', params: { name: 'main' }, member });

test.each([
  ['/terms', terms, legal.terms.sections],
  ['/privacy', privacy, legal.privacy.sections],
])('%s has every section of the site’s text', async (path, page, sections) => {
  await renderPage(page, { path });
  expect(headings()).toEqual(expect.arrayContaining(sections.map(({ heading }, index) => `${index + 1}. ${heading}`)));
  expect(screen.queryByRole('link', { name: /글 보기|내용 보기/ })).toBeNull();
});

test('an operator’s text replaces the site’s, with its sections, its broken lines and its day', async () => {
  await announced(0);
  await renderPage(terms, { path: '/terms' });
  expect(headings()).toContain('1. 배송');
  expect(screen.queryByText(/1\. 결이 하는 일/)).toBeNull();
  expect(screen.getByText('새 약속이에요.')).toBeVisible();
  expect(screen.getByText(/열흘 안에 보내요\.\s늦으면 알려요\./)).toBeVisible();
  expect(screen.getByText(/부터 적용돼요/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /글 보기|내용 보기/ })).toBeNull();
});

test('a text to come is announced on the present one, read by its day, and leads back', async () => {
  await announced(0, '지금 약속이에요.');
  await announced(9);
  const { unmount } = await renderPage(terms, { path: '/terms' });
  expect(screen.getByText('지금 약속이에요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '바뀔 내용 보기' })).toHaveAttribute('href', `/terms?on=${day(9)}`);
  unmount();
  await renderPage(terms, { path: `/terms?on=${day(9)}` });
  expect(screen.getByText('새 약속이에요.')).toBeVisible();
  expect(screen.getByText(/앞으로 적용될 글이에요/)).toBeVisible();
  expect(screen.getByRole('link', { name: '지금 적용되는 글 보기' })).toHaveAttribute('href', '/terms');
  const others = within(screen.getByRole('navigation', { name: '다른 날짜의 글' }));
  expect(others.getByRole('link')).toHaveAttribute('href', `/terms?on=${day(0)}`);
});

test.each(['?on=tomorrow', '?on=2026-02-30', '?on=2026-03-01&on=2026-03-02'])(
  'an address with %s shows the present text',
  async (query) => {
    await announced(0);
    await renderPage(terms, { path: `/terms${query}` });
    expect(screen.getByText('새 약속이에요.')).toBeVisible();
  },
);

test('a member reads of new terms at home and agrees to them once', async () => {
  await announced(9);
  const member = await aMember();
  const { user, unmount } = await openHome(member);
  const notice = within(await screen.findByRole('region', { name: '이용약관이 바뀌어요' }));
  expect(notice.getByText(/배송 기한을 적었어요/)).toBeVisible();
  expect(notice.getByRole('link', { name: '바뀐 약관 보기' })).toHaveAttribute('href', `/terms?on=${day(9)}`);
  await user.dblClick(notice.getByRole('button', { name: '동의해요' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '이용약관이 바뀌어요' })).toBeNull());
  await waitFor(async () =>
    expect((await call('GET', 'activity/home/', { token: member.token })).body.terms).toBeNull(),
  );
  unmount();
  await openHome(member);
  await screen.findByRole('region', { name: `${member.nickname}님의 오늘` });
  expect(screen.queryByRole('region', { name: '이용약관이 바뀌어요' })).toBeNull();
});

test('an agreement that was not stored brings the notice back with the reason', async () => {
  await announced(9);
  const { user } = await openHome(await aMember());
  const button = await screen.findByRole('button', { name: '동의해요' });
  server.use(http.post('*/legal/terms/agreement/', () => HttpResponse.error(), { once: true }));
  await user.click(button);
  expect(await screen.findByText(/동의를 저장하지 못했어요|인터넷/)).toBeVisible();
  expect(await screen.findByRole('button', { name: '동의해요' })).toBeEnabled();
});
