import { useTranslation } from 'react-i18next';
import type { CommentSubject } from '@/api/comments';
import { Button } from '@/components/ui/Button';
import styles from './NewComments.module.css';
import { useNewComments } from './useNewComments';

/**
 * Renders the button that shows the comments which others have written since the page was loaded; nothing
 * without one. `known` is the number of threads shown; `onShow` leads to them where they are on another page.
 */
export function NewComments({
  subject,
  known,
  onShow,
}: {
  subject: CommentSubject;
  known: number;
  onShow: () => void;
}) {
  const { t } = useTranslation('comments');
  const { count, show } = useNewComments(subject, known, onShow);
  return (
    <div role="status" className={styles.place}>
      {count > 0 ? (
        <Button size="small" className={styles.chip} onClick={show}>
          {t('new', { count })}
        </Button>
      ) : null}
    </div>
  );
}
