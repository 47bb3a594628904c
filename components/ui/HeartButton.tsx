import { clsx } from 'clsx';
import type { MouseEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCompact } from '@/lib/numbers';
import styles from './HeartButton.module.css';
import { HeartFilledIcon, HeartIcon } from './icons';

/** Renders a like button with its count, pressed when it is the member's own; `children` are its words, if it has any. */
export function HeartButton({
  liked,
  count,
  label,
  hint,
  busy,
  onClick,
  children,
}: {
  liked: boolean;
  count: number;
  /** The button's label, where it is no like. */
  label?: string;
  hint?: string;
  /** A tap waits for the session. */
  busy: boolean;
  onClick: MouseEventHandler;
  children?: ReactNode;
}) {
  const { t, i18n } = useTranslation('common');
  return (
    <button
      type="button"
      className={clsx(styles.like, liked && styles.liked)}
      aria-pressed={liked}
      aria-busy={busy}
      aria-label={children ? undefined : `${label ?? t('like.like')} ${count}`}
      title={hint ?? (liked ? t('like.liked') : t('like.like'))}
      onClick={onClick}
    >
      {liked ? <HeartFilledIcon /> : <HeartIcon />}
      {children} <span className="numbers">{formatCompact(count, i18n.language)}</span>
    </button>
  );
}
