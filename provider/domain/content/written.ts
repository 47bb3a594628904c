import { eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { revisedSubjects } from '../../../contract/constants/moderation.ts';
import { own } from '../../../contract/own.ts';
import type { AttachedFile } from '../../db/schema/site.ts';
import type { Db } from '../../platform/db/client.ts';
import { seoulDay } from '../../platform/time/seoul.ts';
import { restoreEffects } from '../effects/effects.ts';
import type { Content, FoundContent } from './contents.ts';
import {
  type Address,
  type ContentTable,
  type DefinedContent,
  type Description,
  defineContent,
  type RowOf,
} from './define.ts';

/** A table of content that members write. */
export type WrittenTable = ContentTable & {
  readonly $inferSelect: {
    id: number;
    userId: number;
    status: 'published' | 'hidden' | 'deleted';
    createdAt: Date;
    editedAt: Date | null;
    deletedAt: Date | null;
  };
  userId: PgColumn;
  status: PgColumn;
  createdAt: PgColumn;
  editedAt: PgColumn;
};

/** The tables of likes and of views, which name their content by `topicId` and the like. */
export type LikesTable = PgTable & { userId: PgColumn };
export type ViewsTable = PgTable & { day: PgColumn };

/** The texts of content of which earlier versions are stored and shown; a change of other fields is no edit. */
export interface RevisionText {
  title?: string;
  content: string;
  fileUrls?: string[];
}

/** The names of the columns that hold a text of these fields. */
type TextNames<Table, Fields> = {
  [Name in keyof Fields & keyof Table]: Table[Name] extends { _: { data: infer Data } }
    ? string extends Data
      ? Name
      : never
    : never;
}[keyof Fields & keyof Table];

/** Returns the columns that hold the texts among the fields that members write: no choice, no list. */
export function textColumns<Table extends PgTable, Fields extends z.core.$ZodShape>(table: Table, fields: Fields) {
  const texts = Object.entries(getTableColumns(table)).filter(
    ([name, column]) => Object.hasOwn(fields, name) && column.getSQLType() === 'text' && !column.enumValues,
  );
  return Object.fromEntries(texts) as { [Name in TextNames<Table, Fields>]: PgColumn };
}

/** Presents whether and when content was edited. */
export const presentEdited = ({ editedAt }: { editedAt: Date | null }) => ({
  edited: editedAt !== null,
  edited_at: editedAt?.toISOString() ?? null,
});

/** Returns the fields that members write, as a row has them. */
export const writtenFields = <Fields extends z.core.$ZodShape, Row extends { [Name in keyof Fields]: unknown }>(
  row: Row,
  fields: Fields,
) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, own<Record<string, unknown>>(row, name)])) as Pick<
    Row,
    keyof Fields
  >;

type WrittenKind = Exclude<(typeof revisedSubjects)[number], 'comment'>;

interface WrittenDescription<Table extends WrittenTable, A extends Address> extends Description<Table, A> {
  kind: WrittenKind;
  /** The column of its pictures, where earlier versions have them. */
  files?: PgColumn;
  /** The values of what is erased with its texts. */
  blank?: Partial<RowOf<Table>>;
  /** Erases what other tables have of it. */
  eraseMore?(tx: Db, ids: readonly number[]): Promise<unknown>;
  /** Counts one more or fewer that is published where its area counts them. */
  count?(tx: Db, row: RowOf<Table>, change: 1 | -1): Promise<unknown>;
  /** Rejects the restoring of one that was deleted. @throws 409 */
  requireRestorable?(tx: Db, row: RowOf<Table>): Promise<void>;
}

export interface WrittenContent<Table extends WrittenTable = WrittenTable, A extends Address = Address>
  extends DefinedContent<Table, A>,
    Pick<WrittenDescription<Table, A>, 'count'> {
  kind: WrittenKind;
  moderated: NonNullable<Content['moderated']>;
  /** Returns the text of a row of which an earlier version is stored. */
  revisionOf(row: RowOf<Table>): RevisionText;
  /** Returns the texts among the columns of a change, by their fields: what banned words are looked for in. */
  textsOf(columns: Partial<RowOf<Table>>): Record<string, string | null | undefined>;
}

/** Derives from the description of content that members write, besides, how it is moderated, edited and erased. */
export function defineWritten<
  Table extends WrittenTable,
  A extends Address,
  Kind extends WrittenKind,
  Likes extends LikesTable | undefined = undefined,
  Views extends ViewsTable | undefined = undefined,
>(
  description: WrittenDescription<Table, A> & { kind: Kind; likes?: Likes; views?: Views },
): WrittenContent<Table, A> & { kind: Kind; likes: Likes; views: Views } {
  const { kind, texts, files, image = sql`null`, count, within } = description;
  const [likes, views] = [description.likes as Likes, description.views as Views];
  const content = defineContent(description);
  const table: WrittenTable = description.table;
  const from = table as PgTable;
  const keyOf = new Map(Object.entries(getTableColumns(from)).map(([key, column]) => [column, key]));
  const textIn = (row: object, column: PgColumn | undefined): unknown =>
    column && own<Record<string, unknown>>(row as Record<string, unknown>, keyOf.get(column) ?? '');
  const blankTexts = Object.fromEntries(Object.values(texts).map((column) => [keyOf.get(column), '']));

  return {
    ...content,
    kind,
    likes,
    views,
    count,
    textsOf: (columns) =>
      Object.fromEntries(Object.entries(texts).map(([field, column]) => [field, textIn(columns, column) as string])),
    revisionOf: (row) => ({
      title: textIn(row, texts.title) as string | undefined,
      content: textIn(row, texts.content) as string,
      fileUrls: (textIn(row, files) as AttachedFile[] | undefined)?.map(({ url }) => url),
    }),
    moderated: {
      async find(db, ids) {
        const { id, userId: authorId, status, createdAt, editedAt } = table;
        const rows = await db
          .select({
            ...{ id, authorId, content: texts.content, image, status, createdAt, editedAt, ...content.columns },
            onId: within?.id ?? sql`null`,
          })
          .from(from)
          .where(inArray(id, [...ids]));
        return rows.map(({ address, onId, ...row }) => ({
          ...(row as Omit<FoundContent, 'path' | 'page'>),
          ...content.placeOf(row.id as number, address as Address),
          on: within && { kind: within.content.kind, id: onId as number },
        }));
      },
      lock: (tx, id) => content.lockRow(tx, eq(table.id, id)),
      async setStatus(tx, id, status, now) {
        const row = (await content.lockRow(tx, eq(table.id, id)))?.row;
        if (!row || row.status === status) return;
        const isDeleted = row.status === 'deleted';
        if (isDeleted) await description.requireRestorable?.(tx, row);
        await tx.update(from).set({ status, deletedAt: null, updatedAt: now }).where(eq(table.id, id));
        const written = { actorId: row.userId, source: { kind, id }, now };
        if (isDeleted) await restoreEffects(tx, `${kind}_written`, written);
        if (row.status === 'published') await count?.(tx, row, -1);
        if (status === 'published') await count?.(tx, row, 1);
      },
      async erase(tx, ids) {
        await tx
          .update(from)
          .set({ ...blankTexts, ...description.blank })
          .where(inArray(table.id, [...ids]));
        await description.eraseMore?.(tx, ids);
      },
    },
    purgeViews: views && ((tx, now) => tx.delete(views).where(lt(views.day, seoulDay(now)))),
  };
}
