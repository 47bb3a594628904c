import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import * as managePage from '@/pages/manage';
import * as bannedWordsPage from '@/pages/manage/banned-words';
import * as logPage from '@/pages/manage/log';
import * as reportsPage from '@/pages/manage/reports';
import * as trashPage from '@/pages/manage/trash';
import * as notificationsPage from '@/pages/me/notifications';
import * as myReportsPage from '@/pages/me/reports';
import * as myTrashPage from '@/pages/me/trash';
import * as userPage from '@/pages/users/[username]';
import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { aChallenge, participantsOf } from '@/provider/areas/challenges/testing';
import { forumModerators } from '@/provider/db/schema/moderation';
import { topics } from '@/provider/db/schema/topics';
import { users } from '@/provider/db/schema/users';
import { presentUser } from '@/provider/domain/members/present';
import { call, callsMade, layScenario, server, testProvider } from '../api';
import { aMember, aTopic, type TestMember } from '../factories';
import { openFilters, partsOf } from '../filters';
import { renderPage } from '../render';

const open = (page: Parameters<typeof renderPage>[0], path: string, member?: TestMember) =>
  renderPage(page, { path, member });
const aManager = () => aMember({ role: 'manager' });

async function aReport(title: string, by?: TestMember) {
  const topic = await aTopic({ title, ...(by && { by }) });
  const reporter = await aMember({ nickname: '알린 이' });
  const body = { subject: 'topic', subjectId: topic.id, reason: 'spam', note: '같은 글이에요' };
  await call('POST', 'reports/', { token: reporter.token, body });
  return { topic, reporter };
}

test.each([
  ['reports', reportsPage],
  ['bannedWords', bannedWordsPage],
  ['log', logPage],
  ['trash', trashPage],
])('/manage/%s is a 404 for a member, and asks a visitor to sign in', async (name, page) => {
  const { answer: forMember, unmount } = await open(page, `/manage/${name}`, await aMember());
  expect(forMember).toEqual({ notFound: true });
  unmount();
  const { answer: forVisitor } = await open(page, `/manage/${name}`);
  const destination = `/auth/signin?error=SessionRequired&callbackUrl=%2Fmanage%2F${name}`;
  expect(forVisitor).toEqual({ redirect: { destination, permanent: false } });
});

test('each role finds its own sections, no statistics that are not its own, and reads why another is closed', async () => {
  const support = await aMember({ role: 'support' });
  const { unmount: left } = await open(managePage, '/manage', support);
  expect(screen.getByRole('region', { name: '처리할 일' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '통계' })).toBeNull();
  left();
  const { unmount } = await open(reportsPage, '/manage/reports', support);
  expect(screen.getByText('볼 수 없는 메뉴예요')).toBeVisible();
  const sections = within(screen.getByRole('navigation', { name: '운영 메뉴' })).getAllByRole('link');
  expect(sections.map(({ textContent }) => textContent)).toEqual(['현황', '문의', '회원', '역할']);
  const lists = within(screen.getByRole('navigation', { name: '운영 메뉴' })).getAllByRole('list');
  expect(lists.map((list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent)).toEqual(
    ['오늘', '사람'],
  );
  unmount();
  expect((await open(managePage, '/manage', await aMember())).answer).toEqual({ notFound: true });
});

test('an owner finds every section of the console in its group, which a button opens on a phone', async () => {
  const { user } = await open(managePage, '/manage', await aMember({ role: 'owner' }));
  const menu = within(screen.getByRole('navigation', { name: '운영 메뉴' }));
  const button = menu.getByRole('button', { name: '운영 메뉴' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const linksOf = (group: string) =>
    within(menu.getByRole('list', { name: group }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(linksOf('화면')).toEqual(['홈·고정 글', '배너', '문구']);
  expect(linksOf('소식')).toEqual(['공지', '소식 메일']);
  expect(menu.getAllByRole('link')).toHaveLength(28);
  await user.click(menu.getByRole('link', { name: '회원' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a role without two-step sign-in is led to the security settings where it is required', async () => {
  const { services } = await testProvider();
  services.env.REQUIRE_TWO_STEP = true;
  await open(reportsPage, '/manage/reports', await aManager());
  services.env.REQUIRE_TWO_STEP = false;
  expect(screen.getByText('2단계 인증을 먼저 켜 주세요')).toBeVisible();
  expect(screen.getByRole('link', { name: '보안 설정으로 가기' })).toHaveAttribute('href', '/me/settings/security');
  expect(screen.queryByRole('navigation', { name: '운영 메뉴' })).toBeNull();
});

test('a moderator is offered to hide what they wrote, and no other decision about it', async () => {
  const moderator = await aMember({ role: 'moderator' });
  await aReport('운영자가 쓴 글', moderator);
  await open(reportsPage, '/manage/reports', moderator);
  const row = within(screen.getByRole('heading', { name: '운영자가 쓴 글' }).closest('li') ?? document.body);
  expect(row.getByRole('button', { name: '가리기' })).toBeVisible();
  expect(row.queryByRole('button', { name: '문제없음' })).toBeNull();
});

test('a manager reads the reports, hides content with a reason, and finds it in the log', async () => {
  const { topic } = await aReport('되풀이되는 글');
  const manager = await aManager();
  const { user, unmount } = await open(reportsPage, '/manage/reports', manager);
  const row = within(
    screen.getByRole('heading', { name: '되풀이되는 글' }).closest('li') ?? document.createElement('li'),
  );
  expect(row.getByText('신고 1건')).toBeVisible();
  await user.click(row.getByText('신고 내용 보기'));
  expect(row.getByText('같은 글이에요')).toBeVisible();
  await user.click(row.getByRole('button', { name: '가리기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '가릴까요?' }));
  await user.type(sheet.getByLabelText('이유'), '같은 글을 되풀이했어요');
  await user.click(sheet.getByRole('button', { name: '가리기' }));
  expect(await screen.findByText('가렸어요')).toBeVisible();
  const hidden = await call('GET', `topics/${topic.id}/`);
  expect(hidden.status).toBe(404);
  unmount();
  await open(logPage, '/manage/log', manager);
  expect(screen.getByText('되풀이되는 글')).toBeVisible();
  expect(screen.getByText('같은 글을 되풀이했어요')).toBeVisible();
});

test('a manager and its member see the picture of a reported profile', async () => {
  const member = await aMember({ nickname: '사진 있는 이' });
  const provider = await testProvider();
  const avatar = '/api/v1/files/abc123abc123-400x400.webp';
  await provider.update(users, { avatar }, eq(users.id, member.id));
  const { token } = await aMember();
  const body = { subject: 'profile', subjectId: member.id, reason: 'sexual' };
  expect((await call('POST', 'reports/', { token, body })).status).toBe(200);
  const manager = await aManager();
  const { unmount } = await open(reportsPage, `/manage/reports?username=${member.username}`, manager);
  expect(screen.getByRole('heading', { name: '사진 있는 이' })).toBeVisible();
  const picture = () => screen.getByRole('img', { name: '함께 올린 사진' });
  expect(picture()).toHaveAttribute('src', expect.stringContaining(avatar));
  unmount();
  const hidden = { status: 'hidden', reason: '음란한 사진' };
  await call('PUT', `moderation/profile/${member.id}/`, { token: manager.token, body: hidden });
  await open(myReportsPage, '/me/reports', member);
  expect(await screen.findByText('운영자의 결정: 음란한 사진')).toBeVisible();
  expect(picture()).toHaveAttribute('src', expect.stringContaining(avatar));
});

test('a manager sees what was posted with a picture alone, or with one', async () => {
  const provider = await testProvider();
  const author = await aMember();
  const image = '/api/v1/files/abc123abc124-640x640.webp';
  const { id: challengeId } = await aChallenge(provider);
  const [made] = await participantsOf(provider, challengeId, [author], { content: '', image });
  const topic = await aTopic({ by: author, title: '사진 글' });
  await provider.update(topics, { files: [{ url: image, alt: '', width: 640, height: 640 }] }, eq(topics.id, topic.id));
  const { token } = await aMember();
  for (const [subject, subjectId] of Object.entries({ check_in: made?.checkInId, topic: topic.id })) {
    const body = { subject, subjectId, reason: 'sexual' };
    expect((await call('POST', 'reports/', { token, body })).status).toBe(200);
  }
  await open(reportsPage, `/manage/reports?username=${author.username}`, await aManager());
  const pictures = screen.getAllByRole('img', { name: '함께 올린 사진' });
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) expect(picture).toHaveAttribute('src', expect.stringContaining(image));
});

test('the reason for a decision is taken from the texts that operators have saved', async () => {
  const { topic } = await aReport('또 올라온 광고');
  const manager = await aManager();
  const body = { title: '광고', content: '광고는 올릴 수 없어요' };
  expect((await call('POST', 'manage/replies/', { token: manager.token, body })).status).toBe(200);
  const { user } = await open(reportsPage, '/manage/reports', manager);
  const row = within(screen.getByRole('heading', { name: '또 올라온 광고' }).closest('li') as HTMLElement);
  await user.click(row.getByRole('button', { name: '가리기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '가릴까요?' }));
  await user.type(sheet.getByLabelText('이유'), '세 번째예요.');
  await user.click(sheet.getByRole('button', { name: '저장한 문구' }));
  const saved = within(await screen.findByRole('dialog', { name: '저장한 문구' }));
  await user.click(await saved.findByRole('button', { name: /^광고\s*광고는/ }));
  expect(sheet.getByLabelText('이유')).toHaveValue('세 번째예요.\n\n광고는 올릴 수 없어요');
  await user.click(sheet.getByRole('button', { name: '가리기' }));
  expect(await screen.findByText('가렸어요')).toBeVisible();
  expect((await call('GET', `topics/${topic.id}/`)).status).toBe(404);
});

test('hidden content is shown again, or kept hidden against an appeal, but not hidden twice', async () => {
  const author = await aMember();
  const topic = await aTopic({ by: author, title: '이의 있는 글' });
  const manager = await aManager();
  const body = { status: 'hidden', reason: '광고' };
  await call('PUT', `moderation/topic/${topic.id}/`, { token: manager.token, body });
  const path = `/manage/reports?status=hidden&username=${topic.author.username}`;
  const { unmount } = await open(reportsPage, path, manager);
  expect(screen.getByRole('button', { name: '가림 해제' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /가리기|가림 유지/ })).toBeNull();
  unmount();
  const { body: own } = await call('GET', 'reports/received/', { token: author.token });
  await call('POST', `reports/${own.results[0].id}/appeal/`, {
    token: author.token,
    body: { text: '광고가 아니에요' },
  });
  const { user } = await open(reportsPage, path.replace('hidden', 'appealed'), manager);
  expect(screen.queryByRole('button', { name: '가리기' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '가림 유지' }));
  const sheet = within(await screen.findByRole('dialog', { name: '가림을 유지할까요?' }));
  await user.type(sheet.getByLabelText('이유'), '판매 글이에요');
  await user.click(sheet.getByRole('button', { name: '가림 유지' }));
  expect(await screen.findByText('가림을 유지했어요')).toBeVisible();
});

test('an appeal is answered also once its author has deleted the content', async () => {
  const author = await aMember();
  const topic = await aTopic({ by: author, title: '지워진 글' });
  const manager = await aManager();
  const body = { status: 'hidden', reason: '광고' };
  await call('PUT', `moderation/topic/${topic.id}/`, { token: manager.token, body });
  const { body: own } = await call('GET', 'reports/received/', { token: author.token });
  const text = '광고가 아니에요';
  await call('POST', `reports/${own.results[0].id}/appeal/`, { token: author.token, body: { text } });
  await call('DELETE', `topics/${topic.id}/`, { token: author.token });
  const { user } = await open(reportsPage, `/manage/reports?status=appealed&username=${author.username}`, manager);
  await user.click(screen.getByRole('button', { name: '가림 유지' }));
  const sheet = within(await screen.findByRole('dialog', { name: '가림을 유지할까요?' }));
  await user.type(sheet.getByLabelText('이유'), '판매 글이에요');
  await user.click(sheet.getByRole('button', { name: '가림 유지' }));
  expect(await screen.findByText('가림을 유지했어요')).toBeVisible();
  expect(await screen.findByText('해당하는 신고가 없어요')).toBeVisible();
});

test('reports of content that is deleted by now are decided either way, and who reported it reads the result', async () => {
  const { topic, reporter } = await aReport('신고되고 지워진 글');
  await call('DELETE', `topics/${topic.id}/`, { token: topic.author.token });
  const { user, unmount } = await open(
    reportsPage,
    `/manage/reports?username=${topic.author.username}`,
    await aManager(),
  );
  expect(screen.getByText('삭제된 글이에요. 가리면 복구해도 보이지 않아요.')).toBeVisible();
  expect(screen.getByRole('button', { name: '문제없음' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '가리기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '가릴까요?' }));
  await user.type(sheet.getByLabelText('이유'), '광고예요');
  await user.click(sheet.getByRole('button', { name: '가리기' }));
  expect(await screen.findByText('가렸어요')).toBeVisible();
  unmount();
  await open(notificationsPage, '/me/notifications', reporter);
  expect(await screen.findByText('보내 주신 신고를 살펴보고 조치했어요')).toBeVisible();
});

test('a suspension that another has made meanwhile is shown, and not replaced', async () => {
  const { topic } = await aReport('둘이 제한할 이의 글');
  const other = await aMember({ role: 'moderator' });
  const { user } = await open(reportsPage, '/manage/reports', await aManager());
  const row = within(screen.getByRole('heading', { name: '둘이 제한할 이의 글' }).closest('li') as HTMLElement);
  await user.click(row.getByRole('button', { name: '작성자 이용 제한' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(await sheet.findByLabelText('이유'), '반복된 광고');
  const path = `users/${topic.author.username}/suspension/`;
  await call('POST', path, { token: other.token, body: { until: '2099-01-01T00:00:00.000Z', reason: '사칭' } });
  await user.click(sheet.getByRole('button', { name: '이용 제한' }));
  expect(await sheet.findByText('사칭')).toBeVisible();
  expect(sheet.getByRole('button', { name: '이용 제한 해제' })).toBeVisible();
});

test('a manager suspends an author from the queue and lifts it again', async () => {
  const { topic } = await aReport('제한될 이의 글');
  const { user } = await open(reportsPage, '/manage/reports', await aManager());
  const row = within(
    screen.getByRole('heading', { name: '제한될 이의 글' }).closest('li') ?? document.createElement('li'),
  );
  await user.click(row.getByRole('button', { name: '작성자 이용 제한' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.selectOptions(await sheet.findByLabelText('기간'), '3일');
  await user.type(sheet.getByLabelText('이유'), '반복된 광고');
  await user.click(sheet.getByRole('button', { name: '이용 제한' }));
  expect(await screen.findByText('이용을 제한했어요')).toBeVisible();
  expect(callsMade()).toContain(`POST users/${topic.author.username}/suspension/`);
  await user.click(row.getByRole('button', { name: '작성자 이용 제한' }));
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByText('반복된 광고')).toBeVisible();
  await user.click(again.getByRole('button', { name: '이용 제한 해제' }));
  expect(await screen.findByText('이용 제한을 해제했어요')).toBeVisible();
});

test('a suspension for good takes the manager’s password, and others do not ask for it', async () => {
  const { topic } = await aReport('영영 제한될 이의 글');
  const made = await withPassword(await testProvider(), { role: 'manager' });
  const manager = { ...made, user: presentUser(made, true) };
  const { user } = await open(reportsPage, '/manage/reports', manager);
  const row = within(screen.getByRole('heading', { name: '영영 제한될 이의 글' }).closest('li') as HTMLElement);
  await user.click(row.getByRole('button', { name: '작성자 이용 제한' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(await sheet.findByLabelText('이유'), '반복된 광고');
  expect(sheet.queryByLabelText('내 비밀번호')).toBeNull();
  await user.selectOptions(sheet.getByLabelText('기간'), '영구');
  await user.click(sheet.getByRole('button', { name: '이용 제한' }));
  expect(await sheet.findByText('비밀번호를 입력해 주세요.')).toBeVisible();
  await user.type(sheet.getByLabelText('내 비밀번호'), 'not the password');
  await user.click(sheet.getByRole('button', { name: '이용 제한' }));
  expect(await sheet.findByText(/현재 비밀번호와 달라요/)).toBeVisible();
  await user.clear(sheet.getByLabelText('내 비밀번호'));
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(sheet.getByRole('button', { name: '이용 제한' }));
  expect(await screen.findByText('이용을 제한했어요')).toBeVisible();
  const { body } = await call('GET', `users/${topic.author.username}/suspension/`, { token: manager.token });
  expect(body).toMatchObject({ suspended: true, until: null });
});

test('the reason of a decision that was not sent is there again, and gone once it is', async () => {
  await aReport('두 번 열어 볼 글');
  const manager = await aManager();
  const openSheet = async () => {
    const { user, unmount } = await open(reportsPage, '/manage/reports', manager);
    const row = within(screen.getByRole('heading', { name: '두 번 열어 볼 글' }).closest('li') as HTMLElement);
    await user.click(row.getByRole('button', { name: '가리기' }));
    return { user, unmount, sheet: within(await screen.findByRole('dialog', { name: '가릴까요?' })) };
  };
  const first = await openSheet();
  await first.user.type(first.sheet.getByLabelText('이유'), '같은 광고를 여러 번 올렸어요');
  first.unmount();
  const { user, sheet } = await openSheet();
  expect(sheet.getByLabelText('이유')).toHaveValue('같은 광고를 여러 번 올렸어요');
  await user.click(sheet.getByRole('button', { name: '가리기' }));
  expect(await screen.findByText('가렸어요')).toBeVisible();
  expect(JSON.stringify(sessionStorage)).not.toContain('같은 광고를 여러 번 올렸어요');
});

test('a moderator of a forum sees its reports alone, which forums are theirs, and no menu of the whole site', async () => {
  const moderator = await aMember({ role: 'moderator' });
  const { topic } = await aReport('맡은 포럼의 글');
  await aReport('다른 포럼의 글');
  const { insert } = await testProvider();
  await insert(forumModerators, { userId: moderator.id, forumId: topic.forumId });
  const { user } = await open(reportsPage, '/manage/reports', moderator);
  expect(screen.getByRole('heading', { name: '맡은 포럼의 글' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '다른 포럼의 글' })).toBeNull();
  expect(screen.queryByRole('button', { name: '작성자 이용 제한' })).toBeNull();
  expect(screen.getByText(`맡은 포럼: ${topic.forum.name}`)).toBeVisible();
  const sections = within(screen.getByRole('navigation', { name: '운영 메뉴' })).getAllByRole('link');
  expect(sections.map(({ textContent }) => textContent)).toEqual(['현황', '신고 1', '역할', '삭제한 글']);
  const filters = await openFilters(user);
  expect(filters.getByText('댓글')).toBeVisible();
  expect(filters.queryByText('포스트')).toBeNull();
});

test('a moderator is offered to suspend whom they may, in the queue and on a profile', async () => {
  const moderator = await aMember({ role: 'moderator' });
  const editor = await aMember({ role: 'editor' });
  const { topic } = await aReport('회원이 쓴 글');
  await aReport('편집자가 쓴 글', editor);
  const { unmount } = await open(reportsPage, '/manage/reports', moderator);
  const suspends = (title: string) =>
    within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement).queryByRole('button', {
      name: '작성자 이용 제한',
    });
  expect(suspends('회원이 쓴 글')).toBeVisible();
  expect(suspends('편집자가 쓴 글')).toBeNull();
  unmount();
  const menuOf = async (name: string, { username, nickname }: { username: string; nickname: string }) => {
    const route = { route: '/users/[username]', params: { username }, member: moderator };
    const { user, unmount: leave } = await renderPage(userPage, route);
    await user.click(await screen.findByRole('button', { name: `${nickname}님 메뉴` }));
    await screen.findByRole('menuitem', { name: /차단/ });
    const item = screen.queryByRole('menuitem', { name });
    leave();
    return item;
  };
  expect(await menuOf('이용 제한', topic.author)).not.toBeNull();
  expect(await menuOf('이용 제한', editor)).toBeNull();
  expect(await menuOf('이 회원의 신고 보기', editor)).toHaveAttribute(
    'href',
    `/manage/reports?username=${editor.username}`,
  );
});

test('a suspension whose answer was lost is sent again as the same call, and happens once', async () => {
  const { topic } = await aReport('두 번 보낼 글');
  const manager = await aManager();
  const { user } = await open(reportsPage, '/manage/reports', manager);
  const row = within(screen.getByRole('heading', { name: '두 번 보낼 글' }).closest('li') as HTMLElement);
  await user.click(row.getByRole('button', { name: '작성자 이용 제한' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(await sheet.findByLabelText('이유'), '반복된 광고');
  const path = `users/${topic.author.username}/suspension/`;
  const sent: (string | null)[] = [];
  const provider = await testProvider();
  server.use(
    http.post(`*/${path}`, async ({ request }) => {
      sent.push(request.headers.get('Idempotency-Key'), await request.clone().text());
      if (sent.length > 2) return undefined;
      await provider.app.fetch(request);
      return HttpResponse.error();
    }),
  );
  await user.click(sheet.getByRole('button', { name: '이용 제한' }));
  expect(await screen.findByText(/이용을 제한하지 못했어요|인터넷/)).toBeVisible();
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000);
  await user.click(sheet.getByRole('button', { name: '이용 제한' }));
  expect(await screen.findByText('이용을 제한했어요')).toBeVisible();
  expect(sent.slice(2)).toEqual(sent.slice(0, 2));
  const { body } = await call('GET', 'moderation/log/?action=suspend', { token: manager.token });
  const done = body.results.filter(
    (it: { member: { username: string } }) => it.member.username === topic.author.username,
  );
  expect(done).toHaveLength(1);
});

test('a manager adds a word, is informed when it exists already, and removes it', async () => {
  const { user } = await open(bannedWordsPage, '/manage/banned-words', await aManager());
  const field = screen.getByLabelText('새 금칙어');
  await user.type(field, '쓰지마요{Enter}');
  expect(await screen.findByText('쓰지마요')).toBeVisible();
  expect(field).toHaveValue('');
  await user.type(field, '쓰지 마요{Enter}');
  expect(await screen.findByText('이미 있는 말이에요.')).toBeVisible();
  expect(field).toHaveValue('쓰지 마요');
  await user.click(screen.getByRole('button', { name: '‘쓰지마요’ 삭제' }));
  expect(await screen.findByText('금칙어를 삭제했어요: 쓰지마요')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '실행 취소' }));
  expect(await screen.findByRole('button', { name: '‘쓰지마요’ 삭제' })).toBeVisible();
});

test('a manager tests a text against the banned words before it is published', async () => {
  const manager = await aManager();
  await call('POST', 'moderation/banned-words/', { token: manager.token, body: { word: '걸리는말' } });
  const { user } = await open(bannedWordsPage, '/manage/banned-words', manager);
  await user.click(screen.getByText('미리 확인하기'));
  const field = screen.getByLabelText('확인할 글');
  await user.type(field, '걸.리.는.말 조심');
  await user.click(screen.getByRole('button', { name: '확인하기' }));
  const found = await screen.findByText('등록되지 않아요');
  expect(within(found.parentElement ?? found).getByText('걸리는말')).toBeVisible();
  await user.clear(field);
  await user.type(field, '오늘은 쉬어요');
  await user.click(screen.getByRole('button', { name: '확인하기' }));
  expect(await screen.findByText('금칙어가 없어요. 그대로 등록돼요.')).toBeVisible();
});

test('the log shows an action before and after, and has its filters in its address', async () => {
  const manager = await aManager();
  const topic = await aTopic({ title: '되돌아볼 글' });
  await call('PUT', `topics/${topic.id}/`, { token: manager.token, body: { title: '고쳐 쓴 글' } });
  const { user, visits, unmount } = await open(logPage, '/manage/log?search=되돌아볼&from=2026-03-02', manager);
  await user.click(screen.getByText('바뀐 내용'));
  const change = within(screen.getByText('제목').closest('div') ?? document.createElement('div'));
  expect(change.getByText('되돌아볼 글')).toBeVisible();
  expect(change.getByText('고쳐 쓴 글')).toBeVisible();
  const since = screen.getByRole('link', { name: /2026-03-02부터/ });
  expect(partsOf(since.getAttribute('href') ?? '')).toEqual({ search: '되돌아볼' });
  const sheet = await openFilters(user);
  await user.click(sheet.getByLabelText(manager.nickname));
  fireEvent.change(sheet.getByLabelText('시작일'), { target: { value: '' } });
  fireEvent.change(sheet.getByLabelText('종료일'), { target: { value: '2026-03-01' } });
  await user.click(sheet.getByRole('button', { name: '적용' }));
  const parts = { search: '되돌아볼', manager: manager.username, to: '2026-03-01' };
  await waitFor(() => expect(partsOf(visits.current)).toEqual(parts));
  unmount();
  await open(logPage, visits.current, manager);
  expect(screen.getByText('찾는 기록이 없어요')).toBeVisible();
});

test('a manager downloads the log as a table without formulas', async () => {
  const manager = await aManager();
  const topic = await aTopic({ title: '=1+1' });
  const body = { status: 'hidden', reason: '쉼표, 따옴표 "있음"' };
  await call('PUT', `moderation/topic/${topic.id}/`, { token: manager.token, body });
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:log');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await open(logPage, `/manage/log?manager=${manager.username}`, manager);
  await user.click(screen.getByRole('button', { name: 'CSV로 내려받기' }));
  expect(await screen.findByText('기록 1건을 내려받았어요')).toBeVisible();
  const [file] = made.mock.calls.at(-1) ?? [];
  const [, row] = (await (file as Blob).text()).split('\r\n');
  expect(row).toContain(',가림,');
  expect(row).toContain(`,'=1+1,"쉼표, 따옴표 ""있음""",`);
  expect(row).toContain('상태: 공개');
});

test('a download of the log that reads more than may be read in a minute goes on after it', async () => {
  const manager = await aManager();
  const topic = await aTopic();
  await call('PUT', `moderation/topic/${topic.id}/`, {
    token: manager.token,
    body: { status: 'hidden', reason: '광고' },
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:log');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await open(logPage, `/manage/log?manager=${manager.username}`, manager);
  const limited = { status: 429, headers: { 'Retry-After': '1' } };
  server.use(http.get('*/moderation/log/', () => HttpResponse.json({ code: 'too_many' }, limited), { once: true }));
  await user.click(screen.getByRole('button', { name: 'CSV로 내려받기' }));
  expect(await screen.findByText('기록 1건을 내려받았어요')).toBeVisible();
});

test('an author reads why something was hidden and answers once', async () => {
  const author = await aMember();
  const topic = await aTopic({ by: author, title: '가려진 내 글' });
  const { token } = await aManager();
  await call('PUT', `moderation/topic/${topic.id}/`, {
    token,
    body: { status: 'hidden', reason: '개인 정보가 있어요' },
  });
  const { user } = await open(myReportsPage, '/me/reports', author);
  expect(screen.getByText(/개인 정보가 있어요/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '이의 제기하기' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: '보내기' }));
  expect(sheet.getByText('전할 말을 적어 주세요.')).toBeVisible();
  await user.type(sheet.getByLabelText('운영자에게 전할 말'), '제 이름이에요');
  await user.click(sheet.getByRole('button', { name: '보내기' }));
  expect(await screen.findByText('이의를 살펴보고 있어요')).toBeVisible();
  expect(screen.queryByRole('button', { name: '이의 제기하기' })).toBeNull();
});

test('a member reads what became of what they reported', async () => {
  const { topic, reporter } = await aReport('내가 신고한 글');
  await aReport('남이 신고한 글');
  const { unmount } = await open(myReportsPage, '/me/reports?sent=1', reporter);
  expect(screen.getByRole('heading', { name: '내가 신고한 글' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '남이 신고한 글' })).toBeNull();
  expect(screen.getByText('검토 중')).toBeVisible();
  unmount();
  const { token } = await aManager();
  const body = { status: 'hidden', reason: '광고' };
  await call('PUT', `moderation/topic/${topic.id}/`, { token, body });
  await open(myReportsPage, '/me/reports?sent=1', reporter);
  expect(screen.getByText('가려짐')).toBeVisible();
  expect(screen.queryByText('검토 중')).toBeNull();
});

test('a member finds their deleted content and restores it', async () => {
  const author = await aMember();
  const topic = await aTopic({ by: author, title: '돌아올 글' });
  await call('DELETE', `topics/${topic.id}/`, { token: author.token });
  const { user, visits } = await open(myTrashPage, '/me/trash', author);
  await user.click(screen.getByRole('button', { name: '돌아올 글 복구' }));
  expect(await screen.findByText('복구했어요')).toBeVisible();
  expect(visits.current).toBe(`/forums/${topic.forum.slug}/topics/${topic.id}`);
});

test('an empty list shows the next step', async () => {
  await open(myTrashPage, '/me/trash', await aMember());
  expect(screen.getByText('삭제한 글이 없어요')).toBeVisible();
});

test('a queue that cannot be read offers to try again', async () => {
  layScenario('error');
  await open(reportsPage, '/manage/reports', await aManager());
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
});

test('several cases are decided at once with one reason, and one that another has decided is named', async () => {
  const { topic: first } = await aReport('첫째 도배 글');
  await aReport('둘째 도배 글');
  await aReport('셋째 도배 글');
  const other = await aMember({ role: 'moderator', nickname: '빠른 이' });
  const { user } = await open(reportsPage, '/manage/reports', await aManager());
  for (const name of ['첫째', '둘째']) {
    await user.click(screen.getByRole('checkbox', { name: `‘${name} 도배 글’ 선택` }));
  }
  expect(screen.getByRole('checkbox', { name: '2건 선택함' })).not.toBeChecked();
  const body = { status: 'hidden', reason: '내가 먼저' };
  (await testProvider()).advance(1);
  await call('PUT', `moderation/topic/${first.id}/`, { token: other.token, body });
  await user.click(screen.getByRole('button', { name: '가리기 2건' }));
  const sheet = within(await screen.findByRole('dialog', { name: '신고 2건을 처리할까요?' }));
  await user.click(sheet.getByRole('button', { name: '가리기' }));
  expect(await sheet.findByText('이유를 적어 주세요.')).toBeVisible();
  await user.type(sheet.getByLabelText('이유'), '도배예요');
  await user.click(sheet.getByRole('button', { name: '가리기' }));
  const told = within(await screen.findByRole('dialog', { name: '1건은 그대로 두었어요' }));
  expect(told.getByText('첫째 도배 글')).toBeVisible();
  expect(told.getByText('빠른 이님이 먼저 처리했어요 · 가려짐')).toBeVisible();
  expect(await screen.findByText('신고 1건을 처리했어요')).toBeVisible();
  await user.click(told.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: '둘째 도배 글' })).toBeNull());
  expect(screen.getByRole('heading', { name: '셋째 도배 글' })).toBeVisible();
});

test('a case that another has decided is named also when none is left', async () => {
  const { topic } = await aReport('하나뿐인 글');
  const other = await aMember({ role: 'moderator', nickname: '빠른 이' });
  const address = `/manage/reports?username=${topic.author.username}`;
  const { user } = await open(reportsPage, address, await aManager());
  await user.click(screen.getByRole('checkbox', { name: '‘하나뿐인 글’ 선택' }));
  const body = { status: 'hidden', reason: '내가 먼저' };
  (await testProvider()).advance(1);
  await call('PUT', `moderation/topic/${topic.id}/`, { token: other.token, body });
  await user.click(screen.getByRole('button', { name: '가리기 1건' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('이유'), '도배예요');
  await user.click(sheet.getByRole('button', { name: '가리기' }));
  expect(await screen.findByText('해당하는 신고가 없어요')).toBeVisible();
  const told = within(await screen.findByRole('dialog', { name: '1건은 그대로 두었어요' }));
  await user.click(told.getByRole('button', { name: '확인' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the queue is filtered by its address, and shows how long a case has waited', async () => {
  await aReport('기다리는 글');
  const manager = await aManager();
  const { unmount } = await open(reportsPage, '/manage/reports?subject=topic&reason=spam&order=age', manager);
  const row = screen.getByRole('heading', { name: '기다리는 글' }).closest('li') as HTMLElement;
  expect(within(row).getByText(/^첫 신고/)).toBeVisible();
  for (const name of ['글', '같은 글을 반복해서 올려요', '오래 기다린 순']) {
    expect(screen.getByRole('link', { name: `${name} 필터 해제` })).toBeVisible();
  }
  expect(within(row).getByRole('link', { name: /님의 회원 정보$/ })).toBeVisible();
  unmount();
  await open(reportsPage, '/manage/reports?subject=comment', manager);
  expect(screen.getByText('해당하는 신고가 없어요')).toBeVisible();
});

test('a decision over a case that another has decided is told, and changes nothing', async () => {
  const { topic } = await aReport('둘이 본 글');
  const other = await aMember({ role: 'moderator' });
  const { user } = await open(reportsPage, '/manage/reports', await aManager());
  const row = within(screen.getByRole('heading', { name: '둘이 본 글' }).closest('li') as HTMLElement);
  await user.click(row.getByRole('button', { name: '문제없음' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('이유'), '괜찮아요');
  (await testProvider()).advance(1);
  await call('PUT', `moderation/topic/${topic.id}/`, {
    token: other.token,
    body: { status: 'hidden', reason: '광고' },
  });
  await user.click(sheet.getByRole('button', { name: '문제없음' }));
  expect(await screen.findByText(/^그사이 내용이 바뀌었어요/)).toBeVisible();
  expect((await call('GET', `topics/${topic.id}/`)).status).toBe(404);
  await waitFor(() => expect(screen.queryByRole('heading', { name: '둘이 본 글' })).toBeNull());
});

test('a decision is about the text that was read when it was begun, and none is made about a later one', async () => {
  const author = await aMember();
  const { topic } = await aReport('고쳐질 글', author);
  const { user } = await open(reportsPage, '/manage/reports', await aManager());
  const row = within(screen.getByRole('heading', { name: '고쳐질 글' }).closest('li') as HTMLElement);
  await user.click(row.getByRole('button', { name: '문제없음' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('이유'), '괜찮아요');
  (await testProvider()).advance(1);
  const body = { title: '나쁘게 고친 글' };
  expect((await call('PUT', `topics/${topic.id}/`, { token: author.token, body })).status).toBe(200);
  await user.click(sheet.getByRole('button', { name: '문제없음' }));
  expect(await screen.findByRole('heading', { name: '나쁘게 고친 글' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
