import Link from 'next/link';
import { useId } from 'react';
import { SectionHead } from '@/components/ui/List';
import type { Main } from '@/contract/home';
import { useTranslation } from '@/hooks/useTranslation';
import { languageOf } from '@/lib/dates';
import { countText } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './ForumsStrip.module.css';
import more from './MoreLink.module.css';

/** The forums side by side: a row to swipe on a phone, a grid on a desktop. */
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
      <ul className={styles.strip}>
        {forums.map((forum) => (
          <li key={forum.slug} className={styles.item}>
            <Link href={paths.forum(forum.slug)} className={styles.forum} prefetch={false}>
              <span className={styles.name}>{forum.name}</span>
              <span className={styles.count}>
                {t('topicCount', {
                  topics: countText(forum.topic_count, languageOf(i18n.language)),
                })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
