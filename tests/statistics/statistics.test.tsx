import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import * as overviewPage from '@/pages/manage/index';
import { activeDays } from '@/provider/db/schema/members';
import { enter } from '@/provider/domain/ledger/ledger';
import { addDays, seoulDay } from '@/provider/platform/time/seoul';
import { call, server, testProvider } from '../api';
import { aMember, aTopic, type TestMember } from '../factories';
import { renderPage } from '../render';

const open = (member?: TestMember, query = '') => renderPage(overviewPage, { path: `/manage${query}`, member });
const aManager = () => aMember({ role: 'manager' });
const sectionOf = (name: string) => within(screen.getByRole('region', { name }));

test('/manage is a 404 for a member, and asks a visitor to sign in', async () => {
  const { answer: forMember, unmount } = await open(await aMember());
  expect(forMember).toEqual({ notFound: true });
  unmount();
  const { answer: forVisitor } = await open();
  const destination = '/auth/signin?error=SessionRequired&callbackUrl=%2Fmanage';
  expect(forVisitor).toEqual({ redirect: { destination, permanent: false } });
});

test('an empty site shows that nothing waits, and that nothing happened', async () => {
  await open(await aManager(), '?from=2001-01-01&to=2001-01-07');
  expect(sectionOf('처리할 일').getByText('지금은 처리할 일이 없어요.')).toBeVisible();
  expect(sectionOf('챌린지 완주').getByText('이 기간에 진행한 챌린지가 없어요.')).toBeVisible();
  expect(sectionOf('통계').getAllByText('변동 없음').length).toBeGreaterThan(0);
  // Activity of so long ago is kept no more.
  const active = sectionOf('통계').getByText('활동 회원', { selector: 'dt' });
  expect(active.nextElementSibling).toHaveTextContent(/^–$/);
});

test('open work is a link with its number, in the overview and in the menu', async () => {
  const topic = await aTopic();
  const { token } = await aMember();
  const body = { subject: 'topic', subjectId: topic.id, reason: 'spam', note: '' };
  await call('POST', 'reports/', { token, body });
  await open(await aManager());
  expect(sectionOf('처리할 일').getByRole('link', { name: '신고 1' })).toHaveAttribute('href', '/manage/reports');
  const menu = within(screen.getByRole('navigation', { name: '운영 메뉴' }));
  expect(menu.getByRole('link', { name: '신고 1' })).toHaveAttribute('href', '/manage/reports');
  expect(menu.getByRole('link', { name: '현황' })).toHaveAttribute('aria-current', 'page');
});

test('the range is in the address, and an impossible one is not sent', async () => {
  const manager = await aManager();
  const { user, unmount } = await open(manager, '?from=2026-02-01&to=2026-02-03');
  const [from, to] = [screen.getByLabelText('시작일'), screen.getByLabelText('종료일')];
  expect([from, to].map((field) => (field as HTMLInputElement).value)).toEqual(['2026-02-01', '2026-02-03']);
  expect(screen.getByText('2026년 1월 29일~2026년 1월 31일과 비교했어요.')).toBeVisible();
  expect(screen.getByText(/활동 회원 합계는 지금 회원인 사람만 세요/)).toBeVisible();
  expect(screen.getByRole('link', { name: '최근 7일' })).toHaveAttribute('href', '/manage?days=7');
  await user.clear(to);
  await user.type(to, '2026-01-01');
  await user.click(screen.getByRole('button', { name: '적용' }));
  expect(screen.getByText('오늘까지의 날짜로 366일 안에서 골라 주세요.')).toBeVisible();
  unmount();
  await open(manager, '?from=2026-02-03&to=2026-02-01');
  expect(screen.getByRole('link', { name: '최근 28일' })).toHaveAttribute('aria-current', 'true');
});

test('a chart has a table of its days, which is saved as CSV', async () => {
  const manager = await aManager();
  const provider = await testProvider();
  await provider.insert(activeDays, { day: '2026-02-02', userId: manager.id });
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:test';
  });
  const { user } = await open(manager, '?from=2026-02-01&to=2026-02-02');
  const chart = sectionOf('활동 회원');
  await user.click(chart.getByText('표로 보기'));
  const row = chart.getByRole('row', { name: /2026년 2월 2일/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['1', '1', '1']);
  await user.click(chart.getByRole('button', { name: '활동 회원 CSV로 저장' }));
  const text = await files[0]?.text();
  expect(text).toBe('날짜,하루,7일,30일\r\n2026-02-01,0,0,0\r\n2026-02-02,1,1,1\r\n');
});

test('points held at the end of each day, and those that expire by month, are saved as CSV', async () => {
  const provider = await testProvider();
  const { id } = await aMember();
  const now = provider.now();
  await provider.write((tx) =>
    enter(tx, { userId: id, ledger: 'point', amount: 12_345, reason: 'mission_completed', now }),
  );
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:test';
  });
  const today = seoulDay(now);
  const { user } = await open(await aManager(), `?from=${addDays(today, -1)}&to=${today}`);
  await user.click(sectionOf('보유 포인트 추이').getByRole('button', { name: '보유 포인트 추이 CSV로 저장' }));
  expect(await files[0]?.text()).toBe(`날짜,보유 포인트\r\n${addDays(today, -1)},0\r\n${today},12345\r\n`);
  const chart = sectionOf('달마다 소멸할 포인트');
  await user.click(chart.getByText('표로 보기'));
  const last = chart.getAllByRole('row').at(-1);
  expect(last).toHaveTextContent(/^\d{4}년 \d+월12,345$/);
  await user.click(chart.getByRole('button', { name: '달마다 소멸할 포인트 CSV로 저장' }));
  expect(await files[1]?.text()).toMatch(
    /^월,소멸 예정 포인트\r\n("=""\d{4}-\d{2}""",0\r\n){12}"=""\d{4}-\d{2}""",12345\r\n$/,
  );
});

test('statistics that cannot be read keep the range and offer to try again', async () => {
  server.use(http.get('*/manage/statistics/', () => HttpResponse.json({}, { status: 503 })));
  await open(await aManager(), '?from=2026-02-01&to=2026-02-03');
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('시작일')).toHaveValue('2026-02-01'));
});
