import type { LikeAnswer } from '@/contract/common';
import type { Call } from './httpClient';
import type { Lifecycle, Patch } from './patchQuery';
import { reaching } from './toggles';

/** Whether content shall be liked by the member, with the key of the call. */
export interface Like {
  liked: boolean;
  idempotencyKey: string;
}

/** Content that can be liked, as a page shows it. */
interface Likeable {
  liked: boolean;
  like_count: number;
}

/**
 * Returns the definition of a mutation by which a member likes content, or takes a like back. The content is changed
 * by `patch` at once, takes the answer's count when the call has succeeded, and is changed back when it was rejected or failed: by its key, since a list may
 * have been read again meanwhile.
 */
export function likeMutation<Key>(
  callOf: (key: Key) => Call,
  patch: (lifecycle: Lifecycle, key: Key, recipe: (item: Likeable) => void) => Patch,
) {
  return {
    queryFn: reaching<Key & Like, LikeAnswer>(callOf, (answer, { liked }) => !answer.success || answer.liked === liked),
    async onQueryStarted(
      arg: Key & Like,
      lifecycle: Lifecycle & { queryFulfilled: Promise<{ data: LikeAnswer }> },
    ): Promise<void> {
      const change = (recipe: (item: Likeable) => void) => patch(lifecycle, arg, recipe);
      let isChanged = false;
      const like = (liked: boolean) =>
        change((item) => {
          if (item.liked === liked) return;
          isChanged = true;
          item.like_count += liked ? 1 : -1;
          item.liked = liked;
        });
      const undo = () => {
        if (isChanged) like(!arg.liked);
      };
      like(arg.liked);
      try {
        const { data } = await lifecycle.queryFulfilled;
        if (!data.success) undo();
        else {
          change((item) => {
            item.liked = data.liked;
            item.like_count = data.like_count;
          });
        }
      } catch {
        undo();
      }
    },
  };
}
