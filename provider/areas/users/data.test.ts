import { expect, it } from 'vitest';
import { reportCases } from '../../db/schema/moderation.ts';
import { postNotions } from '../../db/schema/posts.ts';
import { partsOf } from '../../domain/members/data.ts';
import { readCatalogue } from '../../testCatalogue.ts';
import { testProvider } from '../../testing.ts';

const CREDENTIALS = 'how the member signs in, which works for whoever reads it';
const MANAGED = 'what they did as a manager, about others or the site';
const OTHERS = 'about other members';
const DERIVED = 'computed from rows that are exported';
const MODERATED = 'the record of how their content was moderated; their own appeals are exported';

/** The columns that refer to a member, or to rows of theirs, of tables that their download leaves out, with the reason. */
const NOT_EXPORTED: Record<string, string> = {
  'sessions.user_id': CREDENTIALS,
  'single_use_tokens.user_id': CREDENTIALS,
  'two_steps.user_id': CREDENTIALS,
  'push_subscriptions.user_id': CREDENTIALS,
  'idempotency_keys.user_id': 'answers to their calls of the last day, as they got them',
  'mails.user_id': 'would tell whoever typed another’s address that it is taken',
  'notification_actors.user_id': OTHERS,
  'notification_causes.actor_id': OTHERS,
  'notification_causes.notification_id': OTHERS,
  'withdrawn_notifications.user_id': OTHERS,
  'withdrawn_notifications.actor_id': 'what they took back',
  'notification_deliveries.notification_id': 'messages on their way of notifications that are exported',
  'notification_deliveries.subscription_id': 'messages on their way of notifications that are exported',
  'blocks.blocked_id': 'whom others block is theirs',
  'challenge_groups.owner_id': 'a group has no words of its own; that they are in it is exported',
  'event_winners.application_id': 'would tell who has won before the announcement',
  'newsletter_deliveries.attendee_id': 'newsletters of the site, deleted after days',
  'post_search.post_id': DERIVED,
  'question_search.question_id': DERIVED,
  'topic_search.topic_id': DERIVED,
  'post_views.post_id': OTHERS,
  'topic_views.topic_id': OTHERS,
  'manager_log.member_id': MODERATED,
  'trash.author_id': 'what they deleted is exported with the content',
  'announcements.created_by': MANAGED,
  'banned_words.created_by': MANAGED,
  'coupon_batches.created_by': MANAGED,
  'event_winners.sent_by': MANAGED,
  'legal_texts.created_by': MANAGED,
  'manager_log.manager_id': MANAGED,
  'mission_entries.decided_by': MANAGED,
  'newsletters.created_by': MANAGED,
  'raffle_participations.sent_by': MANAGED,
  'report_cases.decided_by': MANAGED,
  'revisions.replaced_by': MANAGED,
  'support_messages.manager_id': MANAGED,
  'trash.deleted_by': MANAGED,
};

const provider = await testProvider();
const exportOf = async (member: { username: string; token: string }) =>
  (await provider.call('GET', `users/${member.username}/data/`, { token: member.token })).body;

/** The columns by which rows are a member's own; what refers to such rows is theirs too. */
const OWN = ['user_id', 'author_id', 'owner_id', 'follower_id', 'following_id'];

it('exports every table that refers to a member or to rows of theirs, or names why not', async () => {
  const member = await provider.member();
  const keys = Object.keys(await exportOf(member));
  const { parts, foreignKeys } = await provider.read(async (db) => ({
    parts: await partsOf(db),
    ...(await readCatalogue(db)),
  }));
  const isExported = ({ table, column }: { table: string; column: string }) =>
    parts.some(
      (part) =>
        part.table === table &&
        part.column === column &&
        (part.own ? [part.own.name] : [table, `${table}_${column}`]).some((name) => keys.includes(name)),
    );
  const owned = foreignKeys.flatMap(({ table, column, target }) =>
    target === 'users' && OWN.includes(column) ? [table] : [],
  );
  const lines = foreignKeys
    .filter(({ table, target }) => target === 'users' || (owned.includes(target) && !owned.includes(table)))
    .filter((key) => !isExported(key))
    .map(({ table, column }) => `${table}.${column}`);
  const missing = lines.filter((name) => !(name in NOT_EXPORTED));
  const stray = Object.keys(NOT_EXPORTED).filter((name) => !lines.includes(name));
  expect({ missing, stray }).toEqual({ missing: [], stray: [] });
});

it('exports the page of Notion that a member gave as a post, and their appeals alone of what was reported', async () => {
  const member = await provider.member();
  const post = (await member.call('POST', 'posts/', { title: '글', content: '<p>내용</p>' })).body;
  await provider.insert(postNotions, { postId: post.id, recordMap: { block: {} } });
  const reported = { authorId: member.id, createdAt: provider.now(), changedAt: provider.now() };
  await provider.insert(reportCases, { ...reported, subject: 'post', subjectId: post.id, reportCount: 3 });
  const appeal = { appealText: '다시 봐 주세요.', appealStatus: 'open' as const, appealedAt: provider.now() };
  await provider.insert(reportCases, { ...reported, subject: 'topic', subjectId: 9, reportCount: 3, ...appeal });
  const { post_notions: notions, appeals, ...others } = await exportOf(member);
  expect(notions).toEqual([{ post_id: post.id, record_map: { block: {} } }]);
  expect(appeals).toMatchObject([{ subject: 'topic', subject_id: 9, appeal_text: '다시 봐 주세요.' }]);
  expect(Object.keys(appeals[0])).not.toContain('report_count');
  expect(others).not.toHaveProperty('report_cases');
});
