import { type SavedSubject, savedSubjects } from '../../../contract/constants/common.ts';
import { type ModeratedSubject, moderatedSubjects } from '../../../contract/constants/moderation.ts';
import { type SubjectKind, subjectKinds } from '../../db/schema/comments.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Member } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { createRegistry } from '../../platform/registry/registry.ts';

/** The kind and the id of content that is moderated. */
export interface ContentRef {
  subject: ModeratedSubject;
  subjectId: number;
}

/** Content of any kind, as moderation reads it. */
export interface FoundContent {
  id: number;
  authorId: number;
  /** '' where its kind has none. */
  title: string;
  content: string;
  status: 'published' | 'hidden' | 'deleted';
  createdAt: Date;
  /** When its text was last changed. */
  editedAt: Date | null;
  /** The address of the picture that it is reported with, where its kind has one. */
  image?: string | null;
  /** Its address on the site, without a language. */
  path: string;
  /** The resource that shows it, as `invalidates` names it. */
  page: string;
  /** The content on whose page it is, where it has none of its own. */
  on?: { kind: SubjectKind; id: number };
}

/** Content as a member's list of bookmarks shows it; `path` is an address of the site without a language. */
interface SavedContent {
  id: number;
  title: string;
  excerpt: string;
  path: string;
  /** The address of a picture, where it has one. */
  image: string | null;
  /** Whether reports have collapsed it: it has neither an excerpt nor a picture. */
  collapsed: boolean;
}

/** A kind of content, as code below the areas uses it; each part is there where the kind can do that. */
export interface Content {
  kind: ModeratedSubject | SubjectKind | SavedSubject;
  moderated?: {
    /** Finds the content of `ids`, whatever its status. */
    find(db: Db, ids: readonly number[]): Promise<FoundContent[]>;
    /** Reports alone never collapse it. */
    staysShown?: true;
    /** Locks one until the transaction ends, where its author may delete it at the moment it is decided. */
    lock?(tx: Db, id: number): Promise<unknown>;
    /** Publishes or hides content, deleted content too, and updates the counters that follow. @throws 409 */
    setStatus(tx: Db, id: number, status: 'published' | 'hidden', now: Date): Promise<void>;
    /** Empties the texts and pictures of content that was deleted for good; the rows stay. */
    erase(tx: Db, ids: readonly number[]): Promise<void>;
  };
  commented?: {
    /** Returns the resources that show some, by id. */
    pages(db: Db, ids: readonly number[]): Promise<Map<number, string>>;
    /** Returns which of some a member may read. */
    readable(db: Db, ids: readonly number[], member: Member): Promise<number[]>;
    /** Locks one until the transaction ends: it is locked before a comment of it. */
    lock(tx: Db, id: number): Promise<unknown>;
    /** Counts a restored comment, and the thread it opens. */
    countOne(tx: Db, id: number, threads: 0 | 1): Promise<void>;
  };
  /** Finds those of `ids` that a member may read; names of the site's own are in the member's language. */
  saved?(db: Db, ids: readonly number[], member: Member, locale: Locale): Promise<SavedContent[]>;
  /** Deletes who viewed it before today. */
  purgeViews?(tx: Db, now: Date): Promise<unknown>;
}

const registry = createRegistry<readonly Content[]>('contents');

/** Returns one part of a kind of content. @throws Error for a kind that no area has, or has without it */
export function contentPart<Part extends 'moderated' | 'commented' | 'saved'>(
  part: Part,
  kind: Content['kind'],
): NonNullable<Content[Part]> {
  const found = registry.get().find((content) => content.kind === kind)?.[part];
  if (!found) throw new Error(`${kind}: no area has it ${part}`);
  return found;
}

/** Registers every kind of content; app.ts calls it. @throws Error that names what no area has */
export function registerContents(contents: readonly Content[]) {
  registry.register(contents);
  for (const kind of moderatedSubjects) contentPart('moderated', kind);
  for (const kind of subjectKinds) contentPart('commented', kind);
  for (const kind of savedSubjects) contentPart('saved', kind);
}

const nameOf = ({ subject, subjectId }: ContentRef) => `${subject}:${subjectId}`;

/** Finds contents by their references, one query per kind. */
export async function findContents(db: Db, keys: readonly ContentRef[]) {
  const found = new Map<string, FoundContent>();
  for (const subject of new Set(keys.map((key) => key.subject))) {
    const ids = keys.filter((key) => key.subject === subject).map(({ subjectId }) => subjectId);
    const contents = await contentPart('moderated', subject).find(db, ids);
    for (const content of contents) found.set(nameOf({ subject, subjectId: content.id }), content);
  }
  return (key: ContentRef) => found.get(nameOf(key));
}

/** Finds published contents by their references, unless they are on the page of others that a member may not read. */
export async function findReadable(db: Db, keys: readonly ContentRef[], member: Member) {
  const contentOf = await findContents(db, keys);
  const pages = keys.flatMap((key) => contentOf(key)?.on ?? []);
  const read = new Set<string>();
  for (const kind of new Set(pages.map((page) => page.kind))) {
    const ids = pages.filter((page) => page.kind === kind).map(({ id }) => id);
    for (const id of await contentPart('commented', kind).readable(db, ids, member)) read.add(`${kind}:${id}`);
  }
  return (key: ContentRef) => {
    const content = contentOf(key);
    if (content?.status !== 'published') return undefined;
    return content.on && !read.has(`${content.on.kind}:${content.on.id}`) ? undefined : content;
  };
}

export const findContent = async (db: Db, key: ContentRef) => (await findContents(db, [key]))(key);

/** Locks content until the transaction ends. */
export async function lockContent(tx: Db, key: ContentRef) {
  await contentPart('moderated', key.subject).lock?.(tx, key.subjectId);
  return findContent(tx, key);
}

/** Deletes the readers of the days before today, of every kind: a new day counts every reader again. */
export async function purgeViews(tx: Db, now: Date): Promise<void> {
  for (const content of registry.get()) await content.purgeViews?.(tx, now);
}
