import { and, count, desc, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { LoggedField, ManagerAction } from '../../../contract/constants/log.ts';
import type { ModeratedSubject } from '../../../contract/constants/moderation.ts';
import { callLimitNames, earningFields } from '../../../contract/constants/settings.ts';
import type { moderationManageCalls } from '../../../contract/moderation.calls.ts';
import type { LogAnswer, LoggedValues } from '../../../contract/moderation.ts';
import { charactersOf, firstCharacters } from '../../../contract/typedText.ts';
import { managerLog } from '../../db/schema/moderation.ts';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { sorted } from '../../platform/db/ordering.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import type { ReaderContext } from '../identity/requestContext.ts';
import { holds } from '../search/search.ts';
import { authorsOf, knownAuthor } from './authors.ts';

/** An action of a manager; `label` names the content as it was, until that or its author is erased. */
export interface NewLogEntry {
  action: ManagerAction;
  /** The author of the content. */
  memberId?: number | null;
  subject?: ModeratedSubject;
  subjectId?: number;
  label?: string;
  reason?: string;
  /** Fields before and after; those that the action may store and that differ are stored. */
  before?: Partial<LoggedValues>;
  after?: Partial<LoggedValues>;
}

/**
 * Returns the fields that an entry of this kind may store: no passwords, no addresses, and no text that its author sent
 * to the managers alone.
 */
function storedFields(action: ManagerAction): readonly LoggedField[] {
  switch (action) {
    case 'hide':
    case 'restore':
    case 'dismiss':
      return ['status', 'case', 'appeal'];
    case 'pin':
    case 'unpin':
      return ['fixed'];
    case 'feature':
    case 'unfeature':
      return ['featured'];
    case 'edit':
      return ['title', 'content', 'pictures', 'categories', 'tags', 'products', 'cover', 'manager_badge'];
    case 'delete':
    case 'undelete':
    case 'complete_mission':
    case 'return_mission':
    case 'withdraw_mission':
    case 'answer_support':
    case 'set_support_status':
      return ['status'];
    case 'suspend':
    case 'lift':
      return ['suspended', 'until', 'reason'];
    case 'turn_off_two_step':
      return ['two_step'];
    case 'add_banned_word':
    case 'remove_banned_word':
      return ['banned_word'];
    case 'choose_winner':
    case 'drop_winner':
      return ['winner'];
    case 'draw_winners':
      return ['winners'];
    case 'announce_winners':
      return ['announced_at'];
    case 'make_manager':
      return ['role'];
    case 'change_role':
      return ['role', 'moderated'];
    case 'end_sessions':
      return ['sessions'];
    case 'end_session':
      return ['system', 'browser'];
    case 'export_member_data':
    case 'close_member':
      return [];
    case 'export_subscribers':
      return ['subscribers'];
    case 'remove_subscriber':
      return ['locale', 'topic'];
    case 'award_badge':
      return ['badge'];
    case 'correct_ledger':
      return ['balance'];
    case 'create_course':
    case 'edit_course':
    case 'delete_course':
      return [
        ...(['path', 'title', 'title_en', 'description', 'description_en', 'cover', 'questions', 'lessons'] as const),
        'ends_at' as const,
      ];
    case 'create_product':
    case 'edit_product':
      return [
        ...([
          'name',
          'name_en',
          'brand',
          'brand_en',
          'category',
          'cover',
          'price',
          'stores',
          'deal',
          'deal_price',
        ] as const),
        ...(['ends_at', 'path', 'selling'] as const),
      ];
    case 'create_video':
    case 'edit_video':
    case 'create_photo':
    case 'edit_photo':
      return ['title', 'description', 'status', 'path', 'categories', 'products', 'cover', 'pictures'];
    case 'set_product_terms':
      return ['categories', 'stores'];
    case 'create_forum':
    case 'edit_forum':
      return ['name', 'name_en', 'description', 'description_en', 'writers', 'archived', 'categories', 'tags'];
    case 'create_banner':
    case 'edit_banner':
    case 'delete_banner':
      return [
        ...(['title', 'title_en', 'type', 'description', 'description_en', 'path', 'cover', 'phone_cover'] as const),
        ...(['banner', 'starts_at', 'ends_at'] as const),
      ];
    case 'order_forums':
    case 'order_banners':
    case 'order_courses':
    case 'order_home':
    case 'order_products':
      return ['order'];
    case 'create_coupons':
      return ['title', 'points', 'codes', 'uses', 'until'];
    case 'create_challenge':
    case 'edit_challenge':
    case 'delete_challenge':
      return [
        ...(['title', 'title_en', 'type', 'description', 'description_en', 'days', 'window', 'rules'] as const),
        ...(['questions', 'cover', 'groups', 'needs_photo', 'capacity', 'rewards'] as const),
      ];
    case 'create_event':
    case 'edit_event':
    case 'delete_event':
      return [
        ...(['path', 'title', 'title_en', 'summary', 'summary_en', 'description', 'description_en', 'gift'] as const),
        ...(['choosing', 'cover', 'questions', 'winners', 'days', 'announces_at'] as const),
      ];
    case 'export_deliveries':
      return ['deliveries'];
    case 'mark_sent':
    case 'unmark_sent':
      return ['sent_at'];
    case 'publish_event':
    case 'publish_challenge':
    case 'publish_mission':
    case 'publish_course':
      return ['published_at'];
    case 'end_challenge':
    case 'end_raffle':
      return ['ended_at'];
    case 'create_raffle':
    case 'edit_raffle':
    case 'delete_raffle':
      return ['title', 'title_en', 'description', 'description_en', 'cover', 'days', 'price', 'prizes', 'commitment'];
    case 'create_mission':
    case 'edit_mission':
    case 'delete_mission':
      return [
        ...(['title', 'title_en', 'kind', 'description', 'description_en', 'content', 'content_en', 'cover'] as const),
        ...(['pictures', 'questions', 'choices', 'answers', 'explanation', 'min_length', 'checked'] as const),
        ...(['points', 'ends_at'] as const),
      ];
    case 'close_mission':
      return ['ends_at'];
    case 'publish_raffle':
      return ['published_at', 'commitment'];
    case 'revoke_coupons':
    case 'revoke_coupon':
    case 'set_newsletter_state':
      return ['status'];
    case 'export_coupons':
      return ['codes'];
    case 'create_newsletter':
    case 'edit_newsletter':
      return ['title', 'content', 'locale', 'topic', 'audience'];
    case 'send_newsletter':
      return ['status', 'scheduled_at'];
    case 'publish_announcement':
      return ['title', 'path', 'notified', 'banner', 'fixed'];
    case 'end_announcement':
      return ['banner'];
    case 'show_home_section':
      return ['shown'];
    case 'set_new_member_limits':
      return [
        ...(['new_members_limited', 'new_member_days', 'new_member_links', 'new_member_pictures'] as const),
        ...(['new_member_posts', 'new_member_comments'] as const),
      ];
    case 'set_earning_rules':
      return [...earningFields];
    case 'set_report_rules':
      return ['report_reporters'];
    case 'set_call_limits':
      return [...callLimitNames];
    case 'set_operator':
      return [
        ...(['operator_name', 'operator_representative', 'operator_registration_number'] as const),
        ...(['operator_address', 'operator_phone'] as const),
      ];
    case 'edit_badge':
      return ['badge_threshold', 'badge_awarded'];
    case 'save_reply':
    case 'delete_reply':
      return ['content'];
    case 'edit_site_text':
    case 'reset_site_text':
      return ['content', 'content_en'];
    case 'announce_legal_text':
    case 'withdraw_legal_text':
      return ['effective_on', 'summary', 'summary_en', 'content', 'content_en'];
  }
}

const LABEL_MAX = 80;
/** The length of a stored text, and how much of it is before the first difference. */
const TEXT_MAX = 400;
const TEXT_LEAD = 40;

/** Returns the start of a text on one line, as a name for its content. */
export const labelOf = (text: string) => firstCharacters(text.replace(/\s+/g, ' ').trim(), LABEL_MAX);

/** Cuts a text around the place where it begins to differ from `other`. */
function cut(value: LoggedValues[string], other?: LoggedValues[string]) {
  if (typeof value !== 'string' || value.length <= TEXT_MAX) return value;
  const characters = charactersOf(value);
  const others = charactersOf(String(other ?? ''));
  const differs = characters.findIndex((character, at) => character !== others[at]);
  const start = Math.max(0, (differs < 0 ? characters.length : differs) - TEXT_LEAD);
  const end = start + TEXT_MAX;
  return `${start > 0 ? '…' : ''}${characters.slice(start, end).join('')}${end < characters.length ? '…' : ''}`;
}

/** Returns the fields of `values` that differ from `others`, as far as the action may store them. */
function changed(action: ManagerAction, values: NewLogEntry['before'] = {}, others: typeof values = {}): LoggedValues {
  const fields = storedFields(action).filter((field) => (values[field] ?? null) !== (others[field] ?? null));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field];
      return value === undefined ? [] : [[field, cut(value, others[field])]];
    }),
  );
}

/** Logs an action by a manager, in its transaction. The log cannot be changed afterwards. */
export async function logAction(
  tx: Db,
  { member, now }: { member: { id: number }; now: Date },
  { label = '', before, after, ...entry }: NewLogEntry,
) {
  await tx.insert(managerLog).values({
    ...entry,
    managerId: member.id,
    label: labelOf(label),
    before: changed(entry.action, before, after),
    after: changed(entry.action, after, before),
    createdAt: now,
  });
}

/** The actions on a member whose label names a campaign, or a question by its number, and nothing of the member. */
const NAMED_OTHERWISE: readonly ManagerAction[] = [
  'choose_winner',
  'drop_winner',
  'complete_mission',
  'return_mission',
  'withdraw_mission',
  'answer_support',
  'set_support_status',
  'mark_sent',
  'unmark_sent',
];

/** Empties what entries quote: their label, and what an edit has changed. Who did it, when and why stays. */
async function empty(tx: Db, quoting: SQL | undefined) {
  const { id, action, before, after } = managerLog;
  const unlessEdit = (values: typeof before | typeof after) =>
    sql`case when ${action} = 'edit' then '{}'::jsonb else ${values} end`;
  // In the order of their ids, as erasures of members and of content may concern the same entries.
  const ids = tx.select({ id }).from(managerLog).where(quoting).orderBy(id).for('update');
  await tx
    .update(managerLog)
    .set({ label: '', before: unlessEdit(before), after: unlessEdit(after) })
    .where(inArray(id, ids));
}

/** Empties what the log quotes of content that is erased. */
export const redactLog = (tx: Db, subject: ModeratedSubject, ids: number[]): Promise<void> =>
  empty(tx, and(eq(managerLog.subject, subject), inArray(managerLog.subjectId, ids)));

/** Empties what the log quotes of a member who is erased: names, and what they wrote. */
export const redactLogOf = (tx: Db, memberId: number): Promise<void> =>
  empty(tx, and(eq(managerLog.memberId, memberId), notInArray(managerLog.action, [...NAMED_OTHERWISE])));

type Asked = InputOf<typeof moderationManageCalls.getLog>['query'];

/** Selects the members with a condition, by their id. */
const memberIds = (db: Db, wanted: SQL) => db.select({ id: users.id }).from(users).where(wanted);

/** Builds the condition of a query's filters, with days in the reader's time zone. */
function wantedBy(db: Db, { action, manager, subject, from, to, below, search }: Asked, zone: string) {
  const startOf = (day: string, days: number) => sql`((${day}::date + ${days}::int)::timestamp at time zone ${zone})`;
  const { label, reason, before, after } = managerLog;
  return and(
    action && eq(managerLog.action, action),
    manager ? inArray(managerLog.managerId, memberIds(db, eq(users.username, manager))) : undefined,
    subject && eq(managerLog.subject, subject),
    from ? gte(managerLog.createdAt, startOf(from, 0)) : undefined,
    to ? lt(managerLog.createdAt, startOf(to, 1)) : undefined,
    below ? lt(managerLog.id, below) : undefined,
    search
      ? or(
          holds(sql`concat_ws(' ', ${label}, ${reason}, ${before}, ${after})`, search),
          inArray(
            managerLog.memberId,
            memberIds(db, holds(sql`concat_ws(' ', ${users.username}, ${users.nickname})`, search)),
          ),
        )
      : undefined,
  );
}

/** Returns a page of the audit log, the latest first unless it is sorted. */
export async function listLog(
  db: Db,
  query: Asked,
  { zone, locale }: Pick<ReaderContext, 'zone' | 'locale'>,
): Promise<{ count: number } & Pick<LogAnswer, 'results' | 'managers'>> {
  const wanted = wantedBy(db, query, zone);
  const [counted] = await db.select({ count: count() }).from(managerLog).where(wanted);
  const rows = await db
    .select()
    .from(managerLog)
    .where(wanted)
    .orderBy(
      // Entries are numbered as they come.
      ...sorted(query.ordering, {
        columns: { created_at: managerLog.id },
        last: managerLog.id,
        own: [desc(managerLog.id)],
      }),
    )
    .limit(query.page_size)
    .offset(offsetOf(query));
  const acting = await db.selectDistinct({ id: managerLog.managerId }).from(managerLog).orderBy(managerLog.managerId);
  const named = [...acting.map(({ id }) => id), ...rows.map(({ memberId }) => memberId)];
  const authorBy = await authorsOf(db, named, locale);
  const results = rows.map((row) => ({
    id: row.id,
    action: row.action,
    manager: knownAuthor(authorBy(row.managerId)),
    member: authorBy(row.memberId),
    subject: row.subject,
    subject_id: row.subjectId,
    label: row.label,
    reason: row.reason,
    before: row.before,
    after: row.after,
    created_at: row.createdAt.toISOString(),
  }));
  return { count: Number(counted?.count ?? 0), results, managers: acting.map(({ id }) => knownAuthor(authorBy(id))) };
}
