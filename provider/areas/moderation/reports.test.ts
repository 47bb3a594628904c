import { and, eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ModeratedSubject } from '../../../contract/constants/moderation.ts';
import { reportCases, reports } from '../../db/schema/moderation.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { purgeReports } from './purgeReports.ts';
import { purgeTrash } from './trash.ts';

const provider = await testProvider();
await provider.forum('free');
const [author, manager] = [await provider.member(), await provider.member({ role: 'manager' })];

const daysAgo = (days: number) => new Date(provider.now().getTime() - days * 24 * 60 * 60 * 1000);
/** Creates five members whose reports collapse content. */
const crowd = () => Promise.all([5, 20, 60, 200, 400].map((days) => provider.member({ createdAt: daysAgo(days) })));

async function writeTopic(title = '신고될 글', by = author) {
  const { body } = await by.call('POST', 'topics/', { title, content: '내용' });
  return body.id as number;
}
const report = (subjectId: number, { token }: TestMember, reason = 'spam') =>
  provider.call('POST', 'reports/', {
    token,
    body: { subject: 'topic', subjectId, reason, note: '같은 글을 여러 번 올려요' },
  });
async function collapse(title?: string) {
  const id = await writeTopic(title);
  const reporters = await crowd();
  let last: Awaited<ReturnType<typeof report>> | undefined;
  for (const reporter of reporters) last = await report(id, reporter);
  return { id, reporters, last };
}
const caseOf = async (subjectId: number, subject: ModeratedSubject = 'topic') => {
  const [row] = await provider.rows(
    reportCases,
    and(eq(reportCases.subject, subject), eq(reportCases.subjectId, subjectId)),
  );
  if (!row) throw new Error('no case');
  return row;
};
type Seen = Pick<Awaited<ReturnType<typeof caseOf>>, 'id' | 'changedAt'>;
type Decision = 'dismiss' | 'hide';
const decideCase = ({ id, changedAt }: Seen, decision: Decision, reason: string, by = manager) =>
  by.call('POST', `reports/${id}/decision/`, { decision, reason, changed_at: changedAt.toISOString() });
const decide = async (subjectId: number, decision: Decision, reason = '운영 원칙 3조') =>
  decideCase(await caseOf(subjectId), decision, reason);
const topic = async (id: number, token?: string) => (await provider.call('GET', `topics/${id}/`, { token })).body;
const notified = async ({ token }: TestMember) =>
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

it('accepts reports of what is said on hidden content from its readers alone, and shows it to nobody else', async () => {
  const [reader, other] = [await provider.member(), await provider.member()];
  const topicId = await writeTopic();
  const said = await reader.call('POST', `forums/free/topics/${topicId}/comments/`, { content: '댓글로 한 말' });
  const asked = await author.call('POST', 'questions/', { title: '가려질 제목', content: '질문이에요' });
  const answered = await reader.call('POST', 'questions/answers/', { question: asked.body.slug, content: '답이에요' });
  const parts = [
    { subject: 'comment', subjectId: said.body.id },
    { subject: 'answer', subjectId: answered.body.id },
  ];
  const reportPart = (part: object, by: TestMember) => by.call('POST', 'reports/', { ...part, reason: 'spam' });
  const sentBy = async (by: TestMember) =>
    (await by.call('GET', 'reports/sent/')).body.results.map(({ content }: { content: object | null }) => content);
  for (const part of parts) expect((await reportPart(part, other)).status).toBe(200);
  expect(await sentBy(other)).toMatchObject([{ title: '가려질 제목' }, { excerpt: '댓글로 한 말' }]);

  const questionId = Number(/(\d+)$/.exec(asked.body.slug)?.[1]);
  for (const path of [`topic/${topicId}`, `question/${questionId}`]) {
    const hidden = await manager.call('PUT', `moderation/${path}/`, { status: 'hidden', reason: '광고' });
    expect(hidden.status, JSON.stringify(hidden.body)).toBe(200);
  }
  expect(await sentBy(other)).toEqual([null, null]);
  const stranger = await provider.member();
  for (const part of parts) {
    expect((await reportPart(part, stranger)).status).toBe(404);
    expect((await reportPart(part, author)).status).toBe(200);
  }
  expect(await sentBy(stranger)).toEqual([]);
  expect(await sentBy(author)).toMatchObject([{ title: '가려질 제목' }, { excerpt: '댓글로 한 말' }]);
});

it('is decided about the text that was read: an edit makes another case of it', async () => {
  const id = await writeTopic();
  await report(id, await provider.member());
  const seen = await caseOf(id);
  provider.advance(1);
  await author.call('PUT', `topics/${id}/`, { title: '신고될 글', content: '바꾼 내용' });
  expect((await decideCase(seen, 'dismiss', '이상 없음')).body.code).toBe('changed');
  const queue = (await manager.call('GET', 'reports/?status=open')).body.results;
  const [shown] = queue.filter(({ content }: { content: { subject_id: number } }) => content.subject_id === id);
  expect(shown.content.excerpt).toBe('바꾼 내용');
  const body = { decision: 'dismiss', reason: '이상 없음', changed_at: shown.changed_at };
  expect((await manager.call('POST', `reports/${shown.id}/decision/`, body)).status).toBe(200);
});

it('accepts another report of a member who reported a text that was decided about and edited since', async () => {
  const id = await writeTopic();
  const reader = await provider.member();
  await report(id, reader);
  provider.advance(1);
  await decide(id, 'dismiss');
  expect((await report(id, reader)).body.code).toBe('already_reported');
  provider.advance(1);
  await author.call('PUT', `topics/${id}/`, { title: '신고될 글', content: '다시 나쁜 내용' });
  expect((await report(id, reader, 'abuse')).status).toBe(200);
  expect((await report(id, reader)).body.code).toBe('already_reported');
  expect(await caseOf(id)).toMatchObject({ status: 'open', reportCount: 2 });
});

it('collapses content after five reports of different groups, everywhere, and notifies its author', async () => {
  const { id, last } = await collapse();
  expect(last?.body.collapsed).toBe(true);
  expect(last?.headers.get('Link')).toBe(`</forums/free/topics/${id}>; rel="invalidates"`);
  expect(await topic(id)).toMatchObject({ collapsed: true, content: '내용', excerpt: '' });
  const list = await provider.call('GET', 'topics/?ordering_type=new');
  const row = list.body.results.find((it: { id: number }) => it.id === id);
  expect(row).toMatchObject({ collapsed: true, excerpt: '', fileUrls: [] });
  expect(await notified(author)).toContain('collapsed');
});

it('does not collapse content that a crowd of new accounts reports', async () => {
  const id = await writeTopic();
  const made = await Promise.all(Array.from({ length: 8 }, () => provider.member({ createdAt: daysAgo(1) })));
  for (const reporter of made) await report(id, reporter);
  expect((await topic(id)).collapsed).toBe(false);
});

it('shows content that a manager keeps, and needs five new reports to collapse it again', async () => {
  const { id, reporters } = await collapse();
  provider.advance(60);
  expect((await decide(id, 'dismiss')).status).toBe(200);
  expect((await topic(id)).collapsed).toBe(false);
  expect(await notified(reporters[0] as TestMember)).toEqual(['report_declined']);
  provider.advance(60);
  await report(id, await provider.member({ createdAt: daysAgo(90) }));
  expect(await caseOf(id)).toMatchObject({ status: 'open', collapsed: false, reportCount: 6 });
});

it('hides content by a manager, notifies everyone involved, and accepts one appeal', async () => {
  const { id, reporters } = await collapse('가려질 글');
  const { id: caseId } = await caseOf(id);
  expect((await decide(id, 'hide')).status).toBe(200);
  expect((await provider.call('GET', `topics/${id}/`)).status).toBe(404);
  expect(await topic(id, author.token)).toMatchObject({ status: 'hidden', collapsed: false });
  expect(await notified(author)).toContain('hidden');
  expect(await notified(reporters[0] as TestMember)).toEqual(['report_accepted']);

  const path = `reports/${caseId}/appeal/`;
  const text = '광고가 아니라 직접 산 제품이에요.';
  expect((await manager.call('POST', path, { text })).status).toBe(404);
  const appealed = await author.call('POST', path, { text });
  expect(appealed.body).toEqual({ success: true });
  expect((await author.call('POST', path, { text })).body.code).toBe('not_appealable');

  const queue = await manager.call('GET', 'reports/?status=appealed');
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
  const received = await author.call('GET', 'reports/received/');
  expect(received.body.results.find((it: { id: number }) => it.id === caseId)).toMatchObject({
    status: 'dismissed',
    may_appeal: false,
    reasons: ['spam'],
    decision: { reason: '확인했어요' },
  });
  const sent = await provider.call('GET', 'reports/sent/', { token: (reporters[0] as TestMember).token });
  expect(sent.body.results).toEqual([
    expect.objectContaining({ status: 'dismissed', content: expect.objectContaining({ subject_id: id }) }),
  ]);
});

it('lets a manager hide content at once, but not without a reason', async () => {
  const id = await writeTopic();
  expect((await manager.call('PUT', `topics/${id}/`, { status: 'hidden' })).body.reason).toEqual([expect.any(String)]);
  const hidden = await manager.call('PUT', `moderation/topic/${id}/`, {
    status: 'hidden',
    reason: '개인 정보가 있어요',
  });
  expect(hidden.body).toEqual({ success: true });
  expect((await provider.call('GET', `topics/${id}/`)).status).toBe(404);
  expect(await caseOf(id)).toMatchObject({ status: 'hidden', reportCount: 0 });
  const log = await manager.call('GET', 'moderation/log/?action=hide');
  expect(log.body.results[0]).toMatchObject({
    manager: { username: manager.username },
    member: { username: author.username },
    subject: 'topic',
    subject_id: id,
    reason: '개인 정보가 있어요',
  });
});

it('decides nothing anew for a page that was read before, nor an appeal that it did not show', async () => {
  const id = await writeTopic();
  const put = (status: 'hidden' | 'published', reason: string) =>
    manager.call('PUT', `moderation/topic/${id}/`, { status, reason });
  const logged = async () => {
    const log = (await manager.call('GET', 'moderation/log/?page_size=100')).body.results;
    return log.filter((entry: { subject_id: number }) => entry.subject_id === id).length;
  };
  await put('hidden', '광고');
  const { id: caseId } = await caseOf(id);
  expect((await author.call('POST', `reports/${caseId}/appeal/`, { text: '아니에요' })).status).toBe(200);
  expect((await put('hidden', '다시 광고')).body).toEqual({ success: true });
  expect(await caseOf(id)).toMatchObject({ appealStatus: 'open', decisionReason: '광고' });
  expect(await logged()).toBe(1);
  await put('published', '확인했어요');
  await put('published', '또 확인했어요');
  expect(await caseOf(id)).toMatchObject({ appealStatus: 'accepted', decisionReason: '확인했어요' });
  expect(await logged()).toBe(2);
  // What was reported since waits for a decision.
  provider.advance(1);
  await report(id, await provider.member());
  await put('published', '괜찮아요');
  expect(await caseOf(id)).toMatchObject({ status: 'dismissed', decisionReason: '괜찮아요' });
});

it('takes no appeal about what its author has deleted, and settles one that was made before', async () => {
  const hide = (id: number) => manager.call('PUT', `moderation/topic/${id}/`, { status: 'hidden', reason: '광고' });
  const ids = [await writeTopic(), await writeTopic()];
  for (const id of ids) await hide(id);
  const cases = await Promise.all(ids.map((id) => caseOf(id)));
  const [first, second] = cases as [(typeof cases)[0], (typeof cases)[0]];
  const appeal = (caseId: number) => author.call('POST', `reports/${caseId}/appeal/`, { text: '광고가 아니에요' });
  expect((await appeal(first.id)).status).toBe(200);
  provider.advance(1);
  for (const id of ids) expect((await author.call('DELETE', `topics/${id}/`)).status).toBe(200);
  expect((await appeal(second.id)).body.code).toBe('not_appealable');
  const { results } = (await author.call('GET', 'reports/received/')).body;
  const mine = results.find((it: { id: number }) => it.id === second.id);
  expect(mine.may_appeal).toBe(false);
  expect((await decide(first.subjectId, 'dismiss', '확인했어요')).status).toBe(200);
  expect(await caseOf(first.subjectId)).toMatchObject({ status: 'dismissed', appealStatus: 'accepted' });
});

it.each(
  (['dismiss', 'hide'] as const).flatMap((decision) =>
    (['nobody', 'author', 'manager'] as const).map((deletedBy) => ({ decision, deletedBy })),
  ),
)('tells who reported what came of it: $decision, deleted by $deletedBy before', async ({ decision, deletedBy }) => {
  const [person, reader] = [await provider.member(), await provider.member()];
  const id = await writeTopic('신고될 글', person);
  await report(id, reader);
  const deleter = { nobody: undefined, author: person, manager }[deletedBy];
  if (deleter) expect((await deleter.call('DELETE', `topics/${id}/`)).status).toBe(200);
  expect(await notified(reader)).toEqual([]);
  provider.advance(1);
  expect((await decide(id, decision)).status).toBe(200);
  const accepted = decision === 'hide';
  expect(await notified(reader)).toEqual([accepted ? 'report_accepted' : 'report_declined']);
  const [sent] = (await reader.call('GET', 'reports/sent/')).body.results;
  expect(sent.status).toBe(accepted ? 'hidden' : 'dismissed');
  // Beside the badge of a first topic.
  expect((await notified(person)).filter(Boolean)).toEqual([
    ...(accepted ? ['hidden'] : []),
    ...(deletedBy === 'manager' ? ['removed'] : []),
  ]);
});

it('repeats nothing of what was deleted to who reported it', async () => {
  const [person, reader] = [await provider.member(), await provider.member()];
  const titles = async () =>
    (await reader.call('GET', 'notifications/')).body.results.map(
      (it: { subject: { title: string } }) => it.subject.title,
    );
  const topicId = await writeTopic();
  for (const decision of ['hide', 'dismiss'] as const) {
    const said = await person.call('POST', `forums/free/topics/${topicId}/comments/`, {
      content: '내 번호는 010-0000',
    });
    const key = { subject: 'comment', subjectId: said.body.id } as const;
    expect((await reader.call('POST', 'reports/', { ...key, reason: 'other' })).status).toBe(200);
    const path = `forums/free/topics/${topicId}/comments/${said.body.id}/`;
    expect((await person.call('DELETE', path)).status).toBe(200);
    expect((await decideCase(await caseOf(key.subjectId, 'comment'), decision, '운영 원칙 3조')).status).toBe(200);
  }
  expect(await titles()).toEqual(['', '']);
});

it('keeps deleted content hidden that was decided to be, when its author restores it', async () => {
  const id = await writeTopic();
  const reader = await provider.member();
  await report(id, reader);
  await author.call('DELETE', `topics/${id}/`);
  await decide(id, 'hide');
  const { results } = (await author.call('GET', 'trash/')).body;
  const item = results.find(({ content }: { content: { subject_id: number } }) => content.subject_id === id);
  expect((await author.call('POST', `trash/${item.id}/restore/`)).status).toBe(200);
  expect(await topic(id, author.token)).toMatchObject({ status: 'hidden' });
  expect((await reader.call('GET', `topics/${id}/`)).status).toBe(404);
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
    const post = async (path: string, { token }: TestMember, body: object) =>
      (await provider.call('POST', path, { token, body })).body.id as number;
    const cases: Seen[] = [];
    for (const [at, person] of pair.entries()) {
      const path = `forums/free/topics/${await writeTopic()}/comments/`;
      const content = { subject: 'comment', subjectId: await post(path, person, { content: '글' }) };
      await post('reports/', pair[1 - at] as TestMember, { ...content, reason: 'abuse' });
      cases.push(await caseOf(content.subjectId, 'comment'));
    }
    const answers = await Promise.all(cases.map((seen) => decideCase(seen, 'hide', '맞신고')));
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
    const made = await author.call('POST', `${subject}s/`, { title: '가려질 글', content: '<p>내용</p>' });
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
  const answers = await Promise.all(
    ids.map(async (id) => (await Promise.all([decide(id, 'hide'), report(id, late)]))[0].status),
  );
  for (const [index, id] of ids.entries()) {
    // A report that was first is one that the manager has not read.
    expect((await caseOf(id)).status).toBe(answers[index] === 200 ? 'hidden' : 'open');
    expect([200, 409]).toContain(answers[index]);
  }
});

it('tells the second of two managers that a case was decided, and a manager of a report that is not read', async () => {
  const other = await provider.member({ role: 'moderator' });
  const id = await writeTopic();
  await report(id, await provider.member());
  const seen = await caseOf(id);
  provider.advance(1);
  expect((await decideCase(seen, 'dismiss', '괜찮아요')).status).toBe(200);
  expect(await decideCase(seen, 'hide', '광고예요', other)).toMatchObject({ status: 409, body: { code: 'changed' } });
  expect(await caseOf(id)).toMatchObject({ status: 'dismissed', decisionReason: '괜찮아요' });
  const reopened = await caseOf(id);
  provider.advance(1);
  await report(id, await provider.member());
  expect((await decideCase(reopened, 'dismiss', '괜찮아요')).body.code).toBe('changed');
  const log = (await manager.call('GET', 'moderation/log/?page_size=100')).body.results;
  expect(log.filter((entry: { subject_id: number }) => entry.subject_id === id)).toHaveLength(1);
});

/** Reports new topics, and returns their ids and cases as a manager has read them. */
async function reported(count: number) {
  const ids = await Promise.all(Array.from({ length: count }, () => writeTopic()));
  const reader = await provider.member();
  for (const id of ids) await report(id, reader);
  const cases = await Promise.all(ids.map((id) => caseOf(id)));
  return { ids, cases, reader };
}
const decideAll = (cases: Seen[], decision: Decision, reason: string, by = manager) =>
  by.call('PUT', 'reports/decisions/', {
    decision,
    reason,
    cases: cases.map(({ id, changedAt }) => ({ id, changed_at: changedAt.toISOString() })),
  });

it('decides several cases with one reason, and names those that another manager has decided', async () => {
  const other = await provider.member({ role: 'moderator', nickname: '먼저 본 이' });
  const { ids, cases, reader } = await reported(4);
  const [first, second] = cases as Seen[] as [Seen, Seen];
  provider.advance(1);
  await decideCase(first, 'dismiss', '괜찮아요', other);
  await report(ids[1] ?? 0, await provider.member());
  const { body, headers } = await decideAll(cases, 'hide', '광고 글이에요');
  expect(body).toEqual({
    success: true,
    decided: cases.slice(2).map(({ id }) => id),
    skipped: [
      {
        id: first.id,
        status: 'dismissed',
        decided_by: expect.objectContaining({ username: other.username }),
        own: false,
      },
      { id: second.id, status: 'open', decided_by: null, own: false },
    ],
  });
  expect(headers.get('Link')?.match(/rel="invalidates"/g)).toHaveLength(2);
  expect(await Promise.all(ids.map(async (id) => (await caseOf(id)).status))).toEqual([
    'dismissed',
    'open',
    'hidden',
    'hidden',
  ]);
  expect(await notified(reader)).toEqual(['report_accepted', 'report_accepted', 'report_declined']);
  const log = (await manager.call('GET', 'moderation/log/?action=hide&page_size=100')).body.results;
  expect(log.filter(({ reason }: { reason: string }) => reason === '광고 글이에요')).toHaveLength(2);
});

it('leaves a moderator’s own content to another, however they would clear it, but not an owner’s', async () => {
  const [moderator, owner] = [await provider.member({ role: 'moderator' }), await provider.member({ role: 'owner' })];
  for (const [author, answer] of [
    [moderator, { status: 409, body: { code: 'own_content' } }],
    [owner, { status: 200 }],
  ] as const) {
    const id = await writeTopic(undefined, author);
    await report(id, await provider.member());
    const seen = await caseOf(id);
    const queue = (await author.call('GET', 'reports/?page_size=100')).body.results as { id: number; may: string[] }[];
    expect(queue.find((it) => it.id === seen.id)?.may).toEqual(author === owner ? ['dismiss', 'hide'] : ['hide']);
    expect(await decideCase(seen, 'dismiss', '괜찮아요', author)).toMatchObject(answer);
    expect(
      await author.call('PUT', `moderation/topic/${id}/`, { status: 'published', reason: '괜찮아요' }),
    ).toMatchObject(answer);
    if (author === owner) continue;
    expect((await decideAll([seen], 'dismiss', '괜찮아요', author)).body).toMatchObject({
      decided: [],
      skipped: [{ id: seen.id, own: true }],
    });
    expect((await decideCase(seen, 'hide', '잘못 썼어요', author)).status).toBe(200);
  }
});

it('says of an owner’s own case that another has decided it, not that another has to', async () => {
  const [owner, other] = [await provider.member({ role: 'owner' }), await provider.member({ role: 'moderator' })];
  const id = await writeTopic(undefined, owner);
  await report(id, await provider.member());
  const seen = await caseOf(id);
  provider.advance(1);
  await decideCase(seen, 'dismiss', '괜찮아요', other);
  expect((await decideAll([seen], 'dismiss', '괜찮아요', owner)).body).toMatchObject({
    skipped: [{ id: seen.id, own: false, decided_by: { username: other.username } }],
  });
});

it('decides nothing twice: not by a call that is sent again, nor by two managers at once', async () => {
  const { cases, reader } = await reported(3);
  provider.advance(1);
  await decideAll(cases, 'hide', '되풀이');
  provider.advance(1);
  const { body } = await decideAll(cases, 'hide', '되풀이');
  expect(body).toMatchObject({ decided: cases.map(({ id }) => id), skipped: [] });
  expect(await notified(reader)).toHaveLength(3);

  const other = await provider.member({ role: 'moderator' });
  const { cases: both } = await reported(5);
  provider.advance(1);
  const answers = await Promise.all([
    decideAll(both, 'hide', '가려요'),
    decideAll([...both].reverse(), 'dismiss', '괜찮아요', other),
  ]);
  const decided = answers.flatMap((answer) => answer.body.decided);
  expect([...decided].sort()).toEqual(both.map(({ id }) => id).sort());
  expect(answers.flatMap((answer) => answer.body.skipped)).toHaveLength(both.length);
});

it('decides none of several where one is unknown, and takes no list that is empty or too long', async () => {
  const { cases, ids } = await reported(1);
  const [seen] = cases as Seen[] as [Seen];
  expect((await decideAll([seen, { ...seen, id: 999_999 }], 'hide', '이유')).status).toBe(404);
  expect((await caseOf(ids[0] ?? 0)).status).toBe('open');
  expect((await decideAll([], 'hide', '이유')).status).toBe(400);
  expect((await decideAll(Array(101).fill(seen), 'hide', '이유')).status).toBe(400);
  expect((await decideAll(cases, 'hide', ' ')).body.reason).toBeDefined();
  // One that is named twice is decided once.
  expect((await decideAll([seen, seen], 'hide', '이유')).body.decided).toEqual([seen.id, seen.id]);
});

it('the queue is narrowed by kind and reason, and ordered by urgency or by what has waited longest', async () => {
  const word = await provider.member();
  const write = async (title: string) => (await word.call('POST', 'topics/', { title, content: '내용' })).body.id;
  const [old, often] = [await write('오래된 글'), await write('자주 신고된 글')];
  await report(old, await provider.member(), 'personal');
  const since = provider.now().toISOString();
  provider.advance(30);
  for (const _ of [1, 2]) await report(often, await provider.member(), 'abuse');
  provider.advance(1);
  await report(old, await provider.member(), 'abuse');
  await report(often, await provider.member(), 'spam');
  const queue = async (query = '') =>
    (await manager.call('GET', `reports/?username=${word.username}&${query}`)).body.results as {
      content: { subject_id: number };
      waiting_since: string;
    }[];
  const idsOf = async (query?: string) => (await queue(query)).map(({ content }) => content.subject_id);
  expect(await idsOf()).toEqual([often, old]);
  expect(await idsOf('order=age')).toEqual([old, often]);
  expect((await queue('order=age'))[0]?.waiting_since).toBe(since);
  expect(await idsOf('reason=personal')).toEqual([old]);
  expect(await idsOf('reason=abuse')).toEqual([often, old]);
  expect(await idsOf('subject=comment')).toEqual([]);
  expect(await idsOf('subject=topic&reason=spam')).toEqual([often]);
  await decide(old, 'dismiss');
  provider.advance(30);
  await report(old, await provider.member());
  // It waits since it was reported anew.
  expect((await queue('order=age')).at(-1)?.waiting_since).toBe(provider.now().toISOString());
});

it('reports and what was decided are deleted three years later, but not what is open or still hides something', async () => {
  const names = ['dismissed', 'hidden', 'erased', 'open', 'appealed', 'recent'] as const;
  const ids = {} as Record<(typeof names)[number], number>;
  for (const name of names) {
    ids[name] = await writeTopic(name);
    await report(ids[name], await provider.member());
  }
  await decide(ids.dismissed, 'dismiss');
  for (const name of ['hidden', 'erased', 'appealed', 'recent'] as const) await decide(ids[name], 'hide');
  const { id: appealed } = await caseOf(ids.appealed);
  await author.call('POST', `reports/${appealed}/appeal/`, { text: '다시 봐 주세요' });
  await author.call('DELETE', `topics/${ids.erased}/`);
  const day = 24 * 60 * 60 * 1000;
  const later = new Date(provider.now().getTime() + 3 * 366 * day);
  const longAgo = provider.now();
  await provider.update(reportCases, { changedAt: later }, eq(reportCases.subjectId, ids.recent));
  const left = async (table: typeof reportCases | typeof reports) => {
    const rows = await provider.rows(table, inArray(table.subjectId, Object.values(ids)));
    return names.filter((name) => rows.some(({ subjectId }) => subjectId === ids[name]));
  };
  await purgeReports(provider.services.database, new Date(longAgo.getTime() + 2 * 365 * day));
  expect([await left(reports), await left(reportCases)]).toEqual([names, names]);
  await purgeReports(provider.services.database, later);
  expect(await left(reports)).toEqual(['open', 'appealed', 'recent']);
  // What can be restored from the trash is still hidden then.
  expect(await left(reportCases)).toEqual(['hidden', 'erased', 'open', 'appealed', 'recent']);
  await purgeTrash(provider.services.database, later);
  await purgeReports(provider.services.database, later);
  expect(await left(reportCases)).toEqual(['hidden', 'open', 'appealed', 'recent']);
  expect((await topic(ids.hidden, manager.token)).status).toBe('hidden');
  const reporter = await provider.member();
  expect((await report(ids.dismissed, reporter)).status).toBe(200);
  expect(await caseOf(ids.dismissed)).toMatchObject({ status: 'open', reportCount: 1, decidedAt: null });
});
