import type { SavedSubject } from '../../../contract/constants/common.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Member } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { createRegistry } from '../../platform/registry/registry.ts';

/** Content as a member's list of bookmarks shows it; `path` is an address of the site without a language. */
interface SavedContent {
  id: number;
  title: string;
  excerpt: string;
  path: string;
  /** The address of a picture, where it has one. */
  image: string | null;
}

/** Finds the contents with these ids that a member may read; names of the site's own are in the member's language. */
export type FindSaved = (db: Db, ids: readonly number[], member: Member, locale: Locale) => Promise<SavedContent[]>;

/** How to find the content of each kind that can be saved; app.ts registers it. */
export const savedContent = createRegistry<Record<SavedSubject, FindSaved>>('saved content');
