import { millisecondsInDay } from 'date-fns/constants';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { managerLog, trash } from '../../db/schema/moderation.ts';
import { forumTags } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { eraseLeavers } from '../../domain/members/erase.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { testProvider } from '../../testing.ts';
import { makeManager } from '../auth/manager.ts';
import { purgeTrash } from './trash.ts';

const provider = await testProvider();
await provider.forum('free');
const manager = await provider.member({ role: 'manager', nickname: '첫 운영자' });
const second = await provider.member({ role: 'manager', nickname: '둘째 운영자' });

const log = async (query = '', headers: Record<string, string> = {}) => {
  const { status, body } = await provider.call('GET', `moderation/log/${query}`, { token: manager.token, headers });
  expect(status).toBe(200);
  return body;
};
const latest = async () => (await log()).results[0];

async function editedTopic(content: string, changed: string) {
  const author = await provider.member();
  const { id } = (await author.call('POST', 'topics/', { title: '제목', content })).body;
  await manager.call('PUT', `topics/${id}/`, { content: changed });
  return { id, author };
}

it('shows what an edit changed, without what stayed', async () => {
  await editedTopic('세안을 오래 했어요.', '세안을 짧게 했어요.');
  const { action, before, after } = await latest();
  expect({ action, before, after }).toEqual({
    action: 'edit',
    before: { content: '세안을 오래 했어요.' },
    after: { content: '세안을 짧게 했어요.' },
  });
});

it('logs a change of another member’s content besides its text, and nothing where nothing changes', async () => {
  const author = await provider.member();
  await provider.insert(forumTags, { forumId: 1, slug: 'dry', name: '건성', nameEn: 'Dry' });
  const written = { title: '제목', content: '내용', tags: ['dry'], name: '장벽 크림' };
  const { id } = (await author.call('POST', 'topics/', written)).body;
  const edits = async () =>
    (await log('?action=edit')).results.filter((it: { subject_id: number }) => it.subject_id === id);
  await manager.call('PUT', `topics/${id}/`, { ...written, reason: '그대로' });
  expect(await edits()).toEqual([]);
  await manager.call('PUT', `topics/${id}/`, { tags: [], showManagerBadge: true, reason: '잘못 골랐어요' });
  await manager.call('PUT', `topics/${id}/`, { name: '' });
  await author.call('PUT', `topics/${id}/`, { tags: ['dry'] });
  expect(await edits()).toMatchObject([
    { before: {}, after: {}, label: '제목' },
    {
      before: { tags: 'dry', manager_badge: false },
      after: { tags: '', manager_badge: true },
      reason: '잘못 골랐어요',
      member: { username: author.username },
    },
  ]);
});

it('cuts a long text around the first difference', async () => {
  const start = '가'.repeat(1000);
  await editedTopic(`${start}하나${'나'.repeat(1000)}`, `${start}둘${'나'.repeat(1000)}`);
  const { before, after } = await latest();
  expect(before.content).toBe(`…${'가'.repeat(40)}하나${'나'.repeat(358)}…`);
  expect(after.content).toBe(`…${'가'.repeat(40)}둘${'나'.repeat(359)}…`);
});

it('stores no text of a question to the managers', async () => {
  const member = await provider.member();
  const { id } = (await member.call('POST', 'support/threads/', { topic: 'account', content: '비밀이에요' })).body;
  await manager.call('POST', `support/threads/${id}/messages/`, { content: '답변이에요' });
  const entry = await latest();
  expect(entry).toMatchObject({ action: 'answer_support', label: `#${id}`, before: { status: 'open' } });
  expect(JSON.stringify(entry)).not.toMatch(/비밀|답변이에요/);
});

it('logs the first manager, whom the command made', async () => {
  const given = { username: 'first_one', email: 'first@gyeol.test', password: 'a long enough phrase 7' };
  await makeManager(provider.services.database, given, provider.services.now());
  expect(await latest()).toMatchObject({
    action: 'make_manager',
    manager: { username: 'first_one' },
    after: { role: 'owner' },
  });
});

it('rejects every change of an entry', async () => {
  const change = (statement: string) => provider.services.database.write((tx) => tx.execute(sql.raw(statement)));
  for (const statement of [
    "UPDATE manager_log SET reason = 'other'",
    `UPDATE manager_log SET after = '{"banned_word":"other"}'`,
    `UPDATE manager_log SET before = '{}', after = '{}', reason = 'other'`,
    `UPDATE manager_log SET label = 'other'`,
    'DELETE FROM manager_log',
    'TRUNCATE manager_log',
  ]) {
    await expect(change(statement)).rejects.toMatchObject({ cause: { message: 'manager_log is only added to' } });
  }
});

it('empties what an edit quotes of content that is erased, and leaves who did it', async () => {
  const { id, author } = await editedTopic('지울 글', '고친 글');
  await author.call('DELETE', `topics/${id}/`);
  await provider.update(trash, { deletedAt: new Date('2026-01-01') }, eq(trash.subjectId, id));
  await purgeTrash(provider.services.database, provider.services.now());
  const [entry] = await provider.rows(managerLog, eq(managerLog.subjectId, id));
  expect(entry).toMatchObject({ action: 'edit', managerId: manager.id, label: '', before: {}, after: {} });
});

it('names content that a manager deleted by its kind and number alone once it is erased', async () => {
  const author = await provider.member();
  const topic = (await author.call('POST', 'topics/', { title: '남는 글', content: '내용' })).body;
  const comments = `forums/free/topics/${topic.id}/comments/`;
  const { id } = (await author.call('POST', comments, { content: '지워질 댓글이에요' })).body;
  await manager.call('DELETE', `${comments}${id}/`);
  expect(await latest()).toMatchObject({ action: 'delete', subject: 'comment', label: '지워질 댓글이에요' });
  await provider.update(trash, { deletedAt: new Date('2026-01-01') }, eq(trash.subjectId, id));
  await purgeTrash(provider.services.database, provider.services.now());
  const entry = { action: 'delete', subject: 'comment', subject_id: id, label: '', after: { status: 'deleted' } };
  expect(await latest()).toMatchObject(entry);
});

it('quotes nothing of a member who is erased, neither names nor what they wrote, and keeps the rest', async () => {
  const { id, author } = await editedTopic('떠날 회원의 글', '고친 글');
  await manager.call('POST', `users/${author.username}/suspension/`, {
    until: '2099-01-01T00:00:00.000Z',
    reason: '도배',
  });
  const winner = { action: 'choose_winner' as const, memberId: author.id, label: '봄 행사', after: { winner: true } };
  await provider.write((tx) => logAction(tx, { member: manager, now: provider.now() }, winner));
  const leftAt = new Date(provider.now().getTime() - 31 * millisecondsInDay);
  await provider.update(users, { status: 'left', leftAt }, eq(users.id, author.id));
  await eraseLeavers(provider.services);
  const entries = await provider.rows(managerLog, eq(managerLog.memberId, author.id));
  expect(entries.sort((a, b) => a.id - b.id)).toMatchObject([
    { action: 'edit', subject: 'topic', subjectId: id, label: '', before: {}, after: {} },
    { action: 'suspend', label: '', reason: '도배', after: { suspended: true } },
    { action: 'choose_winner', label: '봄 행사', after: { winner: true } },
  ]);
});

it('finds entries by manager, kind, content, day and text', async () => {
  const member = await provider.member({ nickname: '찾을 회원' });
  await second.call('POST', 'moderation/banned-words/', { word: '찾을말' });
  await second.call('POST', `users/${member.username}/suspension/`, {
    until: '2099-01-01T00:00:00.000Z',
    reason: '되풀이된 광고',
  });
  const actions = async (query: string, headers?: Record<string, string>) =>
    (await log(query, headers)).results.map(({ action }: { action: string }) => action);
  expect(await actions(`?manager=${second.username}`)).toEqual(['suspend', 'add_banned_word']);
  expect(await actions(`?manager=${second.username}&action=suspend`)).toEqual(['suspend']);
  expect(new Set(await actions('?subject=topic'))).toEqual(new Set(['edit']));
  expect(await actions('?search=찾을말')).toEqual(['add_banned_word']);
  expect(await actions('?search=찾을 회원')).toEqual(['suspend']);
  expect(await actions('?search=되풀이된 광고')).toEqual(['suspend']);
  // The clock is at 2026-03-02 12:00 in Seoul, and still at the day before in Honolulu.
  expect(await actions('?from=2026-03-03')).toEqual([]);
  expect((await actions('?from=2026-03-02&to=2026-03-02')).length).toBeGreaterThan(0);
  const honolulu = { 'X-Timezone': 'Pacific/Honolulu' };
  expect(await actions('?from=2026-03-02', honolulu)).toEqual([]);
  expect((await actions('?to=2026-03-01', honolulu)).length).toBeGreaterThan(0);
});

it('rejects a day that no database knows', async () => {
  const { status, body } = await manager.call('GET', 'moderation/log/?from=0000-01-01');
  expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining(['from'])]);
});

it('names the managers of all entries, and pages by an id that new entries do not move', async () => {
  const { managers, results } = await log('?page_size=2');
  const names = managers.map(({ username }: { username: string }) => username);
  expect(names.sort()).toEqual(['first_one', manager.username, second.username]);
  const next = await log(`?page_size=2&below=${results[1].id}`);
  expect(next.results[0].id).toBeLessThan(results[1].id);
});
