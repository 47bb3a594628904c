import { expect, it } from 'vitest';
import { RETURN_DAYS } from '../contract/constants/common.ts';
import { type ModeratedSubject, moderatedSubjects } from '../contract/constants/moderation.ts';
import { purgeTrash } from './areas/moderation/trash.ts';
import { eraseLeavers } from './domain/members/erase.ts';
import { markedColumns, readCatalogue, readRows, rowFactory } from './testCatalogue.ts';
import { testProvider } from './testing.ts';

/** The reason why rows stay, and which of their text, array and JSON columns keep their value. */
interface NotErased {
  why: string;
  texts?: string[];
  /** The row belongs to another member, whose texts stay. */
  isOfAnother?: true;
}

const WRITTEN = 'what a member published stays, without a name';
const REACTED = 'what others see counted stays counted';
const PARTICIPATED = 'the participation stays, without a name';
const EARNED = 'the ledger has to add up';
const MODERATED = 'the record of how content was moderated stays for the managers';
const MANAGED = 'what a manager did stays in the record';

/**
 * The columns of a member who has left for good that stay, with the reason. All others have to be erased.
 */
const NOT_ERASED: Record<string, NotErased> = {
  'users.id': {
    why: 'the row that the others refer to stays, with what it agreed to and why it was suspended',
    texts: ['suspended_reason', 'terms_version'],
  },

  'answer_likes.user_id': { why: REACTED },
  'challenge_hearts.user_id': { why: REACTED },
  'comment_likes.user_id': { why: REACTED },
  'post_likes.user_id': { why: REACTED },
  'topic_likes.user_id': { why: REACTED },
  'notification_actors.user_id': { why: 'the notification belongs to another member' },
  'notification_causes.actor_id': { why: 'the notification belongs to another member', texts: ['subject'] },

  'answers.user_id': { why: WRITTEN, texts: ['content'] },
  'comments.user_id': { why: WRITTEN, texts: ['content', 'subject'] },
  'posts.user_id': { why: WRITTEN, texts: ['categories', 'content', 'cover', 'excerpt', 'plain', 'tags', 'title'] },
  'post_notions.post_id': { why: WRITTEN, texts: ['record_map'] },
  'post_views.post_id': { why: 'a hash of the reader’s address and day, deleted the day after', texts: ['reader'] },
  'post_search.post_id': { why: 'the search index of a post that stays', texts: ['search_text'] },
  'questions.user_id': { why: WRITTEN, texts: ['content', 'slug', 'title'] },
  'question_search.question_id': { why: 'the search index of a question that stays', texts: ['search_text'] },
  'topics.user_id': {
    why: WRITTEN,
    texts: [
      ...['categories', 'content', 'files', 'name', 'product_type'],
      ...['skin_type', 'survey_data', 'tags', 'title'],
    ],
  },
  'topic_views.topic_id': { why: 'a hash of the reader’s address and day, deleted the day after', texts: ['reader'] },
  'topic_search.topic_id': { why: 'the search index of a topic that stays', texts: ['search_text'] },
  'files.user_id': { why: 'the pictures of what stays; others are deleted', texts: ['id'] },

  'challenge_check_ins.participant_id': { why: WRITTEN, texts: ['content'] },
  'challenge_participants.user_id': { why: WRITTEN, texts: ['review'] },
  'challenge_groups.owner_id': {
    why: 'a group without the member in it is another’s, who owns it since',
    isOfAnother: true,
  },
  'event_applications.user_id': { why: PARTICIPATED },
  'event_winners.sent_by': { why: MANAGED, isOfAnother: true },
  'mission_entries.user_id': { why: WRITTEN, texts: ['reason', 'review'] },
  'mission_entries.decided_by': { why: MANAGED, isOfAnother: true },
  'raffle_participations.user_id': {
    why: 'a draw can be verified only with every participant’s words',
    texts: ['chain', 'participant', 'salt', 'client_seed'],
  },
  'raffle_participations.sent_by': { why: MANAGED, isOfAnother: true },
  'rankings.user_id': { why: 'the places of past periods stay', texts: ['period', 'type'] },

  'ledger_balances.user_id': { why: EARNED, texts: ['ledger'] },
  'ledger_entries.user_id': { why: EARNED, texts: ['ledger', 'reason', 'subject_id', 'subject_kind'] },
  'point_lots.user_id': { why: EARNED },
  'store_credits.user_id': { why: EARNED, texts: ['status', 'username'] },

  'coupon_batches.created_by': { why: MANAGED, isOfAnother: true },
  'short_missions.batch_id': { why: 'the coupons of a manager’s batch stay the site’s', isOfAnother: true },
  'announcements.created_by': { why: MANAGED, isOfAnother: true },
  'legal_texts.created_by': { why: MANAGED, isOfAnother: true },
  'newsletters.created_by': { why: MANAGED, isOfAnother: true },
  'newsletter_deliveries.newsletter_id': { why: 'mails of a manager’s newsletter to others', isOfAnother: true },
  'banned_words.created_by': { why: MANAGED, isOfAnother: true },
  'manager_log.manager_id': { why: MANAGED, isOfAnother: true },
  'manager_log.member_id': { why: MODERATED, texts: ['reason', 'subject'] },
  'report_cases.author_id': { why: MODERATED, texts: ['appeal_text', 'decision_reason', 'subject'] },
  'report_cases.decided_by': { why: MANAGED, isOfAnother: true },
  'reports.user_id': { why: MODERATED, texts: ['note', 'reason', 'subject'] },
  'revisions.user_id': {
    why: 'goes with the content that it is an earlier version of',
    texts: ['content', 'file_urls', 'subject', 'title'],
  },
  'revisions.replaced_by': { why: MANAGED, isOfAnother: true },
  'support_messages.manager_id': { why: MANAGED, isOfAnother: true },
  'trash.author_id': { why: 'goes after its days in the trash', texts: ['label', 'subject'] },
  'trash.deleted_by': { why: MANAGED, isOfAnother: true },
};

/** Values without which erasure deletes the row, so that its columns would not be checked. */
const OVERRIDES = { mission_entries: { status: 'completed' }, manager_log: { action: 'edit' } };

/** The columns that stay of content whose time in the trash is over, with the reason. */
const NOT_ERASED_OF_TRASH: Record<string, NotErased> = {
  'comments.subject_id': { why: 'others wrote it', texts: ['content'] },
  'bookmarks.subject_id': { why: 'a member’s list shows that it was deleted' },
  'notification_causes.subject_id': { why: 'the notification belongs to another member' },
  'manager_log.subject_id': { why: MODERATED, texts: ['reason'] },
  'report_cases.subject_id': { why: MODERATED, texts: ['appeal_text', 'decision_reason'] },
  'reports.subject_id': { why: MODERATED, texts: ['note', 'reason'] },
};

/** The table that holds each kind of moderated content, and what stays of its row. */
const MODERATED_TABLES: Record<ModeratedSubject, { table: string; texts?: string[] }> = {
  topic: { table: 'topics', texts: ['categories', 'tags'] },
  comment: { table: 'comments', texts: ['subject'] },
  post: { table: 'posts', texts: ['categories', 'tags'] },
  question: { table: 'questions', texts: ['slug'] },
  answer: { table: 'answers' },
  // Only the review is deleted; the rest of the row is no content.
  mission_review: { table: 'mission_entries', texts: ['answer', 'data', 'reason'] },
  check_in: { table: 'challenge_check_ins' },
  challenge_review: { table: 'challenge_participants', texts: ['answer1', 'answer2', 'time_zone'] },
  // A profile is what the member wrote for others; the rest goes when they leave.
  profile: {
    table: 'users',
    texts: [
      ...['account', 'delivery', 'email', 'nickname', 'password_hash', 'skin_type', 'suspended_reason'],
      ...['terms_version', 'username'],
    ],
  },
};

const provider = await testProvider();
const catalogue = await provider.read(readCatalogue);
const insertRow = rowFactory(catalogue, OVERRIDES);

/** The location of generated rows: found by `values`, identified by `column`. */
interface Place {
  table: string;
  column: string;
  values: Record<string, unknown>;
}

/** Compares what is left with what may be, a line for each difference. */
async function differences(places: Place[], notErased: Record<string, NotErased>, eraser: string) {
  const lines = new Set<string>();
  const found = new Map<string, Set<string>>();
  for (const { table, column, values } of places) {
    const rows = await provider.read((db) => readRows(db, table, values));
    const name = `${table}.${column}`;
    const marked = rows.flatMap(markedColumns);
    if (rows.length > 0) found.set(name, new Set([...(found.get(name) ?? []), ...marked]));
  }
  for (const [name, texts] of found) {
    const entry = notErased[name];
    const table = name.split('.')[0];
    if (!entry) lines.add(`${name}: its rows stay; erase them in ${eraser}, or name them here`);
    else if (!entry.isOfAnother) {
      for (const text of texts) {
        if (entry.texts?.includes(text)) continue;
        lines.add(`${table}.${text}: its text stays (by ${name}); erase it in ${eraser}, or name it here`);
      }
    }
  }
  for (const [name, { texts = [] }] of Object.entries(notErased)) {
    const left = found.get(name);
    if (!left) lines.add(`${name}: is erased, but named here as kept`);
    for (const text of left ? texts.filter((it) => !left.has(it)) : []) {
      lines.add(`${name}: its ${text} is erased, but named here as kept`);
    }
  }
  return [...lines].sort();
}

/** Returns the foreign keys to a table from tables that do not refer to a member themselves. */
const childrenOf = (parent: string) =>
  catalogue.foreignKeys.filter(
    ({ table, target }) =>
      target === parent && !catalogue.foreignKeys.some((key) => key.table === table && key.target === 'users'),
  );

it('leaves nothing of a leaver in any table that refers to members, but for what is named', async () => {
  const { database, now } = provider.services;
  const bystander = await provider.member();
  const places: Place[] = [];
  await database.write(async (tx) => {
    const leftAt = new Date(now().getTime() - (RETURN_DAYS + 1) * 86_400_000);
    const leaver = { status: 'left', left_at: leftAt.toISOString() };
    const { id } = await insertRow(tx, 'users', leaver, bystander.id);
    places.push({ table: 'users', column: 'id', values: { id } });
    for (const { table, column, target } of catalogue.foreignKeys) {
      if (target !== 'users') continue;
      const values = { [column]: id };
      places.push({ table, column, values });
      // A trigger may have written the row already.
      if ((await readRows(tx, table, values)).length > 0) continue;
      const row = await insertRow(tx, table, values, bystander.id);
      for (const child of childrenOf(table)) {
        const own = { [child.column]: row[child.targetColumn] };
        places.push({ table: child.table, column: child.column, values: own });
        if ((await readRows(tx, child.table, own)).length > 0) continue;
        await insertRow(tx, child.table, own, bystander.id);
      }
    }
  });
  expect(await eraseLeavers(provider.services)).toBe(1);
  expect(await differences(places, NOT_ERASED, '`erase` of its area in provider/areas/')).toEqual([]);
});

it.each(moderatedSubjects.map((subject) => ({ subject })))(
  'leaves no text of a $subject after its days in the trash, in any table that refers to it',
  async ({ subject }) => {
    const { database, now } = provider.services;
    const { table: own, texts } = MODERATED_TABLES[subject];
    const author = await provider.member();
    const places: Place[] = [];
    await database.write(async (tx) => {
      const { id } = await insertRow(tx, own, {}, author.id);
      places.push({ table: own, column: 'id', values: { id } });
      for (const [table, columns] of catalogue.tables) {
        const names = columns.map(({ name }) => name);
        if (!names.includes('subject') || !names.includes('subject_id')) continue;
        const values = { subject, subject_id: id };
        const isTrash = table === 'trash';
        const row = { ...values, ...(isTrash && { deleted_at: '2020-01-01T00:00:00Z' }) };
        await insertRow(tx, table, row, author.id);
        places.push({ table, column: 'subject_id', values });
      }
    });
    await purgeTrash(database, now());
    const notErased = { ...NOT_ERASED_OF_TRASH, [`${own}.id`]: { why: 'others refer to it', texts } };
    expect(await differences(places, notErased, 'erase() of moderate.ts of its area, or in trash.ts')).toEqual([]);
  },
);

/** Columns by whose names personal data can be expected, where no reference says whose they are. */
const SUSPECT = /mail|phone|address|zipcode|reader|member|username|nickname|birth|_ip$|^ip$/;
const WITHOUT_REFERENCE: Record<string, string> = {
  'banners.phone_image': 'a picture of the site for narrow windows',
  'operator.address': 'of who runs the site, as its footer shows it',
  'operator.phone': 'of who runs the site, as its footer shows it',
  'post_views.reader': 'a hash of the reader’s address and day, deleted the day after',
  'topic_views.reader': 'a hash of the reader’s address and day, deleted the day after',
};

it('keeps no personal data in a table that nothing ties to a member', () => {
  const tied = new Set(catalogue.foreignKeys.filter(({ target }) => target === 'users').map(({ table }) => table));
  const lines = [...catalogue.tables].flatMap(([table, columns]) =>
    columns
      .filter(({ name, type }) => type === 'text' && SUSPECT.test(name))
      .map(({ name }) => `${table}.${name}`)
      .filter((name) => table !== 'users' && !tied.has(table) && !(name in WITHOUT_REFERENCE))
      .map((name) => `${name}: nothing says whose it is, so nothing erases it`),
  );
  expect(lines).toEqual([]);
});
