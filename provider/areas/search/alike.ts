import { and, desc, eq, not, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { searchCalls } from '../../../contract/search.calls.ts';
import type { Suggestion } from '../../../contract/search.ts';
import { termsOf } from '../../../contract/searchedText.ts';
import { forums } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { isCollapsed } from '../../domain/content/collapsed.ts';
import { authorColumns, presentAuthor } from '../../domain/members/present.ts';
import { indexSearch, newestOf } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';

/** The most results. */
const MOST = 3;
/** The most words of a title that are looked up. */
const MAX_WORDS = 8;
/** What a result shares with the title, at least, as a part of what the best shares. */
const SHARE_OF_BEST = 0.5;
/** How many of the newest contents with a word are read: a word that more have says little about a title. */
const NEWEST = 60;

/** The words of which any title is made, whatever it is about: in Korean with any ending. */
const USUAL = new RegExp(
  [
    '^(?:처음|순서|어떻|어떤|어느|어디|언제|얼마|무엇|무슨|뭐|왜|누가|혹시|추천|질문|궁금|방법|후기|이유|시작|알려|도와|골라|주세)',
    '^(?:부탁|해야|해도|하면|하는|하나|했는|해요|할까|되나|되는|될까|써도|써야|쓰는|쓰면|쓸까|썼는|있나|있는|있을|있어|없나|없는)',
    '^(?:좋은|좋을|좋아|괜찮|같은|같아|같이|이런|그런|이거|이게|제가|저는|저만|다들|여러|모두|오늘|요즘|너무|정말|진짜|계속|안녕)',
    '^(?:the|and|for|with|how|what|when|where|which|who|why|can|should|does|did|is|are|was|my|your|this|that|any|anyone|it)$',
    '^(?:first|best|good|order|start|use|using|used|help|please|question|recommend|recommendations?|advice|tips?|new|to|do|or)$',
  ].join('|'),
  'u',
);

/**
 * Returns the words by which a title is compared, the longest first, none of a title of usual ones alone. A longer word
 * goes without its last letter, since particles and endings change it in Korean and plurals in English; one letter alone
 * says nothing.
 */
function wordsOf(title: string): string[] {
  const words = termsOf(title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '))
    .filter((term) => !USUAL.test(term))
    .map((term) => [...term])
    .filter(({ length }) => length > 1)
    .map((letters) => (letters.length > 2 ? letters.slice(0, -1) : letters).join(''));
  return [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, MAX_WORDS);
}

/** Selects the newest content with a word, each with its weight: the fewer have the word, the more it says. */
function withWord(kind: 'topics' | 'questions', word: string): SQL {
  const { grams, patterns } = indexSearch(word);
  const newest = newestOf(kind, { grams: sql`${sql.param(grams)}`, long: sql`${sql.param(patterns)}`, atMost: NEWEST });
  return sql`select id, ${word}::text, 1.0 / count(*) over () from ${newest} as newest`;
}

/** How a result of each kind is shown: its type, its key and its forum. */
const kinds = {
  topics: { type: 'topic', key: sql`it.id::text`, forumId: sql`it.forum_id` },
  questions: { type: 'question', key: sql`it.slug`, forumId: sql`null::int` },
} as const;

/**
 * Finds the published content whose title has one of the rarer half of a title's words, as far as any content has them:
 * «써도 되나요» stands in every other question. What shares much less than the best is left out.
 */
export async function findAlike(
  db: Db,
  { title, kind }: InputOf<typeof searchCalls.getAlike>['query'],
  locale: Locale,
): Promise<Suggestion[]> {
  const words = wordsOf(title);
  if (words.length === 0) return [];
  const { type, key, forumId } = kinds[kind];
  const found = sql.join(
    words.map((word) => withWord(kind, word)),
    sql` union all `,
  );
  const alike = sql`(
    with found(id, word, weight) as (${found}),
    words as (select word, max(weight) as weight from found group by word),
    telling as (
      select word from words
      where weight >= (select percentile_disc(0.5) within group (order by weight desc) from words)
    )
    -- Words are letters and digits alone, nothing of which a pattern escapes.
    select id, sum(weight)::float8 as weight, (select array_agg('%' || word || '%') from telling) as titles
    from found group by id
  ) as alike`;
  const rows = await db
    .select({
      key: sql<string>`${key}`,
      weight: sql<number>`alike.weight`,
      text: sql<string>`it.title`,
      slug: forums.slug,
      place: sql<string | null>`${localised(forums, 'name', locale)}`,
      user: authorColumns,
    })
    .from(alike)
    .innerJoin(sql`${sql.raw(kind)} as it`, sql`it.id = alike.id and it.status = 'published'`)
    .leftJoin(forums, eq(forums.id, forumId))
    .leftJoin(users, eq(users.id, sql`it.user_id`))
    .where(and(sql`searchable(it.title) like any(alike.titles)`, not(isCollapsed(sql.raw(`'${type}'`), sql`it.id`))))
    .orderBy(desc(sql`alike.weight`), desc(sql`it.hot`), desc(sql`"alike"."id"`))
    .limit(MOST);
  const least = (rows[0]?.weight ?? 0) * SHARE_OF_BEST;
  return rows
    .filter(({ weight }) => weight >= least)
    .map(({ key, text, slug, place, user }) => ({
      type,
      key,
      text,
      place: place === null ? null : { slug: slug ?? '', name: place },
      avatar: null,
      user: user && presentAuthor(user, locale),
    }));
}
