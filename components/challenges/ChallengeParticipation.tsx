import { useTranslation } from 'react-i18next';
import { later } from '@/components/ui/later';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Challenge } from '@/contract/challenges';
import styles from './ChallengeParticipation.module.css';
import { CheckInWindowLine } from './CheckInWindowLine';
import { CheckPart } from './CheckPart';
import { JoinPart } from './JoinPart';
import { useCheckInWindow } from './useCheckInWindow';
import { useMyEntrant } from './useMyEntrant';

const Leave = later(() => import('./Leave').then((it) => it.Leave));

/** Renders a member's participation in a challenge: the check-in window, joining, today's check-in, leaving. */
export function ChallengeParticipation({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('challenges');
  const { entrant, isParticipant, failed } = useMyEntrant(challenge.id);
  const checkInWindow = useCheckInWindow(challenge);
  const isKnown = isParticipant === false || entrant || failed;
  return (
    <section aria-labelledby="part" className={styles.part}>
      <h2 id="part" className="visually-hidden">
        {t('part')}
      </h2>
      <CheckInWindowLine challenge={challenge} checkInWindow={checkInWindow} />
      {isKnown ? null : <Skeleton shape="title" />}
      {isParticipant === false ? <JoinPart challenge={challenge} /> : null}
      {entrant ? <CheckPart challenge={challenge} entrant={entrant} checkInWindow={checkInWindow} /> : null}
      {entrant && challenge.status !== 'closed' ? <Leave id={challenge.id} entrant={entrant} /> : null}
      {entrant && challenge.status === 'closed' ? <p>{t('window.over')}</p> : null}
    </section>
  );
}
