import type { Db } from '../../platform/db/client.ts';

/** Content of any kind, as moderation reads it. */
export interface FoundContent {
  id: number;
  authorId: number;
  /** '' where its kind has none. */
  title: string;
  content: string;
  status: 'published' | 'hidden' | 'deleted';
  createdAt: Date;
  /** Its address on the site, without a language. */
  path: string;
  /** The resource that shows it, as `invalidates` names it. */
  page: string;
}

/** The operations of moderation on each kind of content; app.ts registers them. */
export interface SubjectHandler {
  /** Finds the content of `ids`, whatever its status. */
  find(db: Db, ids: readonly number[]): Promise<FoundContent[]>;
  /** Locks one until the transaction ends, where its author may delete it at the moment it is decided. */
  lock?(tx: Db, id: number): Promise<unknown>;
  /** Publishes or hides content, deleted content too, and updates the counters that follow. @throws 409 */
  setStatus(tx: Db, id: number, status: 'published' | 'hidden', now: Date): Promise<void>;
  /** Empties the texts and pictures of content that was deleted for good; the rows stay. */
  erase(tx: Db, ids: readonly number[]): Promise<void>;
}
