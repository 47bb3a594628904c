import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { DEFAULT_PAGE_SIZE } from '@/contract/constants/common';
import * as logPage from '@/pages/manage/log';
import * as membersPage from '@/pages/manage/members';
import * as memberPage from '@/pages/manage/members/[id]';
import * as ledgerPage from '@/pages/manage/members/[id]/ledger';
import * as rolesPage from '@/pages/manage/roles';
import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { aRaffle } from '@/provider/areas/raffles/testing';
import { mails } from '@/provider/db/schema/jobs';
import { sessions } from '@/provider/db/schema/users';
import { enter } from '@/provider/domain/ledger/ledger';
import { presentUser } from '@/provider/domain/members/present';
import { call, testProvider } from '../api';
import { aForum, aMember, type TestMember } from '../factories';
import { openFilters, partsOf } from '../filters';
import { renderPage } from '../render';

async function anOwner(): Promise<TestMember> {
  const owner = await withPassword(await testProvider(), { role: 'owner' });
  return { ...owner, user: presentUser(owner, true) };
}
const openMember = (id: number, member: TestMember) =>
  renderPage(memberPage, { path: `/manage/members/${id}`, route: '/manage/members/[id]', params: { id }, member });

test('an operator finds a member by a part of the address, filters, and sorts by a column', async () => {
  await aMember({ username: 'plum_tree', nickname: '자두나무' });
  await aMember({ username: 'plum_stone', role: 'editor' });
  const path = '/manage/members?search=PLUM&ordering=username';
  const { user, visits } = await renderPage(membersPage, { path, member: await aMember({ role: 'support' }) });
  expect(screen.getByText('회원 2명')).toBeVisible();
  const rows = within(screen.getByRole('table', { name: '회원 목록' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => within(row).getByRole('link').textContent)).toEqual([
    expect.any(String),
    '자두나무',
  ]);
  expect(screen.getByRole('columnheader', { name: '이름' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('link', { name: '가입' })).toHaveAttribute(
    'href',
    '/manage/members?search=PLUM&ordering=created_at',
  );
  expect(screen.getByRole('link', { name: '이용 제한' })).toHaveAttribute(
    'href',
    '/manage/members?state=suspended&search=PLUM&ordering=username',
  );
  const filters = await openFilters(user);
  await user.click(filters.getByLabelText('편집자'));
  await user.click(filters.getByRole('button', { name: '적용' }));
  await waitFor(() =>
    expect(partsOf(visits.current)).toEqual({ search: 'PLUM', ordering: 'username', role: 'editor' }),
  );
});

test('a search without a hit leads back to all members', async () => {
  await renderPage(membersPage, { path: '/manage/members?search=none-of-them', member: await anOwner() });
  expect(screen.getByText('찾는 회원이 없어요')).toBeVisible();
  expect(screen.getByRole('link', { name: '필터 초기화' })).toHaveAttribute('href', '/manage/members');
});

test('an operator awards a badge with a reason, and it is no longer offered', async () => {
  const member = await aMember({ nickname: '모임지기' });
  const { user } = await openMember(member.id, await aMember({ role: 'support' }));
  expect(screen.getByText('아직 받은 배지가 없어요.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '배지 주기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '모임지기님에게 배지 주기' }));
  const [first] = await sheet.findAllByRole('option');
  const name = first?.textContent ?? '';
  await user.click(sheet.getByRole('button', { name: '배지 주기' }));
  expect(await sheet.findByRole('alert')).toBeVisible();
  await user.type(sheet.getByLabelText('이유'), '첫 모임을 이끌었어요');
  await user.click(sheet.getByRole('button', { name: '배지 주기' }));
  expect(await screen.findByText('배지를 주었어요')).toBeVisible();
  expect(await screen.findByText(name)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '배지 주기' }));
  const again = within(await screen.findByRole('dialog', { name: '모임지기님에게 배지 주기' }));
  expect((await again.findAllByRole('option')).map((option) => option.textContent)).not.toContain(name);
});

test('an owner gives a role by the password, and a wrong one is named at its field', async () => {
  const member = await aMember({ nickname: '새 편집자' });
  const { user } = await openMember(member.id, await anOwner());
  await user.click(screen.getByRole('button', { name: '역할 변경' }));
  const sheet = within(await screen.findByRole('dialog', { name: '새 편집자님의 역할' }));
  await user.selectOptions(sheet.getByLabelText('역할'), '편집자');
  expect(sheet.getByText(/^맡는 일: 통계 보기 · 포럼.* · 챌린지.*배송지 · 소식 메일과 공지$/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '역할 변경' }));
  expect(sheet.getByText('비밀번호를 입력해 주세요.')).toBeVisible();
  await user.type(sheet.getByLabelText('내 비밀번호'), 'not the password');
  await user.click(sheet.getByRole('button', { name: '역할 변경' }));
  expect(await sheet.findByRole('alert')).toBeVisible();
  await user.clear(sheet.getByLabelText('내 비밀번호'));
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(sheet.getByRole('button', { name: '역할 변경' }));
  expect(await screen.findByText('역할을 변경했어요')).toBeVisible();
  expect(await screen.findByText('편집자')).toBeVisible();
});

test('an owner gives a moderator some forums, at least one, and reads them on the page and in the log', async () => {
  const [near, far] = [await aForum(), await aForum()];
  const member = await aMember({ nickname: '포럼 담당' });
  const owner = await anOwner();
  const { user, unmount } = await openMember(member.id, owner);
  await user.click(screen.getByRole('button', { name: '역할 변경' }));
  const sheet = within(await screen.findByRole('dialog', { name: '포럼 담당님의 역할' }));
  expect(sheet.queryByLabelText('맡는 범위')).toBeNull();
  await user.selectOptions(sheet.getByLabelText('역할'), '신고 담당');
  expect(sheet.getByText('맡는 일: 신고, 삭제한 글 · 금칙어, 이용 제한')).toBeVisible();
  await user.selectOptions(sheet.getByLabelText('맡는 범위'), '고른 포럼만');
  expect(sheet.getByText('맡는 일: 신고, 삭제한 글')).toBeVisible();
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(sheet.getByRole('button', { name: '역할 변경' }));
  expect(await sheet.findByText('포럼을 하나 이상 골라 주세요.')).toBeVisible();
  await user.click(await sheet.findByLabelText(far.name));
  await user.click(sheet.getByLabelText(near.name));
  await user.click(sheet.getByLabelText(far.name));
  await user.click(sheet.getByRole('button', { name: '역할 변경' }));
  expect(await screen.findByText('역할을 변경했어요')).toBeVisible();
  expect(await screen.findByText(near.name)).toBeVisible();
  unmount();
  await renderPage(logPage, { path: '/manage/log', member: owner });
  const row = screen.getAllByRole('row')[1] as HTMLElement;
  expect(row).toHaveTextContent('역할 변경');
  expect(row).toHaveTextContent(near.slug);
});

test('a copy of a member’s data is saved as a file by the operator’s password', async () => {
  const member = await aMember({ nickname: '사본 하나' });
  const { user } = await openMember(member.id, await anOwner());
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data');
  await user.click(screen.getByRole('button', { name: '개인정보 사본' }));
  const sheet = within(await screen.findByRole('dialog', { name: '사본 하나님의 개인정보 사본' }));
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(sheet.getByRole('button', { name: '내려받기' }));
  expect(await screen.findByText(/내려받았어요/)).toBeVisible();
  const [file] = made.mock.calls[0] ?? [];
  expect(JSON.parse(await (file as Blob).text())).toMatchObject({ profile: { email: member.email } });
});

test('an owner closes the account of a member who asked for it, and is not offered it again', async () => {
  const { id } = await aMember({ nickname: '떠나는 새' });
  const { user } = await openMember(id, await anOwner());
  await user.click(screen.getByRole('button', { name: '탈퇴 처리' }));
  const sheet = within(await screen.findByRole('dialog', { name: '떠나는 새님의 탈퇴 처리' }));
  await user.type(sheet.getByLabelText('이유'), '메일로 요청하셨어요');
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(sheet.getByRole('button', { name: '탈퇴 처리' }));
  expect(await screen.findByText('탈퇴 처리했어요')).toBeVisible();
  expect(await screen.findByText('탈퇴', { exact: true })).toBeVisible();
  expect(screen.queryByRole('button', { name: '탈퇴 처리' })).toBeNull();
});

test('support signs a member out of every device, and sees neither points nor roles', async () => {
  const member = await aMember({ nickname: '기기 둘' });
  const { user } = await openMember(member.id, await aMember({ role: 'support' }));
  expect(screen.getByText(member.email)).toBeVisible();
  for (const name of ['역할 변경', '이용 제한']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByText('포인트와 하트')).toBeNull();
  await user.click(screen.getByRole('button', { name: '모든 기기에서 로그아웃' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '로그아웃' }));
  expect(await screen.findByText('로그인한 기기가 없어요.')).toBeVisible();
  expect((await call('GET', 'auth/sessions/', { token: member.token })).status).toBe(401);
});

test('support signs a member out of one device by its name, and the log names it', async () => {
  const member = await aMember({ nickname: '기기 셋' });
  const provider = await testProvider();
  const { sessionId, token } = await provider.session(member.id);
  await provider.update(sessions, { system: 'iphone', browser: 'safari' }, eq(sessions.id, sessionId));
  const { user, unmount } = await openMember(member.id, await aMember({ role: 'support' }));
  await user.click(screen.getByRole('button', { name: '아이폰 · 사파리 로그아웃' }));
  const sheet = within(await screen.findByRole('dialog', { name: '이 기기에서 로그아웃할까요? (아이폰 · 사파리)' }));
  await user.click(sheet.getByRole('button', { name: '로그아웃' }));
  expect(await screen.findByText('선택한 기기에서 로그아웃했어요')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('아이폰 · 사파리')).toBeNull());
  expect(screen.getByRole('button', { name: '알 수 없는 기기 로그아웃' })).toBeVisible();
  expect((await call('GET', 'auth/sessions/', { token })).status).toBe(401);
  expect((await call('GET', 'auth/sessions/', { token: member.token })).status).toBe(200);
  unmount();
  await renderPage(logPage, { path: '/manage/log', member: await anOwner() });
  const row = screen.getAllByRole('row')[1] as HTMLElement;
  expect(row).toHaveTextContent('한 기기 로그아웃');
  expect(row).toHaveTextContent('아이폰');
  expect(row).toHaveTextContent('사파리');
});

test('an owner cannot sign themselves out of the device they use on their own page', async () => {
  const owner = await anOwner();
  await openMember(owner.id, owner);
  expect(screen.getByText('이 기기에서 사용 중')).toBeVisible();
  expect(screen.queryByRole('button', { name: '알 수 없는 기기 로그아웃' })).toBeNull();
});

const openLedger = (id: number, member: TestMember, query = '') =>
  renderPage(ledgerPage, {
    path: `/manage/members/${id}/ledger${query}`,
    route: '/manage/members/[id]/ledger',
    params: { id: String(id) },
    member,
  });

test('a manager reads within the console what a member has earned and spent, by kind and by pages', async () => {
  const member = await aMember({ nickname: '내역 하나' });
  const provider = await testProvider();
  const entry = { userId: member.id, now: provider.now() } as const;
  await provider.write(async (tx) => {
    for (let number = 1; number <= DEFAULT_PAGE_SIZE; number += 1) {
      const subject = { kind: 'topic', id: number };
      await enter(tx, { ...entry, ledger: 'point', amount: 1000, reason: 'topic_written', subject });
    }
    await enter(tx, { ...entry, ledger: 'point', amount: -5000, reason: 'corrected' });
    await enter(tx, { ...entry, ledger: 'xp', amount: 7, reason: 'liked' });
  });
  const manager = await aMember({ role: 'manager' });
  const { unmount } = await openMember(member.id, manager);
  const link = screen.getByRole('link', { name: '포인트 내역' });
  expect(link).toHaveAttribute('href', `/manage/members/${member.id}/ledger`);
  unmount();
  const first = await openLedger(member.id, manager);
  expect(screen.getByRole('navigation', { name: '운영 메뉴' })).toBeVisible();
  expect(screen.getByRole('link', { name: '회원 정보' })).toHaveAttribute('href', `/manage/members/${member.id}`);
  expect(screen.getByText('현재 잔액').nextElementSibling).toHaveTextContent(
    ((DEFAULT_PAGE_SIZE - 5) * 1000).toLocaleString('en'),
  );
  const rows = () =>
    within(screen.getByRole('table', { name: '내역 하나님의 적립 내역' }))
      .getAllByRole('row')
      .slice(1);
  expect(rows()).toHaveLength(DEFAULT_PAGE_SIZE);
  expect(rows()[0]).toHaveTextContent(/^운영자 조정.*-5,000/);
  expect(rows()[1]).toHaveTextContent(/^포럼 글 작성.*\+1,000/);
  expect(screen.getByRole('link', { name: '2페이지' })).toHaveAttribute(
    'href',
    `/manage/members/${member.id}/ledger?page=2`,
  );
  const kinds = within(screen.getByRole('navigation', { name: '적립 종류' }));
  expect(kinds.getByRole('link', { name: '경험치' })).toHaveAttribute(
    'href',
    `/manage/members/${member.id}/ledger?ledger=xp`,
  );
  first.unmount();
  const second = await openLedger(member.id, manager, '?page=2');
  expect(rows()).toHaveLength(1);
  second.unmount();
  const third = await openLedger(member.id, manager, '?ledger=xp');
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent(/^받은 좋아요.*\+7/);
  third.unmount();
  await openLedger(member.id, manager, '?ledger=heart');
  expect(screen.getByText('아직 내역이 없어요')).toBeVisible();
});

test('a ledger is closed to a role that may not correct it', async () => {
  await openLedger((await aMember()).id, await aMember({ role: 'support' }));
  expect(screen.queryByText(/적립 내역/)).toBeNull();
  expect(screen.getByText('볼 수 없는 메뉴예요')).toBeVisible();
});

test('a manager sees balances, and why and until when a member is suspended', async () => {
  const member = await aMember({ suspendedUntil: new Date('2027-01-01T00:00:00Z') });
  await openMember(member.id, await aMember({ role: 'manager' }));
  expect(screen.getByText('포인트와 하트')).toBeVisible();
  expect(screen.getByText(/2027년 1월 1일까지/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '역할 변경' })).toBeNull();
  expect(screen.getByRole('button', { name: '이용 제한' })).toBeVisible();
});

test('a manager is offered nothing that is refused: about themselves, or a copy of an owner’s data', async () => {
  const manager = await aMember({ role: 'manager' });
  const offered = ['잔액 조정', '배지 주기', '개인정보 사본', '이용 제한'];
  const shown = () => offered.filter((name) => screen.queryByRole('button', { name }));
  const { unmount } = await openMember(manager.id, manager);
  expect(shown()).toEqual([]);
  unmount();
  await openMember((await anOwner()).id, manager);
  expect(shown()).toEqual(['잔액 조정', '배지 주기']);
  expect(screen.queryByRole('button', { name: '모든 기기에서 로그아웃' })).toBeNull();
});

test('a manager adjusts a balance with a reason, and reads that it holds less than is taken', async () => {
  const member = await aMember();
  const { user } = await openMember(member.id, await anOwner());
  await user.click(screen.getByRole('button', { name: '잔액 조정' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('이유'), '빠진 포인트');
  await user.type(sheet.getByLabelText('수량'), '-5');
  await user.type(sheet.getByLabelText('내 비밀번호'), 'not mine');
  await user.click(sheet.getByRole('button', { name: '조정' }));
  expect(await sheet.findByText(/^현재 비밀번호와 달라요/)).toBeVisible();
  await user.clear(sheet.getByLabelText('내 비밀번호'));
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(sheet.getByRole('button', { name: '조정' }));
  expect(await sheet.findByText('지금 있는 것보다 많이 뺄 수 없어요.')).toBeVisible();
  await user.clear(sheet.getByLabelText('수량'));
  await user.type(sheet.getByLabelText('수량'), '1500');
  await user.click(sheet.getByRole('button', { name: '조정' }));
  expect(await screen.findByText('잔액을 조정했어요')).toBeVisible();
  expect(await screen.findByText('1,500')).toBeVisible();
});

test('a member’s page, found by the name, leads to their questions and shows their prizes', async () => {
  const member = await aMember({ username: 'grain_of_oak' });
  await call('POST', 'support/threads/', { token: member.token, body: { topic: 'bug', content: '버튼이 안 눌려요.' } });
  const raffle = await aRaffle(await testProvider(), { odds: 10_000, title: '가을 꾸러미' });
  const path = `raffles/${raffle.id}/participations/`;
  const { body } = await call('POST', path, { token: member.token, body: { clientSeed: 'river apple stone' } });
  await call('POST', `${path}${body.participation.id}/participate/`, { token: member.token });
  const open = (by: TestMember) =>
    renderPage(memberPage, {
      path: '/manage/members/@grain_of_oak',
      route: '/manage/members/[id]',
      params: { id: '@grain_of_oak' },
      member: by,
    });
  const { unmount } = await open(await aMember({ role: 'manager' }));
  expect(screen.getByText('버튼이 안 눌려요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '오류·불편한 점' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/manage\/support\?id=\d+$/),
  );
  expect(screen.getByRole('link', { name: '가을 꾸러미' })).toHaveAttribute(
    'href',
    `/manage/raffles/${raffle.id}/winners`,
  );
  expect(screen.getByText('발송 전')).toBeVisible();
  unmount();
  await open(await aMember({ role: 'support' }));
  expect(screen.getByText('가을 꾸러미')).toBeVisible();
  expect(screen.queryByRole('link', { name: '가을 꾸러미' })).toBeNull();
});

test('support reads what became of a member’s mails in plain words, page by page', async () => {
  const provider = await testProvider();
  const member = await aMember();
  const at = provider.now();
  const row = { userId: member.id, email: member.email, createdAt: at, triedAt: at };
  const ordinary = Array.from({ length: DEFAULT_PAGE_SIZE }, (_, made) => ({
    ...row,
    key: `page-${member.id}-${made}`,
    kind: 'notice_win' as const,
    state: 'sent' as const,
  }));
  const later = { ...row, createdAt: new Date(at.getTime() + 1000), triedAt: new Date(at.getTime() + 1000) };
  const refused = { kind: 'reset' as const, state: 'refused' as const, answer: 550, isMailbox: true };
  await provider.insert(mails, [...ordinary, { ...later, ...refused, key: `page-${member.id}-refused` }]);
  const { user, visits } = await openMember(member.id, await aMember({ role: 'support' }));
  const rows = () =>
    within(screen.getByRole('table', { name: '보낸 메일' }))
      .getAllByRole('row')
      .slice(1);
  expect(rows()).toHaveLength(DEFAULT_PAGE_SIZE);
  const [first, second] = rows();
  expect(first).toHaveTextContent(/비밀번호 재설정.*거절됨.*메일함을 찾지 못했거나.*\(응답 550\)/);
  expect(first).toHaveTextContent(member.email);
  expect(second).toHaveTextContent(/알림: 당첨.*메일 서버가 받음/);
  expect(screen.getByRole('note')).toHaveTextContent('이 주소로는 메일을 받을 수 없다고');
  await user.click(screen.getByRole('link', { name: '2페이지' }));
  expect(visits.current).toBe(`/manage/members/${member.id}?page=2#mails`);
});

test('a member without mails says so in both languages', async () => {
  const member = await aMember();
  const { unmount } = await openMember(member.id, await aMember({ role: 'support' }));
  expect(screen.getByText('보낸 메일이 없어요')).toBeVisible();
  unmount();
  await renderPage(memberPage, {
    path: `/manage/members/${member.id}`,
    route: '/manage/members/[id]',
    params: { id: String(member.id) },
    locale: 'en',
    member: await aMember({ role: 'support' }),
  });
  expect(screen.getByText('No e-mails yet')).toBeVisible();
});

test('a moderator reads what each role may do, with their own marked, and finds it in the menu', async () => {
  await renderPage(rolesPage, { path: '/manage/roles', member: await aMember({ role: 'moderator' }) });
  expect(screen.getByRole('heading', { level: 1, name: '역할' })).toBeVisible();
  expect(screen.getByRole('link', { name: '역할' })).toHaveAttribute('aria-current', 'page');
  const table = within(screen.getByRole('table', { name: '역할별로 할 수 있는 일' }));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['하는 일', '소유자', '운영자', '편집자', '신고 담당(내 역할)', '문의 담당']);
  const rowOf = (work: string) => {
    const row = table.getByText(work).closest('tr') as HTMLTableRowElement;
    return [...row.cells].slice(1).map((cell) => cell.textContent?.includes('할 수 있음'));
  };
  expect(rowOf('신고, 삭제한 글')).toEqual([true, true, false, true, false]);
  expect(rowOf('문의 답변')).toEqual([true, true, false, false, true]);
  expect(rowOf('역할 정하기')).toEqual([true, false, false, false, false]);
});
