import { useTranslation } from 'react-i18next';
import type { Challenge } from '@/contract/challenges';
import styles from './ChallengeParticipation.module.css';
import { CheckInWindowLine } from './CheckInWindowLine';
import { JoinSection } from './JoinSection';
import { Rewards } from './Rewards';
import { useCheckInWindow } from './useCheckInWindow';

/** Renders the way into a challenge: the check-in window, the rewards and the button to join. */
export function ChallengeParticipation({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('challenges');
  const checkInWindow = useCheckInWindow(challenge);
  return (
    <section aria-labelledby="part" className={styles.part}>
      <h2 id="part" className="visually-hidden">
        {t('part')}
      </h2>
      <CheckInWindowLine challenge={challenge} checkInWindow={checkInWindow} />
      <Rewards challenge={challenge} />
      <JoinSection challenge={challenge} />
    </section>
  );
}
