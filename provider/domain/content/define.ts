import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { own } from '../../../contract/own.ts';
import type { SubjectKind } from '../../db/schema/comments.ts';
import type { Db } from '../../platform/db/client.ts';
import type { LockedTable } from '../../platform/db/locks.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Member } from '../../platform/http/context.ts';
import { EXCERPT_READ, excerptOf } from '../../platform/text/excerpt.ts';
import { isCollapsed } from './collapsed.ts';
import type { Content } from './contents.ts';

type Caller = Member | null;
/** A table of content that has its place in the order of locks. */
export type ContentTable = LockedTable & { readonly $inferSelect: { id: number } };
/** What a path names content by: an id, or a slug. */
export type Address = Record<string, string | number>;
export type RowOf<Table extends ContentTable> = Table['$inferSelect'];

/** A kind of content, said once by its area; what every kind does alike is derived from it. */
export interface Description<Table extends ContentTable, A extends Address> {
  kind: Content['kind'];
  table: Table;
  /** The columns that a path names it by, from which its page is made. */
  address: { [Name in keyof A]: PgColumn | SQL };
  /** Returns the resource that shows it, as `invalidates` names it. */
  page(address: A): string;
  /** The content on whose page it is, which is locked before it, and the column with that content's id. */
  within?: { content: Pick<DefinedContent<ContentTable>, 'table' | 'lockRow'> & { kind: SubjectKind }; id: PgColumn };
  /** Selects what the caller may read. */
  visible(caller: Caller): SQL | undefined;
  /** Its texts by the names of their fields; `content` is without markup. */
  texts: Record<string, PgColumn> & { content: PgColumn };
  /** Its title, where it is no text of its own. */
  title?: SQL;
  /** The address of its picture, where it has one. */
  image?: SQL;
  /** Computes its rank in the "hot" order from its counts. */
  rank?(row: RowOf<Table>): number;
}

/** The counts of a row. */
type Counts = Partial<Record<'likeCount' | 'commentCount' | 'threadCount' | 'viewCount' | 'answerCount', number>>;
/** How many comments content has, and how many of them open a thread. */
export type CommentCounts = Required<Pick<Counts, 'commentCount' | 'threadCount'>>;

/** Content whose row is locked until the transaction ends. */
export interface Locked<Row> {
  row: Row;
  title: string;
  /** Its address on the site, without a language. */
  path: string;
  /** The resource that shows it, as `invalidates` names it. */
  page: string;
}

export interface DefinedContent<Table extends ContentTable = ContentTable, A extends Address = Address>
  extends Content {
  table: Table;
  page: Description<Table, A>['page'];
  /** The columns of every kind's title and address. */
  columns: { title: PgColumn | SQL; address: Record<string, PgColumn | SQL> };
  /** Returns the path and the page of content with the value of its address. */
  placeOf(id: number, address: Address): Pick<Locked<unknown>, 'path' | 'page'>;
  /** Builds a condition: the content that a path names, if the caller may read it. */
  readable(address: Partial<A>, caller: Caller): SQL | undefined;
  /** Locks content that a path names; without a caller, whatever its status. @throws 404 unless the caller may read it */
  lock(tx: Db, address: Partial<A>, caller?: Caller): Promise<Locked<RowOf<Table>>>;
  /** Locks the row that matches, if the caller may read it; without a caller, whatever its status. */
  lockRow(tx: Db, which: SQL | undefined, caller?: Caller): Promise<Locked<RowOf<Table>> | undefined>;
  /** Sets counts of a locked row, and the rank that follows from them. */
  setCounts(tx: Db, row: RowOf<Table>, counts: Counts): Promise<void>;
  saved: NonNullable<Content['saved']>;
}

/** Derives from the description of a kind of content how it is found, locked, counted and saved. */
export function defineContent<Table extends ContentTable, A extends Address, Kind extends Content['kind']>(
  description: Description<Table, A> & { kind: Kind },
): DefinedContent<Table, A> & { kind: Kind } {
  const { kind, table, address, within, visible, texts, image, rank } = description;
  // The columns of a table that is a type parameter have no types.
  const from = table as PgTable;
  const columns = { title: description.title ?? texts.title ?? sql`''`, address };

  const placeOf = (id: number, named: Address) => {
    const page = description.page(named as A);
    return { page, path: within ? `/${page}#${kind}-${id}` : `/${page}` };
  };
  const at = (named: Partial<A>) =>
    and(
      ...Object.entries(named).map(([name, value]) =>
        eq(own<Record<string, PgColumn | SQL>>(address, name) as SQL, value),
      ),
    );
  const readable = (named: Partial<A>, caller: Caller) => and(at(named), visible(caller));

  async function lockRow(tx: Db, which: SQL | undefined, caller?: Caller) {
    if (within) {
      const { content, id } = within;
      const [known] = await tx.select({ id }).from(from).where(which);
      if (!known || !(await content.lockRow(tx, eq(content.table.id, known.id), caller))) return undefined;
    }
    const [found] = await tx
      .select({ row: from, ...columns })
      .from(from)
      .where(and(which, caller === undefined ? undefined : visible(caller)))
      .for('update');
    if (!found) return undefined;
    const row = found.row as RowOf<Table>;
    return { row, title: found.title as string, ...placeOf(row.id, found.address as Address) };
  }

  async function setCounts(tx: Db, row: RowOf<Table>, counts: Counts) {
    const hot = rank && { hot: rank({ ...row, ...counts }) };
    await tx
      .update(from)
      .set({ ...counts, ...hot })
      .where(eq(table.id, row.id));
  }

  const lockAny = (tx: Db, id: number) => lockRow(tx, eq(table.id, id));
  const commented: NonNullable<Content['commented']> = {
    lock: lockAny,
    async pages(db, ids) {
      const rows = await db
        .select({ id: table.id, address })
        .from(from)
        .where(inArray(table.id, [...ids]));
      return new Map(rows.map((row) => [row.id as number, placeOf(row.id as number, row.address as Address).page]));
    },
    async readable(db, ids, member) {
      const rows = await db
        .select({ id: table.id })
        .from(from)
        .where(and(inArray(table.id, [...ids]), visible(member)));
      return rows.map(({ id }) => id as number);
    },
    async countOne(tx, id, threads) {
      const locked = await lockAny(tx, id);
      if (!locked) return;
      const { commentCount, threadCount } = locked.row as object as CommentCounts;
      await setCounts(tx, locked.row, { commentCount: commentCount + 1, threadCount: threadCount + threads });
    },
  };

  return {
    kind,
    table,
    page: description.page,
    columns,
    placeOf,
    readable,
    lockRow,
    setCounts,
    async lock(tx, named, caller) {
      const locked = await lockRow(tx, at(named), caller);
      if (!locked) throw notFound();
      return locked;
    },
    commented: 'threadCount' in table ? commented : undefined,
    async saved(db, ids, member) {
      const excerpt = sql<string>`left(${texts.content}, ${EXCERPT_READ})`;
      const collapsed = isCollapsed(sql.raw(`'${kind}'`), sql`${from}.id`);
      const rows = await db
        .select({ id: table.id, excerpt, image: image ?? sql`null`, collapsed, ...columns })
        .from(from)
        .where(and(inArray(table.id, [...ids]), visible(member)));
      return rows.map((row) => ({
        id: row.id as number,
        title: row.title as string,
        excerpt: row.collapsed ? '' : excerptOf(row.excerpt),
        path: placeOf(row.id as number, row.address as Address).path,
        image: row.collapsed ? null : (row.image as string | null),
        collapsed: row.collapsed,
      }));
    },
  };
}
