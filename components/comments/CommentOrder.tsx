import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type CommentOrdering, commentOrderings } from '@/contract/constants/common';
import styles from './CommentOrder.module.css';

const STORED = 'gyeol-comment-order';

/** Returns the order of comments that was chosen in this visit, if any. */
function readCommentOrder(): CommentOrdering | undefined {
  try {
    const stored = sessionStorage.getItem(STORED);
    return commentOrderings.find((it) => it === stored);
  } catch {
    return undefined;
  }
}

/** Stores the chosen order of comments until the visit ends. */
function saveCommentOrder(ordering: CommentOrdering): void {
  try {
    sessionStorage.setItem(STORED, ordering);
  } catch {
    // Without session storage the choice is that of the page.
  }
}

/** Renders the choice of the comments' order, which lasts for the visit. */
export function CommentOrder({
  ordering = 'old',
  onOrder,
}: {
  ordering: CommentOrdering | undefined;
  onOrder: (ordering: CommentOrdering) => void;
}) {
  const { t } = useTranslation('comments');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was chosen on an earlier page
  useEffect(() => {
    const chosen = readCommentOrder();
    // A comment that the address names is on its page in the first order.
    if (chosen && !window.location.hash.startsWith('#comment-')) onOrder(chosen);
  }, []);
  return (
    <fieldset className={styles.orders} aria-label={t('order.label')}>
      {commentOrderings.map((it) => (
        <button
          key={it}
          type="button"
          aria-pressed={it === ordering}
          onClick={() => {
            saveCommentOrder(it);
            onOrder(it);
          }}
        >
          {t(`order.${it}`)}
        </button>
      ))}
    </fieldset>
  );
}
