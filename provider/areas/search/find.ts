import { eq, type SQL, sql } from 'drizzle-orm';
import { SEARCH_COUNT_MAX, searchKinds } from '../../../contract/constants/common.ts';
import { termsOf } from '../../../contract/searchedText.ts';
import { forums, topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { isCollapsed } from '../../domain/content/collapsed.ts';
import { authorColumns } from '../../domain/members/present.ts';
import {
  amongOf,
  matches,
  matchesSearchable,
  newestOf,
  searchPlaceholders,
  searchValues,
} from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { prepared } from '../../platform/db/prepare.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import { type Area, areas, SHOWN } from './areas.ts';

/** Letters of an excerpt, and before the first word of the search in it. */
export const EXCERPT = 140;
const LEAD = 30;
/** The code points that are read for an excerpt. */
export const PART = EXCERPT * 2;

/**
 * How far a search looks: the number of the newest matches that are read, fewer of which are all there are,
 * and for a common word the number of an area's first rows whose matches are added. Suggestions look
 * through less.
 */
const depths = {
  search: { newest: SEARCH_COUNT_MAX, foremost: 500 },
  suggestions: { newest: 60, foremost: 300 },
};
type Depth = keyof typeof depths;

const placeholdersOf = ({ type }: Area) => searchPlaceholders[type === 'user' ? 'name' : 'text'];

const rowsOf = ({ source, listed }: Area) =>
  sql`${sql.raw('indexed' in source ? source.indexed : source.table)} it where ${listed}`;

/**
 * Selects an area's candidates, with the same work for any size: all rare matches; for a common word the
 * newest, and those among the area's first rows, represent the rest.
 * @returns the queries that it names, and whether there are others
 */
function candidatesOf(area: Area, depth: Depth): { queries: SQL; more: SQL } {
  const { type, source, rank } = area;
  const { grams, long, patterns } = placeholdersOf(area);
  const ids = sql.raw(`${type}_ids`);
  if (!('indexed' in source)) {
    const all = sql`select it.id from ${rowsOf(area)} and ${matches(source.text, patterns)}`;
    return { queries: sql`${ids} as (${all})`, more: sql`false` };
  }
  const limits = depths[depth];
  const newest = sql.raw(`${type}_newest`);
  const more = sql`(select count(*) from ${newest}) >= ${limits.newest}::int`;
  const first = sql`
    select it.id from ${rowsOf(area)} order by ${rank} desc, it.id desc limit ${sql.raw(`${limits.foremost}`)}`;
  return {
    queries: sql`
      ${newest} as ${newestOf(source.indexed, { grams, long, atMost: limits.newest })},
      ${ids} as (
        select id from ${newest} union
        select id from ${amongOf(source.indexed, first, patterns)} as foremost where ${more}
      )`,
    more,
  };
}

/** Ranks an area's candidates: matches in the title before those in the content, then by the area's own rank. */
const rankedOf = (area: Area, locale: Locale) => sql`(
  select ${area.kind}::text, ${area.type}::text, ${sql.placeholder(area.type)}::int, it.id,
    ${matchesSearchable(sql`searchable(${area.title})`, placeholdersOf(area).patterns)}, (${area.rank})::float8, ${area.shown(locale)}
  from ${rowsOf(area)} and it.id = any(array(select id from ${sql.raw(`${area.type}_ids`)}))
  order by 5 desc, 6 desc, 4 desc limit ${sql.placeholder(area.type)}::int
)`;

const findQuery = prepared((db, depth: Depth, locale: Locale, ...types: Area['type'][]) => {
  const searched = areas.filter(({ type }) => types.includes(type));
  const candidates = searched.map((area) => candidatesOf(area, depth));
  const counts = searched.map(
    ({ kind, type }, index) =>
      sql`select ${searchKinds.indexOf(kind)}::int, ${kind}::text, ${type}::text, (select count(*) from ${sql.raw(`${type}_ids`)})::int, ${candidates[index]?.more}`,
  );
  const found = sql`(
    with ${sql.join(
      candidates.map(({ queries }) => queries),
      sql`, `,
    )}
    select * from (${sql.join(counts, sql` union all `)}) as counts(section, of_kind, of_type, count, more)
    left join (
      select row_number() over (partition by kind order by titled desc, rank desc, id desc, type desc) as place, it.*
      from (${sql.join(
        searched.map((area) => rankedOf(area, locale)),
        sql` union all `,
      )})
        as it(kind, type, last, id, titled, rank, ${sql.raw(SHOWN)})
    ) as ranked on ranked.type = of_type and place > ${sql.placeholder('offset')}::int and place <= last
  ) as found`;
  const at = sql`strpos(searchable(found.text), lower(${sql.placeholder('term')}::text))`;
  return db
    .select({
      kind: sql<Area['kind']>`of_kind`,
      type: sql<Area['type']>`of_type`,
      count: sql<number>`count`,
      more: sql<boolean>`more`,
      titled: sql<boolean | null>`titled`,
      key: sql<string | null>`key`,
      title: sql<string>`found.title`,
      // The part of the text around the first word, and whether it starts after the beginning.
      part: sql<string>`substr(found.text, greatest(1, ${at} - ${LEAD}::int), ${PART}::int)`,
      cut: sql<boolean>`${at} > ${LEAD + 1}::int`,
      picture: sql<string | null>`found.picture`,
      collapsed: isCollapsed(sql`found.type`, sql`found.id`),
      createdAt: sql<Date | null>`found.created_at`.mapWith(topics.createdAt),
      slug: forums.slug,
      place: sql<string | null>`coalesce(${localised(forums, 'name', locale)}, found.brand)`,
      user: authorColumns,
    })
    .from(found)
    .leftJoin(forums, eq(forums.id, sql`found.forum_id`))
    .leftJoin(users, eq(users.id, sql`found.user_id`))
    .orderBy(sql`section, place`)
    .prepare('');
});

/** A type's number of candidates and whether there are others, on each of its results; without any, `key` is null. */
export type FoundRow = Awaited<ReturnType<typeof findResults>>[number];

/**
 * Searches some types, in one query. Types of one kind are ranked together. `ends` tells for each where its
 * page ends, 0 for its number alone.
 */
export function findResults(
  db: Db,
  depth: Depth,
  { search, locale }: { search: string; locale: Locale },
  { offset, ends }: { offset: number; ends: Partial<Record<Area['type'], number>> },
) {
  const [term = ''] = termsOf(search);
  const types = Object.keys(ends) as Area['type'][];
  return findQuery(db, depth, locale, ...types).execute({ ...searchValues(search), ...ends, offset, term });
}
