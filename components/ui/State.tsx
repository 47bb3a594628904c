import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import type { DrawingName } from './drawings';
import { GrainLine } from './GrainLine';
import { RefreshIcon } from './icons';
import styles from './State.module.css';

/** Renders an empty state: what it means and the next step, under a drawing. */
export function EmptyState({
  title,
  body,
  action,
  drawing = 'empty',
}: {
  title: string;
  body?: string;
  action?: ReactNode;
  drawing?: DrawingName;
}) {
  return (
    <div className={styles.state}>
      <GrainLine drawing={drawing} />
      <p className={styles.title}>{title}</p>
      {body ? <p className={styles.body}>{body}</p> : null}
      {action}
    </div>
  );
}

/** Renders an error state: what failed, and a retry where there is one. */
export function ErrorState({
  title,
  body,
  onRetry,
  retrying,
  drawing = 'error',
}: {
  title?: string;
  body?: string;
  onRetry?: () => void;
  retrying?: boolean;
  drawing?: DrawingName;
}) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.state} role="alert">
      <GrainLine drawing={drawing} />
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
