import { clsx } from 'clsx';
import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { useGetParticipantsQuery } from '@/api/challenges';
import { SectionHead } from '@/components/ui/List';
import { Picture } from '@/components/ui/Picture';
import type { Challenge } from '@/contract/challenges';
import { useBlocked } from '@/hooks/useBlocked';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './Challenge.module.css';
import { latestCheckInsQuery } from './participantsQuery';

const pictureOf = (url: string, alt: string) => (
  <Picture
    className={styles.latestPicture}
    url={url}
    alt={alt}
    width={320}
    height={320}
    sizes="(min-width: 48em) 170px, 40vw"
  />
);

/** Renders the latest check-ins by their pictures, with a link to all participants. */
export function LatestCheckIns({ challenge }: { challenge: Challenge }) {
  const { t, i18n } = useTranslation('challenges');
  const isBlocked = useBlocked();
  const { data } = useGetParticipantsQuery(latestCheckInsQuery(challenge.id));
  const { id, participant_count: count, check_in_count } = challenge;
  const { language } = i18n;
  const shown = (data?.results ?? []).filter(({ image, collapsed, user }) => image && !collapsed && !isBlocked(user));
  const text =
    count === 0
      ? t('participants.none')
      : check_in_count === 0
        ? t('participants.noChecks')
        : t('participants.checks', { count: check_in_count, checks: formatCompact(check_in_count, language) });
  return (
    <section aria-labelledby="latest">
      <SectionHead title={t('participants.title')} id="latest">
        {count > 0 ? (
          <Link href={paths.challengeParticipants(id)} prefetch={false} className={styles.more}>
            {t('participants.more', { count, participants: formatCompact(count, language) })}
          </Link>
        ) : null}
      </SectionHead>
      <p className="small">{text}</p>
      {shown.length > 0 ? (
        <ul className={clsx('strip', styles.latest)}>
          {shown.map(({ id: eid, user, image }) => {
            const name = t('participants.by', { name: user.nickname });
            // Who has left has no list of days.
            if (!user.username) return <li key={eid}>{pictureOf(image, name)}</li>;
            return (
              <li key={eid}>
                <Link
                  href={paths.challengeParticipants(id, { user: user.username })}
                  prefetch={false}
                  aria-label={name}
                >
                  {pictureOf(image, '')}
                </Link>
              </li>
            );
          })}
        </ul>
      ) : null}
    </section>
  );
}
