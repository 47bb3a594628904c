import type { CommentSubject } from './comments';
import { type Lifecycle, patchQuery, type QueryEndpoint } from './patchQuery';

/** The endpoint whose answer counts the comments; it belongs to another area and is used by its name. */
type Counted = QueryEndpoint<unknown, { comment_count: number }>;

/** Returns a function that changes the cached number of comments of a subject. */
export const countPatcher =
  (lifecycle: Pick<Lifecycle, 'dispatch'>, { endpoint, arg }: CommentSubject['counted']) =>
  (by: number) => {
    const counted: Counted = { name: endpoint };
    return patchQuery(lifecycle, counted, arg, (subject) => {
      subject.comment_count += by;
    });
  };
