import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { useGetEntrantsQuery } from '@/api/challenges';
import { SectionHead } from '@/components/ui/List';
import { Picture } from '@/components/ui/Picture';
import type { Challenge } from '@/contract/challenges';
import { useBlocked } from '@/hooks/useBlocked';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './Challenge.module.css';
import { latestChecksQuery } from './entrantsQuery';

/** The latest check-ins by their pictures, and the way to all who take part. */
export function LatestChecks({ challenge }: { challenge: Challenge }) {
  const { t, i18n } = useTranslation('challenges');
  const isBlocked = useBlocked();
  const { data } = useGetEntrantsQuery(latestChecksQuery(challenge.id));
  const { id, entrant_count: count, check_count } = challenge;
  const { language } = i18n;
  const shown = (data?.results ?? []).filter(({ image, collapsed, user }) => image && !collapsed && !isBlocked(user));
  const text =
    count === 0
      ? t('entrants.none')
      : check_count === 0
        ? t('entrants.noChecks')
        : t('entrants.checks', { count: check_count, checks: formatCompact(check_count, language) });
  return (
    <section aria-labelledby="latest">
      <SectionHead title={t('entrants.title')} id="latest">
        {count > 0 ? (
          <Link href={paths.challengeEntrants(id)} prefetch={false} className={styles.more}>
            {t('entrants.more', { count, entrants: formatCompact(count, language) })}
          </Link>
        ) : null}
      </SectionHead>
      <p className={styles.small}>{text}</p>
      {shown.length > 0 ? (
        <ul className={styles.latest}>
          {shown.map(({ id: eid, user, image }) => (
            <li key={eid}>
              <Link
                href={paths.challengeEntrants(id, { user: user.username })}
                prefetch={false}
                aria-label={t('entrants.by', { name: user.nickname })}
              >
                <Picture
                  className={styles.latestPicture}
                  url={image}
                  alt=""
                  width={320}
                  height={320}
                  sizes="(min-width: 48em) 170px, 40vw"
                />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
