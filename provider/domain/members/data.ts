import { type SQL, sql } from 'drizzle-orm';
import type { Badge } from '../../../contract/badges.ts';
import type { UserRow } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { readKey, readRows } from '../../platform/db/rows.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import type { AppContext } from '../../platform/http/context.ts';
import { read, requireMember } from '../../platform/http/context.ts';
import { FILE_BATCH, sendFile, writeRows } from '../../platform/http/sendFile.ts';
import { presentProfile } from './present.ts';

/**
 * Tables with credentials or about other members: not part of the download. A mail that is not in `mails` would tell
 * whoever typed another's address that it is taken.
 */
const LEFT_OUT = [
  'mails',
  'sessions',
  'single_use_tokens',
  'two_steps',
  'idempotency_keys',
  'notification_actors',
  'notification_causes',
  'push_subscriptions',
  'withdrawn_notifications',
];
/** The columns by which a row is its member's own. */
const OWN = ['user_id', 'follower_id', 'following_id'];

interface Part {
  table: string;
  column: string;
  /** The member's own table that these rows refer to. */
  through?: string;
  /** What of a table that is not only the member's is theirs: its name in the download, its rows and their columns. */
  own?: { name: string; rows: SQL; columns: string[] };
}

/**
 * Rows that are a member's own through another row of theirs, which the database cannot distinguish.
 */
const INDIRECT: Part[] = [
  { table: 'challenge_check_ins', column: 'participant_id', through: 'challenge_participants' },
  { table: 'post_notions', column: 'post_id', through: 'posts' },
  { table: 'support_messages', column: 'thread_id', through: 'support_threads' },
];

/** An author's appeals; that others have reported something of theirs, and how many, is not for them to read. */
const APPEALS: Part = {
  table: 'report_cases',
  column: 'author_id',
  own: {
    name: 'appeals',
    rows: sql`appealed_at is not null`,
    columns: ['id', 'subject', 'subject_id', 'appeal_text', 'appeal_status', 'appealed_at'],
  },
};

/**
 * Reads from the database's catalogue every table whose rows belong to a member, so that a new area is
 * included.
 */
export async function partsOf(db: Db): Promise<Part[]> {
  const rows = await readRows<Pick<Part, 'table' | 'column'>>(
    db,
    sql`select con.conrelid::regclass::text as "table", att.attname as "column"
      from pg_constraint con
      join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
      where con.contype = 'f' and con.confrelid = 'users'::regclass
        and array_length(con.conkey, 1) = 1
      order by 1, 2`,
  );
  return [...rows.filter(({ column }) => OWN.includes(column)), ...INDIRECT, APPEALS];
}

const nameOf = ({ table, column, through, own }: Part) =>
  own?.name ?? (column === 'user_id' || through ? table : `${table}_${column}`);

/** Returns the condition for the member's rows of a part. */
const isOwn = ({ column, through, own }: Part, userId: number): SQL => {
  if (through)
    return sql`${sql.identifier(column)} in (select id from ${sql.identifier(through)} where user_id = ${userId})`;
  return sql`${sql.identifier(column)} = ${userId} and ${own?.rows ?? sql`true`}`;
};

/** Returns the JSON of a row of a part. */
const jsonOf = ({ own }: Part): SQL =>
  own
    ? sql`jsonb_build_object(${sql.raw(own.columns.map((name) => `'${name}', part.${name}`).join(', '))})`
    : sql`to_jsonb(part)`;

/**
 * Reads the rows of a part after the row `last` in the order of its primary key (`key`), which no write changes: a member who
 * goes on meanwhile misses none of the rows that stay, and has none twice.
 */
async function readBatch(db: Db, part: Part, key: SQL, userId: number, last?: object): Promise<object[]> {
  const table = sql.identifier(part.table);
  const after = last
    ? sql`and (${key}) > (select ${key} from jsonb_populate_record(null::${table}, ${JSON.stringify(last)}::jsonb))`
    : sql``;
  const rows = await readRows<{ row: object }>(
    db,
    sql`select ${jsonOf(part)} as row from ${table} part
      where ${isOwn(part, userId)} ${after} order by ${key} limit ${FILE_BATCH}`,
  );
  return rows.map(({ row }) => row);
}

/** Writes all that is a member's as one JSON object, a table at a time and never all in memory. */
async function* writeData(c: AppContext, userId: number, profile: object): AsyncGenerator<string> {
  yield `{"profile":${JSON.stringify(profile)}`;
  const parts = await read(c, partsOf);
  for (const part of parts.filter(({ table }) => !LEFT_OUT.includes(table))) {
    yield `,${JSON.stringify(nameOf(part))}:`;
    const columns = (await read(c, (db) => readKey(db, part.table))).map(({ name }) => sql.identifier(name));
    const key = sql.join(columns, sql`, `);
    yield* writeRows(
      (last) => read(c, (db) => readBatch(db, part, key, userId, last)),
      (row: object) => row,
    );
  }
  yield '}';
}

/** The members who are being sent a download: its reads are many, and each has one at a time. */
const downloading = new Set<number>();
/** Seconds after which a member whose download is not complete may ask for another. */
const RETRY_S = 10;

async function* alone(userId: number, parts: AsyncGenerator<string>): AsyncGenerator<string> {
  downloading.add(userId);
  try {
    yield* parts;
  } finally {
    downloading.delete(userId);
  }
}

/** Responds with all that is a member's, as a file. @throws 429 while the caller is being sent another */
export function sendData(c: AppContext, row: UserRow, badges: Badge[]): Response {
  const { id } = requireMember(c);
  if (downloading.has(id)) throw new ApiError(429, 'too_many', { retryAfter: RETRY_S });
  const profile = {
    ...presentProfile(row, { own: true, followed: false, maySuspend: false, badges }),
    terms_version: row.termsVersion,
    terms_agreed_at: row.termsAgreedAt,
    marketing_agreed_at: row.marketingAgreedAt,
  };
  return sendFile(c, `gyeol-${row.username}.json`, alone(id, writeData(c, row.id, profile)));
}
