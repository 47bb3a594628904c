import type { ReactNode } from 'react';
import { FloatingLink, LinkButton } from '@/components/ui/Button';
import { PencilIcon } from '@/components/ui/icons';
import styles from './ListHeader.module.css';

/**
 * Renders a list's title and description, with the link to add to it: beside them, or floating on a phone.
 * `children` are below: a choice between views.
 */
export function ListHeader({
  title,
  description,
  write,
  children,
}: {
  title: string;
  description?: string;
  /** The link to the form, and its label. */
  write?: { href: string; label: string };
  children?: ReactNode;
}) {
  const link = write && {
    href: write.href,
    prefetch: false,
    rel: 'nofollow',
    icon: <PencilIcon size={1} />,
    children: write.label,
  };
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        <h1>{title}</h1>
        {description ? <p className={styles.description}>{description}</p> : null}
        {children ? <div className={styles.views}>{children}</div> : null}
      </div>
      {link ? (
        <>
          <div className={styles.desktop}>
            <LinkButton {...link} variant="primary" />
          </div>
          <FloatingLink {...link} />
        </>
      ) : null}
    </header>
  );
}
