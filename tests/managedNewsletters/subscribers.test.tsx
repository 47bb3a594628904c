import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { Subscribers } from '@/components/manage/Subscribers';
import { subscribersStateOf } from '@/components/manage/subscribersState';
import * as newslettersPage from '@/pages/manage/newsletters';
import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { marketingAttendees } from '@/provider/db/schema/marketings';
import { presentUser } from '@/provider/domain/members/present';
import { callsMade, layScenario, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

const provider = await testProvider();
beforeEach(() => provider.write((tx) => tx.delete(marketingAttendees)));

async function aVisitor(email: string, row: Partial<typeof marketingAttendees.$inferInsert> = {}) {
  const at = provider.now();
  const consent = { topics: ['digest' as const], consent: '1', source: 'newsletter', locale: 'ko' as const };
  await provider.insert(marketingAttendees, { ...consent, email, agreedAt: at, confirmedAt: at, ...row });
}
const open = async (by: 'manager' | 'editor' | TestMember, query = '', locale: 'ko' | 'en' = 'ko') =>
  renderPage(newslettersPage, {
    path: `/manage/newsletters?of=subscribers${query}`,
    member: typeof by === 'string' ? await aMember({ role: by }) : by,
    locale,
  });
const rows = () =>
  within(screen.getByRole('table', { name: '구독자 목록' }))
    .getAllByRole('row')
    .slice(1);

test('an operator filters the subscribers by state and finds one by a part of the address', async () => {
  await aVisitor('jihye@example.com');
  await aVisitor('minji@example.com', { confirmedAt: null });
  const { user, visits } = await open('manager');
  expect(screen.getByRole('link', { name: '구독자' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('구독자 2명')).toBeVisible();
  expect(rows()).toHaveLength(2);
  expect(screen.getByRole('link', { name: '확인 대기' })).toHaveAttribute(
    'href',
    '/manage/newsletters?of=subscribers&state=waiting',
  );
  await user.type(screen.getByRole('searchbox', { name: '이름, 아이디, 이메일' }), 'minji{Enter}');
  await waitFor(() => expect(visits.current).toBe('/manage/newsletters?of=subscribers&search=minji'));
});

test('the address says which subscribers are shown', async () => {
  await aVisitor('jihye@example.com', { source: 'footer' });
  await aVisitor('minji@example.com', { locale: 'en', source: 'signup' });
  await open('manager', '&locale=en&source=signup&agreed=30&topic=digest&search=minji');
  const [row, ...others] = rows();
  expect(others).toEqual([]);
  expect(row).toHaveTextContent('minji@example.com');
  for (const text of ['비회원', '받는 중', '주간 이야기', '영어', '가입']) expect(row).toHaveTextContent(text);
});

test('an editor reads shortened addresses, and ends a subscription with a reason', async () => {
  await aVisitor('jihye@example.com');
  await aVisitor('stays@example.com');
  const { user } = await open('editor');
  expect(screen.queryByText('jihye@example.com')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'j…@example.com 구독 끝내기' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'j…@example.com 구독 끝내기' }));
  await user.click(sheet.getByRole('button', { name: '구독 끝내기' }));
  expect(await sheet.findByText('이유를 적어 주세요.')).toBeVisible();
  expect(callsMade().some((it) => it.startsWith('POST'))).toBe(false);
  await user.type(sheet.getByRole('textbox'), '전화로 요청했어요.');
  await user.click(sheet.getByRole('button', { name: '구독 끝내기' }));
  expect(await screen.findByText('구독을 끝냈어요')).toBeVisible();
  await waitFor(() => expect(rows()).toHaveLength(1));
  await waitFor(() => expect(rows()[0]).toHaveFocus());
  expect((await provider.rows(marketingAttendees)).map(({ email }) => email)).toEqual(['stays@example.com']);
});

test('a manager downloads those whom the filters match as CSV, an editor does not', async () => {
  const manager = await withPassword(provider, { role: 'manager' });
  const member = { ...manager, user: presentUser(manager, true) };
  await aVisitor('=jihye@example.com');
  await aVisitor('minji@example.com', { locale: 'en' });
  const { user, unmount } = await open(member, '&locale=ko');
  await user.click(await screen.findByRole('button', { name: 'CSV로 내려받기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '구독자를 내려받을까요?' }));
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:subscribers');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await user.click(sheet.getByRole('button', { name: '내려받기' }));
  expect(await screen.findByText('구독자 1명을 내려받았어요')).toBeVisible();
  const [file] = made.mock.calls.at(-1) ?? [];
  const [, line, ...more] = (await (file as Blob).text()).trim().split('\r\n');
  expect([line, more]).toEqual([expect.stringMatching(/^'=jihye@example\.com,,받는 중,주간 이야기,.*,한국어,/), []]);
  unmount();
  await open('editor');
  expect(screen.getByText('구독자 2명')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'CSV로 내려받기' })).toBeNull();
});

test('an operator who ends a subscription that another has ended is told, and the list is read again', async () => {
  await aVisitor('jihye@example.com');
  await aVisitor('stays@example.com');
  const { user } = await open('manager');
  await user.click(screen.getByRole('button', { name: 'jihye@example.com 구독 끝내기' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'jihye@example.com 구독 끝내기' }));
  await provider.write((tx) => tx.delete(marketingAttendees).where(eq(marketingAttendees.email, 'jihye@example.com')));
  await user.type(sheet.getByRole('textbox'), '전화로 요청했어요.');
  await user.click(sheet.getByRole('button', { name: '구독 끝내기' }));
  expect(await screen.findByText('이미 다른 운영자가 끝냈거나 본인이 해지한 구독이에요')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('a list without subscribers, or without one that is found, says so', async () => {
  const { unmount } = await open('manager');
  expect(screen.getByText('아직 구독자가 없어요')).toBeVisible();
  unmount();
  await open('manager', '&state=bounced');
  expect(screen.getByText('찾는 구독자가 없어요')).toBeVisible();
  expect(screen.getByRole('link', { name: '필터 초기화' })).toHaveAttribute(
    'href',
    '/manage/newsletters?of=subscribers',
  );
});

test('a failure to load is shown with the means to ask again', async () => {
  await aVisitor('jihye@example.com');
  layScenario('error');
  const state = subscribersStateOf({ page: 1, of: () => '' });
  const { user } = await renderPage(<Subscribers state={state} />, {
    path: '/manage/newsletters?of=subscribers',
    member: await aMember({ role: 'manager' }),
  });
  const again = await screen.findByRole('button', { name: '다시 시도' });
  layScenario(undefined);
  await user.click(again);
  expect(await screen.findByText('jihye@example.com')).toBeVisible();
});

test('the list is in English too', async () => {
  await aVisitor('jihye@example.com');
  await open('manager', '', 'en');
  expect(screen.getByText('1 subscriber')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unsubscribe jihye@example.com' })).toBeVisible();
});
