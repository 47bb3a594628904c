import { clsx } from 'clsx';
import Link from 'next/link';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '@/components/ui/List';
import more from '@/components/ui/MoreLink.module.css';
import type { Main } from '@/contract/home';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './ForumsStrip.module.css';

/** Renders the forums side by side: a row to swipe on a phone, a grid on a desktop. */
export function ForumsStrip({ forums }: { forums: Main['forums'] }) {
  const { t, i18n } = useTranslation('home');
  const id = useId();
  if (forums.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead title={t('forums')} id={id}>
        <Link href={paths.forums()} prefetch={false} className={more.more}>
          {t('allForums')}
        </Link>
      </SectionHead>
      <ul className={clsx('strip', styles.strip)}>
        {forums.map((forum) => (
          <li key={forum.slug}>
            <Link href={paths.forum(forum.slug)} className={styles.forum} prefetch={false}>
              <span className={styles.name}>{forum.name}</span>
              <span className={styles.count}>
                {t('topicCount', { count: forum.topic_count, topics: formatCompact(forum.topic_count, i18n.language) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
