import Link from 'next/link';
import { ChevronRightIcon } from './icons';
import styles from './MoreLink.module.css';

/** Renders the link from a section to all of it; `of` is the section's title, where the text alone is unclear. */
export function MoreLink({ href, of, children }: { href: string; of?: string; children: string }) {
  return (
    <Link href={href} prefetch={false} className={styles.more} aria-label={of ? `${of} ${children}` : undefined}>
      {children}
      <ChevronRightIcon size={1} />
    </Link>
  );
}
