import { skipToken } from '@reduxjs/toolkit/query';
import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { useGetChallengesOfQuery } from '@/api/challenges';
import { Facts } from '@/components/ui/List';
import { Picture } from '@/components/ui/Picture';
import type { ChallengeSummary } from '@/contract/challenges';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import { useStatusText } from './ChallengeCard';
import styles from './MyChallenges.module.css';
import { useChallengeDates } from './useChallengeDates';

function MyChallenge({ challenge }: { challenge: ChallengeSummary }) {
  const { everyText } = useChallengeDates();
  const statusText = useStatusText(challenge);
  return (
    <li className={styles.challenge}>
      <Picture className={styles.picture} url={challenge.image} alt="" width={36} height={36} sizes="36px" />
      <div className="grow">
        <Link href={paths.challenge(challenge.id)} prefetch={false} className="cover">
          {challenge.title}
        </Link>
        <Facts>
          <span>{statusText}</span>
          <span>{everyText(challenge)}</span>
        </Facts>
      </div>
    </li>
  );
}

/** Renders the challenges that the member takes part in and that are not over, side by side. */
export function MyChallenges() {
  const { t } = useTranslation('challenges');
  const { user } = useMember();
  const { data } = useGetChallengesOfQuery(user ? { user: user.username } : skipToken);
  if (!user || !data) return null;
  const current = data.results.filter(({ status }) => status !== 'closed');
  return (
    <section aria-label={t('mine.title')}>
      {current.length > 0 ? (
        <ul className="strip">
          {current.map((challenge) => (
            <MyChallenge key={challenge.id} challenge={challenge} />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t('mine.none')}</p>
      )}
    </section>
  );
}
