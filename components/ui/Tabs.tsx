import Link from 'next/link';
import { useCurrentInView } from '@/hooks/useCurrentInView';
import styles from './Tabs.module.css';

export interface TabItem {
  href: string;
  label: string;
  current: boolean;
}

/** Renders views of one page as links: the choice is in the address and works without JavaScript. */
export function Tabs({ label, items }: { label: string; items: TabItem[] }) {
  const ref = useCurrentInView<HTMLElement>();
  return (
    <nav ref={ref} aria-label={label} className={styles.tabs}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          scroll={false}
          prefetch={false}
          className={styles.tab}
          aria-current={item.current ? 'page' : undefined}
        >
          <span className={styles.label}>{item.label}</span>
        </Link>
      ))}
    </nav>
  );
}
