import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { type AttachedFile, files } from '../../db/schema/site.ts';
import type { Db } from '../../platform/db/client.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import type { Member } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { attachableBy } from './policy.ts';

const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** The member who attaches pictures, and the content. */
export interface Attaching {
  member: Pick<Member, 'id' | 'isManager'>;
  /** Addresses that the content shows already, of any uploader. */
  held?: readonly string[];
  /** Whether only managers and the member may see them. */
  isPrivate?: boolean;
}

/**
 * Reads the sizes of the pictures that a member may attach, by their names: their own, the site's and
 * those that the content shows already; a manager may attach any. None of them is deleted before the
 * transaction ends. Each is public from now on, or private where no content shows it yet.
 */
export async function storedSizes(tx: Db, names: string[], { member, held = [], isPrivate = false }: Attaching) {
  if (names.length === 0) return new Map<string, { width: number; height: number }>();
  const rows = await tx
    .select({ id: files.id, width: files.width, height: files.height })
    .from(files)
    .where(and(inArray(files.id, names), attachableBy(member, held.map(nameOf))))
    .for('key share');
  const found = rows.map(({ id }) => id);
  await tx
    .update(files)
    .set({ isPrivate })
    .where(
      and(
        inArray(files.id, found),
        ne(files.isPrivate, isPrivate),
        isPrivate ? or(isNull(files.shownBy), eq(files.shownBy, 0)) : undefined,
      ),
    );
  return new Map(rows.map(({ id, width, height }) => [id, { width, height }]));
}

/**
 * Returns the stored pictures of a field, by their addresses in our file store, with their sizes and their descriptions
 * (`alts`, in their order). @throws 400 by the field if one may not be attached
 */
export async function requireFiles(
  tx: Db,
  field: string,
  urls: string[],
  { locale, alts = [], ...by }: Attaching & { locale: Locale; alts?: readonly string[] },
): Promise<AttachedFile[]> {
  const sizes = await storedSizes(tx, urls.map(nameOf), by);
  const found = urls.flatMap((url, index) => {
    const size = sizes.get(nameOf(url));
    return size ? [{ url, alt: alts[index] ?? '', ...size }] : [];
  });
  if (found.length < urls.length) throw fieldError(locale, field, 'unknownFile');
  return found;
}
