import { and, arrayContains, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import { reservedForumSlugs } from '../../../contract/constants/forums.ts';
import type { managedForumCalls } from '../../../contract/managedForums.calls.ts';
import type { ManagedForum } from '../../../contract/managedForums.ts';
import type { ManagedTerm } from '../../../contract/terms.ts';
import { forumModerators } from '../../db/schema/moderation.ts';
import { forumCategories, forums, forumTags, topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { authorColumns, presentAuthor } from '../../domain/members/present.ts';
import { requireVersion } from '../../domain/moderation/editing.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { orderRows } from '../../domain/moderation/order.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockExisting } from '../../platform/db/locks.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import type { Locale } from '../../platform/messages/locale.ts';

type ForumRow = typeof forums.$inferSelect;
type TermRow = typeof forumCategories.$inferSelect;
/** Each list of a forum's terms, and the array of a topic that names them. */
const termLists = {
  categories: { table: forumCategories, used: topics.categories },
  tags: { table: forumTags, used: topics.tags },
} as const;
type TermList = keyof typeof termLists;

const readTerms = (db: Db, list: TermList, wanted?: SQL): Promise<TermRow[]> => {
  const { table } = termLists[list];
  return db.select().from(table).where(wanted).orderBy(asc(table.position), asc(table.id));
};

const presentTerms = (rows: TermRow[], forumId: number): ManagedTerm[] =>
  rows.filter((row) => row.forumId === forumId).map(({ slug, name, nameEn }) => ({ slug, name, name_en: nameEn }));

/** Reads the moderators of forums, who have not left, by their names. */
const readModerators = (db: Db) =>
  db
    .select({ forumId: forumModerators.forumId, user: authorColumns })
    .from(forumModerators)
    .innerJoin(users, eq(users.id, forumModerators.userId))
    .where(eq(users.status, 'active'))
    .orderBy(asc(users.username));

/** Lists every forum in its order as the console shows it: they are few. */
export async function listManagedForums(db: Db, locale: Locale, wanted?: SQL): Promise<ManagedForum[]> {
  const rows = await db.select().from(forums).where(wanted).orderBy(asc(forums.position), asc(forums.id));
  const categories = await readTerms(db, 'categories');
  const tags = await readTerms(db, 'tags');
  const moderators = await readModerators(db);
  return rows.map((row) => ({
    slug: row.slug,
    name: row.name,
    name_en: row.nameEn,
    description: row.description,
    description_en: row.descriptionEn,
    writers: row.writers,
    archived_at: row.archivedAt?.toISOString() ?? null,
    categories: presentTerms(categories, row.id),
    tags: presentTerms(tags, row.id),
    moderators: moderators.flatMap(({ forumId, user }) => (forumId === row.id ? [presentAuthor(user, locale)] : [])),
    topic_count: row.topicCount,
    last_topic_at: row.lastTopicAt?.toISOString() ?? null,
    version: row.version,
  }));
}

/** Returns one forum as the console shows it. @throws 404 */
export async function findManagedForum(db: Db, slug: string, locale: Locale): Promise<ManagedForum> {
  const [found] = await listManagedForums(db, locale, eq(forums.slug, slug));
  if (!found) throw notFound();
  return found;
}

type NewForum = InputOf<typeof managedForumCalls.createForum>['body'];
type ForumFields = Omit<NewForum, 'slug'>;

const columnsOf = ({ name, name_en, description, description_en, writers }: ForumFields) => ({
  name,
  nameEn: name_en,
  description,
  descriptionEn: description_en,
  writers,
});

/** Returns what the log stores of a forum. */
const logged = ({ categories, tags, ...fields }: ForumFields & { archived: boolean }) => {
  const listed = (terms: ManagedTerm[]) =>
    terms.map((term) => `${term.slug} (${term.name}, ${term.name_en})`).join(', ');
  return { ...fields, categories: listed(categories), tags: listed(tags) };
};

/** Creates a forum after the others, and logs it. @throws 400 for a slug that is taken or reserved */
export async function createForum(tx: Db, { slug, ...body }: NewForum, by: RequestContext) {
  if (reservedForumSlugs.some((reserved) => reserved === slug)) throw fieldError(by.locale, 'slug', 'slugReserved');
  const [row] = await tx
    .insert(forums)
    .values({ slug, ...columnsOf(body), position: sql`(select coalesce(max(position) + 1, 0) from ${forums})` })
    .onConflictDoNothing()
    .returning();
  if (!row) throw fieldError(by.locale, 'slug', 'slugTaken');
  await setTerms(tx, row, body, by.locale);
  await logAction(tx, by, { action: 'create_forum', label: body.name, after: logged({ ...body, archived: false }) });
}

/**
 * Changes a forum over the version that was read, and logs it.
 * @throws 404, 409 `edit_conflict`, 400 for removing a category or a tag that topics use
 */
export async function updateForum(
  tx: Db,
  slug: string,
  { version, archived, ...body }: InputOf<typeof managedForumCalls.updateForum>['body'],
  by: RequestContext,
) {
  const row = await lockExisting(tx, forums, eq(forums.slug, slug));
  requireVersion(row, { version });
  const before = await findManagedForum(tx, slug, by.locale);
  await setTerms(tx, row, body, by.locale);
  await tx
    .update(forums)
    .set({ ...columnsOf(body), archivedAt: archived ? (row.archivedAt ?? by.now) : null, version: version + 1 })
    .where(eq(forums.id, row.id));
  await logAction(tx, by, {
    action: 'edit_forum',
    label: body.name,
    before: logged({ ...before, archived: before.archived_at !== null }),
    after: logged({ ...body, archived }),
  });
}

/** Makes a forum's categories and tags those of the body, in its order. */
async function setTerms(tx: Db, forum: ForumRow, body: ForumFields, locale: Locale) {
  for (const list of ['categories', 'tags'] as const) {
    const { table, used } = termLists[list];
    const own = await readTerms(tx, list, eq(table.forumId, forum.id));
    const removed = own.filter(({ slug }) => !body[list].some((term) => term.slug === slug));
    for (const { slug } of removed) {
      const [topic] = await tx
        .select({ id: topics.id })
        .from(topics)
        .where(and(eq(topics.forumId, forum.id), arrayContains(used, [slug])))
        .limit(1);
      if (topic) throw fieldError(locale, list, 'termInUse');
    }
    await tx.delete(table).where(
      inArray(
        table.id,
        removed.map(({ id }) => id),
      ),
    );
    for (const [position, { slug, name, name_en: nameEn }] of body[list].entries()) {
      await tx
        .insert(table)
        .values({ forumId: forum.id, slug, name, nameEn, position })
        .onConflictDoUpdate({ target: [table.forumId, table.slug], set: { name, nameEn, position } });
    }
  }
}

/** Orders the forums, and logs it. @throws 400 when `slugs` are not every forum once */
export async function orderForums(tx: Db, slugs: readonly string[], by: RequestContext) {
  if (slugs.length !== (await tx.$count(forums))) throw fieldError(by.locale, 'slugs', 'wrongOrder');
  const naming = { action: 'order_forums', field: 'slugs', key: forums.slug, label: forums.slug } as const;
  await orderRows(tx, forums, naming, slugs, by);
}
