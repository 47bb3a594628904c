import type { SearchResult } from '../../../contract/search.ts';
import { firstCharacters } from '../../../contract/typedText.ts';
import { presentAuthor } from '../../domain/members/present.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { withoutLast } from '../../platform/text/excerpt.ts';
import { EXCERPT, type FoundRow, PART } from './find.ts';

/** Formats a part of a text on one line, with an ellipsis where text is left out. */
export function snippetOf({ part, cut }: { part: string; cut: boolean }): string {
  const line = part.replace(/\s+/g, ' ').trim();
  // A part that begins within an emoji shows another one.
  const start = cut ? line.replace(/^[\p{P}\p{S}\p{M}\p{Cf}\s]{1,30}(?=\S)/u, '') : line;
  const whole = [...part].length < PART ? start : withoutLast(start);
  const text = firstCharacters(whole, EXCERPT);
  return `${cut ? '… ' : ''}${text}${text.length < start.length ? '…' : ''}`;
}

/** Presents a result; the row of a type without one is none. */
export function presentResult(row: FoundRow, locale: Locale): SearchResult[] {
  if (row.key === null) return [];
  return [
    {
      kind: row.kind,
      type: row.type,
      key: row.key,
      title: row.title,
      excerpt: row.collapsed ? '' : snippetOf(row),
      picture: row.collapsed ? null : row.picture,
      collapsed: row.collapsed,
      place: row.place === null ? null : { slug: row.slug ?? '', name: row.place },
      user: row.user && presentAuthor(row.user, locale),
      created_at: row.createdAt?.toISOString() ?? null,
    },
  ];
}
