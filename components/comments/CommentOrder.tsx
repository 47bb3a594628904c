import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type CommentOrdering, commentOrderings } from '@/contract/constants/common';
import { readCommentOrder, saveCommentOrder } from '@/lib/browser/commentOrder';
import styles from './CommentOrder.module.css';

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
