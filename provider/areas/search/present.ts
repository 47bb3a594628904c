import type { SearchResult } from '../../../contract/search.ts';
import { presentAuthor } from '../../domain/members/present.ts';
import { EXCERPT, type FoundRow } from './find.ts';

/** Formats a part of a text on one line, with an ellipsis where text is left out. */
export function snippetOf({ part, cut }: { part: string; cut: boolean }): string {
  const line = part.replace(/\s+/g, ' ').trim();
  const characters = [...(cut ? line.replace(/^[\p{P}\s]+(?=\S)/u, '') : line)];
  const text = characters.slice(0, EXCERPT).join('');
  return `${cut ? '… ' : ''}${text}${characters.length > EXCERPT ? '…' : ''}`;
}

/** Presents a result; the row of a type without one is none. */
export function presentResult(row: FoundRow): SearchResult[] {
  if (row.key === null) return [];
  return [
    {
      kind: row.kind,
      type: row.type,
      key: row.key,
      title: row.title,
      excerpt: snippetOf(row),
      picture: row.picture,
      place: row.place === null ? null : { slug: row.slug ?? '', name: row.place },
      user: row.user && presentAuthor(row.user),
      created_at: row.createdAt?.toISOString() ?? null,
    },
  ];
}
