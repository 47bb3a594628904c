import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ModeratedSubject } from '../../../contract/constants/moderation.ts';
import { reportCases } from '../../db/schema/moderation.ts';
import { startTestProvider, type TestProvider } from '../../testing.ts';

type Person = Awaited<ReturnType<TestProvider['member']>>;

let provider: TestProvider;
let author: Person;
let manager: Person;
beforeAll(async () => {
  provider = await startTestProvider();
  await provider.forum('free');
  author = await provider.member();
  manager = await provider.member({ role: 'manager' });
});
afterAll(() => provider.stop());

const daysAgo = (days: number) => new Date(provider.services.now().getTime() - days * 24 * 60 * 60 * 1000);
/** Creates five members whose reports collapse content. */
const crowd = () => Promise.all([5, 20, 60, 200, 400].map((days) => provider.member({ createdAt: daysAgo(days) })));

async function writeTopic(title = '신고될 글') {
  const { body } = await provider.call('POST', 'topics/', { token: author.token, body: { title, content: '내용' } });
  return body.id as number;
}
const report = (subjectId: number, { token }: Person, reason = 'spam') =>
  provider.call('POST', 'reports/', {
    token,
    body: { subject: 'topic', subjectId, reason, note: '같은 글을 여러 번 올려요' },
  });
async function fold(title?: string) {
  const id = await writeTopic(title);
  const reporters = await crowd();
  let last: Awaited<ReturnType<typeof report>> | undefined;
  for (const reporter of reporters) last = await report(id, reporter);
  return { id, reporters, last };
}
const caseOf = async (subjectId: number, subject: ModeratedSubject = 'topic') => {
  const [row] = await provider.services.database.read((db) =>
    db
      .select()
      .from(reportCases)
      .where(and(eq(reportCases.subject, subject), eq(reportCases.subjectId, subjectId))),
  );
  if (!row) throw new Error('no case');
  return row;
};
const decideCase = (id: number, decision: 'dismiss' | 'hide', reason: string) =>
  provider.call('POST', `reports/${id}/decision/`, { token: manager.token, body: { decision, reason } });
const decide = async (subjectId: number, decision: 'dismiss' | 'hide', reason = '운영 원칙 3조') =>
  decideCase((await caseOf(subjectId)).id, decision, reason);
const topic = async (id: number, token?: string) => (await provider.call('GET', `topics/${id}/`, { token })).body;
const notified = async ({ token }: Person) =>
  (await provider.call('GET', 'notifications/', { token })).body.results.map((it: { outcome: string }) => it.outcome);

it('accepts one report per member and content, and none of the member’s own', async () => {
  const id = await writeTopic();
  const reader = await provider.member();
  expect((await report(id, reader)).body).toEqual({ success: true, collapsed: false });
  expect((await report(id, reader, 'abuse')).body.code).toBe('already_reported');
  expect((await report(id, author)).body.code).toBe('own_content');
  expect((await report(999_999, reader)).status).toBe(404);
  expect((await report(id, reader, 'boredom')).body.reason).toBeDefined();
});

it('collapses content after five reports of different groups, everywhere, and notifies its author', async () => {
  const { id, last } = await fold();
  expect(last?.body.collapsed).toBe(true);
  expect(last?.headers.get('Link')).toBe(`</forums/free/topics/${id}>; rel="invalidates"`);
  expect(await topic(id)).toMatchObject({ collapsed: true, content: '내용', excerpt: '' });
  const list = await provider.call('GET', 'topics/?ordering_type=new');
  const row = list.body.results.find((it: { id: number }) => it.id === id);
  expect(row).toMatchObject({ collapsed: true, excerpt: '', fileUrls: [] });
  expect(await notified(author)).toContain('collapsed');
});

it('does not fold by a crowd of new accounts', async () => {
  const id = await writeTopic();
  const made = await Promise.all(Array.from({ length: 8 }, () => provider.member({ createdAt: daysAgo(1) })));
  for (const reporter of made) await report(id, reporter);
  expect((await topic(id)).collapsed).toBe(false);
});

it('shows content that a manager keeps, and needs five new reports to collapse it again', async () => {
  const { id, reporters } = await fold();
  provider.advance(60);
  expect((await decide(id, 'dismiss')).status).toBe(200);
  expect((await topic(id)).collapsed).toBe(false);
  expect(await notified(reporters[0] as Person)).toEqual(['report_declined']);
  provider.advance(60);
  await report(id, await provider.member({ createdAt: daysAgo(90) }));
  expect(await caseOf(id)).toMatchObject({ status: 'open', collapsed: false, reportCount: 6 });
});

it('hides content by a manager, notifies everyone involved, and accepts one appeal', async () => {
  const { id, reporters } = await fold('가려질 글');
  const { id: caseId } = await caseOf(id);
  expect((await decide(id, 'hide')).status).toBe(200);
  expect((await provider.call('GET', `topics/${id}/`)).status).toBe(404);
  expect(await topic(id, author.token)).toMatchObject({ status: 'hidden', collapsed: false });
  expect(await notified(author)).toContain('hidden');
  expect(await notified(reporters[0] as Person)).toEqual(['report_accepted']);

  const path = `reports/${caseId}/appeal/`;
  const text = '광고가 아니라 직접 산 제품이에요.';
  const stranger = await provider.call('POST', path, { token: manager.token, body: { text } });
  expect(stranger.status).toBe(404);
  const appealed = await provider.call('POST', path, { token: author.token, body: { text } });
  expect(appealed.body).toEqual({ success: true });
  const again = await provider.call('POST', path, { token: author.token, body: { text } });
  expect(again.body.code).toBe('not_appealable');

  const queue = await provider.call('GET', 'reports/?status=appealed', { token: manager.token });
  expect(queue.body.results).toEqual([
    expect.objectContaining({
      id: caseId,
      report_count: 5,
      content: expect.objectContaining({ title: '가려질 글', status: 'hidden' }),
      appeal: expect.objectContaining({ status: 'open', text }),
      decision: expect.objectContaining({ reason: '운영 원칙 3조' }),
    }),
  ]);

  await decide(id, 'dismiss', '확인했어요');
  expect(await topic(id)).toMatchObject({ status: 'published' });
  expect(await caseOf(id)).toMatchObject({ status: 'dismissed', appealStatus: 'accepted' });
  const received = await provider.call('GET', 'reports/received/', { token: author.token });
  expect(received.body.results.find((it: { id: number }) => it.id === caseId)).toMatchObject({
    status: 'dismissed',
    may_appeal: false,
    reasons: ['spam'],
    decision: { reason: '확인했어요' },
  });
  const sent = await provider.call('GET', 'reports/sent/', { token: (reporters[0] as Person).token });
  expect(sent.body.results).toEqual([
    expect.objectContaining({ status: 'dismissed', content: expect.objectContaining({ subject_id: id }) }),
  ]);
});

it('lets a manager hide content at once, but not without a reason', async () => {
  const id = await writeTopic();
  const rejected = await provider.call('PUT', `topics/${id}/`, { token: manager.token, body: { status: 'hidden' } });
  expect(rejected.body.reason).toEqual([expect.any(String)]);
  const hidden = await provider.call('PUT', `moderation/topic/${id}/`, {
    token: manager.token,
    body: { status: 'hidden', reason: '개인 정보가 있어요' },
  });
  expect(hidden.body).toEqual({ success: true });
  expect((await provider.call('GET', `topics/${id}/`)).status).toBe(404);
  expect(await caseOf(id)).toMatchObject({ status: 'hidden', reportCount: 0 });
  const log = await provider.call('GET', 'moderation/log/?action=hide', { token: manager.token });
  expect(log.body.results[0]).toMatchObject({
    manager: { username: manager.username },
    member: { username: author.username },
    subject: 'topic',
    subject_id: id,
    reason: '개인 정보가 있어요',
  });
});

it('counts five concurrent reports, and collapses once', async () => {
  const id = await writeTopic();
  const reporters = await crowd();
  await Promise.all(reporters.map((reporter) => report(id, reporter)));
  expect(await caseOf(id)).toMatchObject({ reportCount: 5, collapsed: true });
});

const six = [1, 2, 3, 4, 5, 6];

it('decides two members’ cases at once that each reported the other’s', async () => {
  for (const _ of six) {
    const pair = await Promise.all([provider.member(), provider.member()]);
    const post = async (path: string, { token }: Person, body: object) =>
      (await provider.call('POST', path, { token, body })).body.id as number;
    const cases: number[] = [];
    for (const [at, person] of pair.entries()) {
      const path = `forums/free/topics/${await writeTopic()}/comments/`;
      const content = { subject: 'comment', subjectId: await post(path, person, { content: '글' }) };
      await post('reports/', pair[1 - at] as Person, { ...content, reason: 'abuse' });
      cases.push((await caseOf(content.subjectId, 'comment')).id);
    }
    const answers = await Promise.all(cases.map((id) => decideCase(id, 'hide', '맞신고')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const person of pair) {
      const outcomes = (await notified(person)).filter(Boolean).sort();
      expect(outcomes).toEqual(['hidden', 'report_accepted']);
    }
  }
});

it.each(['topic', 'post'])('hides a %s by its form and by its case at once', async (subject) => {
  const ids: number[] = [];
  for (const _ of six) {
    const body = { title: '가려질 글', content: '<p>내용</p>' };
    const made = await provider.call('POST', `${subject}s/`, { token: author.token, body });
    ids.push(made.body.id);
  }
  const { token } = manager;
  const reason = '운영 원칙 3조';
  const answers = await Promise.all(
    ids.flatMap((id) => [
      provider.call('PUT', `${subject}s/${id}/`, { token, body: { status: 'hidden', reason } }),
      provider.call('PUT', `moderation/${subject}/${id}/`, { token, body: { status: 'hidden', reason } }),
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

it('keeps the decision when hidden content is reported again', async () => {
  const ids = await Promise.all(six.map(() => writeTopic()));
  const [reader, late] = [await provider.member(), await provider.member()];
  for (const id of ids) await report(id, reader);
  await Promise.all(ids.flatMap((id) => [decide(id, 'hide'), report(id, late)]));
  for (const id of ids) expect((await caseOf(id)).status).toBe('hidden');
});
