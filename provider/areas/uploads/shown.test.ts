import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();

/** Names of columns that hold an upload's address, or text with pictures. */
const NAMES = 'image|picture|photo|avatar|cover|thumb|poster|logo|file|url|media|content|html|body';

/** Columns that are called so, or hold JSON, and yet show no upload; by why. */
const exceptions: Record<string, string[]> = {
  'plain text, in which an address is a link at most': [
    'answers.content',
    'challenge_check_ins.content',
    'comments.content',
    'course_applications.content',
    'course_lessons.content',
    'course_lessons.content_en',
    'course_lessons.image_alt',
    'course_lessons.image_alt_en',
    'event_applications.content',
    'legal_texts.content',
    'legal_texts.content_en',
    'missions.content',
    'missions.content_en',
    'questions.content',
    'revisions.content',
    'support_messages.content',
    'topics.content',
  ],
  'values of a fixed shape without a picture': [
    'marketing_attendees.topics',
    'challenges.rules',
    'course_lessons.steps',
    'course_lessons.steps_en',
    'challenges.rules_en',
    'events.requested_fields',
    'hidden_profiles.social',
    'mission_entries.data',
    'missions.choices',
    'missions.right_answers',
    'newsletters.audience',
    'newsletters.summary',
    'notification_settings.groups',
    'sessions.grace',
    'survey_results.answers',
    'survey_results.axes',
    'topics.survey_data',
    'two_steps.recovery_codes',
    'users.account',
    'users.delivery',
    'users.social',
  ],
  'an excerpt of what changed, shown as text': ['manager_log.after', 'manager_log.before'],
  'a response stored for a retry, which no page shows': ['idempotency_keys.body'],
  'a page of Notion, kept without pictures': ['post_notions.record_map'],
};

async function rowsOf(query: ReturnType<typeof sql>) {
  const { database } = provider.services;
  const answer = await database.read((db) => db.execute(query));
  return (answer as unknown as { rows: Record<string, string>[] }).rows;
}

/** Returns the columns of tables that belong to a member or a campaign, directly or not, which may hold an address. */
const candidates = async () =>
  (
    await rowsOf(sql`
      with recursive owned(id) as (
        -- Members' tables, and those whose pictures operators upload.
        values ('users'::regclass::oid), ('challenges'::regclass::oid), ('raffles'::regclass::oid), ('banners'::regclass::oid),
          ('events'::regclass::oid), ('missions'::regclass::oid), ('products'::regclass::oid), ('courses'::regclass::oid),
          ('videos'::regclass::oid), ('photos'::regclass::oid)
        union
        select con.conrelid from pg_constraint con join owned on con.confrelid = owned.id
        where con.contype = 'f'
      )
      select owned.id::regclass::text || '.' || att.attname as "column"
      from owned join pg_attribute att on att.attrelid = owned.id
      where att.attnum > 0 and not att.attisdropped and (
        att.atttypid in ('json'::regtype, 'jsonb'::regtype)
        or att.atttypid in ('text'::regtype, 'varchar'::regtype, 'text[]'::regtype)
          and att.attname ~ ${NAMES}
      )
      order by 1`)
  ).map(({ column }) => String(column));

/** Returns the columns whose pictures the database counts. */
const watched = async () =>
  (
    await rowsOf(sql`
      select tgrelid::regclass::text || '.' || named as "column"
      from pg_trigger
      join pg_proc on pg_proc.oid = tgfoid,
        unnest(string_to_array(encode(tgargs, 'escape'), '\\000')) as named
      where proname = 'count_shown_files' and tgenabled = 'O' and named <> ''
      order by 1`)
  ).map(({ column }) => String(column));

it('counts the pictures of every column that may show what a member has uploaded', async () => {
  const counted = await watched();
  const known = [...counted, ...Object.values(exceptions).flat()].sort();
  const why = 'counted by a trigger as in 0027_files_shown.sql, or named above with the reason';
  expect((await candidates()).sort(), why).toEqual(known);
});

/** Returns the fields, at any depth, in which a schema takes an upload's address. */
function addressFields(schema: unknown, field = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('pattern' in schema && String(schema.pattern).includes('files')) return [field];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties'
      ? Object.entries(value as object).flatMap(([name, one]) => addressFields(one, name))
      : addressFields(value, field),
  );
}

it('checks every field name under which the wire accepts an address', async () => {
  const { paths } = (await provider.call('GET', 'openapi.json')).body;
  const fields = Object.values(paths as Record<string, Record<string, { requestBody?: object }>>)
    .flatMap((calls) => Object.values(calls))
    .flatMap(({ requestBody }) => addressFields(requestBody));
  expect(fields).toContain('fileUrls');
  for (const field of fields) expect(field.toLowerCase()).toMatch(new RegExp(NAMES));
});
