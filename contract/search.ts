import type { CallSchemas } from './call.ts';
import { instant, pageQuery, paginated, text } from './common.ts';
import { SEARCH_PAGE_SIZE, searchKinds, TITLE_MAX } from './constants/common.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

const kind = z.enum(searchKinds);

/** The kinds of a result; videos and photo posts are found together, as contents. */
export const searchTypes = ['topic', 'post', 'question', 'user', 'video', 'photo', 'product'] as const;

/**
 * A result. `key` is the variable part of its page's address: an id, a slug or a username; `excerpt` is
 * the matching part of its text, plain on one line, '' of content that reports have collapsed, which has no picture
 * either; `place` is a topic's forum, or a product's brand (then without a slug).
 */
const searchResult = z.object({
  kind,
  type: z.enum(searchTypes),
  key: z.string(),
  title: z.string(),
  excerpt: z.string(),
  picture: z.string().nullable(),
  collapsed: z.boolean(),
  place: z.object({ slug: z.string(), name: z.string() }).nullable(),
  user: author.nullable(),
  created_at: instant.nullable(),
});
export type SearchResult = z.infer<typeof searchResult>;

/** The number of results of a kind, counted up to a limit; `more` is whether there are others. */
const searchCount = z.object({
  kind,
  count: z.number().int().min(0),
  more: z.boolean(),
});
export type SearchCount = z.infer<typeof searchCount>;

/** Without a `kind` the first results of every kind are answered, on one page. */
const searchQuery = pageQuery.extend({
  search: text(100, 0).default(''),
  page_size: pageQuery.shape.page_size.default(SEARCH_PAGE_SIZE),
  kind: kind.optional(),
});
export type SearchQuery = z.input<typeof searchQuery>;

/** The results, title before content, then by activity; `counts` of every kind. */
const searchAnswer = paginated(searchResult).extend({ counts: z.array(searchCount) });
export type SearchAnswer = z.infer<typeof searchAnswer>;

/**
 * A suggestion for a search; `key` as above, of a tag its slug: a tag of the forum `place`, or of posts without one.
 * `user` is who wrote it, or the member it is.
 */
const suggestion = z.object({
  type: z.enum(['topic', 'post', 'question', 'user', 'tag']),
  key: z.string(),
  text: z.string(),
  place: z.object({ slug: z.string(), name: z.string() }).nullable(),
  avatar: z.string().nullable(),
  user: author.nullable(),
});
export type Suggestion = z.infer<typeof suggestion>;

/** The kinds of content whose titles are compared with one that is being written. */
const titledKind = z.enum(['topics', 'questions']);
export type TitledKind = z.infer<typeof titledKind>;

export const searchSchemas = {
  getSearch: {
    summary: 'Results that contain every search term: of one kind, or the first of each',
    query: searchQuery,
    response: searchAnswer,
  },
  getSuggestions: {
    summary: 'Suggestions while typing a search: tags, titles, members',
    query: z.object({ search: text(100, 0).default('') }),
    response: z.object({ results: z.array(suggestion) }),
  },
  getAlike: {
    summary: 'Published content whose titles share the telling words of one that is being written',
    query: z.object({ title: text(TITLE_MAX, 0).default(''), kind: titledKind }),
    response: z.object({ results: z.array(suggestion) }),
  },
} satisfies CallSchemas;
