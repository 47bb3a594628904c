import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TypePicture } from '@/components/ui/TypePicture';
import styles from './Types.module.css';

/** Renders a type as a picture beside its name, its line and the actions in `children`. */
export function TypeCard({
  code,
  label,
  heading: Heading = 'h2',
  revealed = false,
  className,
  children,
}: {
  code: string;
  /** The text above the name; the type's code without one. */
  label?: ReactNode;
  heading?: 'h1' | 'h2';
  /** Whether the card appears as a result does: a line is drawn, then the picture comes, then the words. */
  revealed?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const { t: skin } = useTranslation('skin');
  const type = code as 'YMSJ';
  return (
    <div className={clsx(styles.card, revealed && styles.revealed, className)}>
      <div className={styles.frame}>
        <TypePicture code={code} eager />
        {revealed ? (
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={styles.line}>
            <path d="M0 62C18 44 32 74 50 58S82 40 100 52" pathLength={1} />
          </svg>
        ) : null}
      </div>
      <div className={styles.caption}>
        <p className={styles.label}>{label ?? code}</p>
        <Heading id="type" tabIndex={-1} className={styles.name}>
          {skin(`name.${type}`)}
        </Heading>
        <p className={styles.sentence}>{skin(`line.${type}`)}</p>
        {children}
      </div>
    </div>
  );
}
