import { type CommentOrdering, commentOrderings } from '@/contract/constants/common';

const STORED = 'gyeol-comment-order';

/** Returns the order of comments that was chosen in this visit, if any. */
export function readCommentOrder(): CommentOrdering | undefined {
  try {
    const stored = sessionStorage.getItem(STORED);
    return commentOrderings.find((it) => it === stored);
  } catch {
    return undefined;
  }
}

/** Stores the chosen order of comments until the visit ends. */
export function saveCommentOrder(ordering: CommentOrdering): void {
  try {
    sessionStorage.setItem(STORED, ordering);
  } catch {
    // Without session storage the choice is that of the page.
  }
}
