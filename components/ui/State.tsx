import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { GrainLine } from './GrainLine';
import { RefreshIcon } from './icons';
import styles from './State.module.css';

/** Nothing is here yet: what it means and what to do, under a drawing of grain. */
export function EmptyState({ title, body, action }: { title: string; body?: string; action?: ReactNode }) {
  return (
    <div className={styles.state}>
      <GrainLine />
      <p className={styles.title}>{title}</p>
      {body ? <p className={styles.body}>{body}</p> : null}
      {action}
    </div>
  );
}

/** Something did not come: what happened, and a retry where there is one. */
export function ErrorState({
  title,
  body,
  onRetry,
  retrying,
}: {
  title?: string;
  body?: string;
  onRetry?: () => void;
  retrying?: boolean;
}) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{title ?? t('state.errorTitle')}</p>
      <p className={styles.body}>{body ?? t('state.errorBody')}</p>
      {onRetry ? (
        <Button icon={<RefreshIcon size={1} />} onClick={onRetry} busy={retrying}>
          {t('action.retry')}
        </Button>
      ) : null}
    </div>
  );
}
