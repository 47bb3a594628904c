import Link from 'next/link';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetForumsQuery } from '@/api/forums';
import { Count } from '@/components/ui/Count';
import { List, ListRow, SectionHead } from '@/components/ui/List';
import { inLanguage } from '@/lib/pathLanguage';
import { paths } from '@/lib/paths';
import styles from './ForumsRail.module.css';

/** Renders links to the other forums, beside one of them (`slug`) or beside a list across all. */
export function ForumsRail({ slug }: { slug?: string }) {
  const { t, i18n } = useTranslation('forums');
  const { t: common } = useTranslation('common');
  const id = useId();
  const { data } = useGetForumsQuery();
  const others = data?.results.filter((forum) => forum.slug !== slug) ?? [];
  return (
    <>
      {others.length > 0 ? (
        <section aria-labelledby={id}>
          <SectionHead title={slug ? t('others') : t('title')} id={id} />
          <List>
            {others.map((forum) => (
              <ListRow
                key={forum.slug}
                className={styles.row}
                after={
                  <span className="fine">
                    <Count value={forum.topic_count} label={common('count.topics')} />
                  </span>
                }
              >
                <Link href={paths.forum(forum.slug)} prefetch={false} className="cover">
                  {forum.name}
                </Link>
              </ListRow>
            ))}
          </List>
        </section>
      ) : null}
      {slug ? (
        <a href={inLanguage(paths.forumFeed(slug), i18n.language)} type="application/atom+xml" className={styles.feed}>
          {t('subscribe')} (Atom)
        </a>
      ) : null}
    </>
  );
}
