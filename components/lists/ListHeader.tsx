import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/Button';
import { PencilIcon } from '@/components/ui/icons';
import styles from './ListHeader.module.css';

/**
 * Renders a list's title and description, beside them on a desktop the link to add to it, which a phone has in its tab
 * bar (`write` of `Layout`), or an `action`. `children` are below: a choice between views.
 */
export function ListHeader({
  title,
  description,
  write,
  action,
  children,
}: {
  title: string;
  description?: string;
  /** The link to the form, and its label. */
  write?: { href: string; label: string };
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        <h1>{title}</h1>
        {description ? <p className={styles.description}>{description}</p> : null}
        {children ? <div className={styles.views}>{children}</div> : null}
      </div>
      {write ? (
        <div className={styles.desktop}>
          <LinkButton
            href={write.href}
            prefetch={false}
            rel="nofollow"
            icon={<PencilIcon size={1} />}
            variant="primary"
          >
            {write.label}
          </LinkButton>
        </div>
      ) : null}
      {action}
    </header>
  );
}
