import { useTranslation } from 'react-i18next';
import { lazyClient } from '@/components/ui/lazyClient';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Challenge } from '@/contract/challenges';
import styles from './ChallengeParticipation.module.css';
import { CheckInSection } from './CheckInSection';
import { CheckInWindowLine } from './CheckInWindowLine';
import { JoinSection } from './JoinSection';
import { useCheckInWindow } from './useCheckInWindow';
import { useMyParticipant } from './useMyParticipant';

const Leave = lazyClient(() => import('./Leave').then((it) => it.Leave));

/** Renders a member's participation in a challenge: the check-in window, joining, today's check-in, leaving. */
export function ChallengeParticipation({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('challenges');
  const { participant, isParticipant, failed } = useMyParticipant(challenge.id);
  const checkInWindow = useCheckInWindow(challenge);
  const isKnown = isParticipant === false || participant || failed;
  return (
    <section aria-labelledby="part" className={styles.part}>
      <h2 id="part" className="visually-hidden">
        {t('part')}
      </h2>
      <CheckInWindowLine challenge={challenge} checkInWindow={checkInWindow} />
      {isKnown ? null : <Skeleton shape="title" />}
      {isParticipant === false ? <JoinSection challenge={challenge} /> : null}
      {participant ? (
        <CheckInSection challenge={challenge} participant={participant} checkInWindow={checkInWindow} />
      ) : null}
      {participant && challenge.status !== 'closed' ? <Leave id={challenge.id} participant={participant} /> : null}
      {participant && challenge.status === 'closed' ? <p>{t('window.over')}</p> : null}
    </section>
  );
}
