import Link from 'next/link';
import { ChevronRightIcon } from '@/components/ui/icons';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './MoreLink.module.css';

/** The way from a section called `title` to all of it. */
export function MoreLink({ href, title }: { href: string; title: string }) {
  const { t } = useTranslation('home');
  return (
    <Link href={href} prefetch={false} className={styles.more} aria-label={`${title} ${t('more')}`}>
      {t('more')}
      <ChevronRightIcon size={1} />
    </Link>
  );
}
