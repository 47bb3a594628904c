import { useTranslation } from 'react-i18next';
import type { Challenge, ParticipantDetail } from '@/contract/challenges';
import { BeforeAfter } from './BeforeAfter';
import { Calendar } from './Calendar';
import styles from './Part.module.css';
import { Progress } from './Progress';
import { Streak } from './Streak';

/** Renders a participant's days: progress, streak, calendar, first and latest picture. */
export function ParticipantDays({
  challenge,
  participant,
  own,
}: {
  challenge: Challenge;
  participant: ParticipantDetail;
  /** Whether the participation is the reader's own; then the remaining days are shown. */
  own: boolean;
}) {
  const { t } = useTranslation('participants');
  const { calendar, completed, streak, before, after } = participant;
  return (
    <>
      <div className={styles.days}>
        <div className={styles.figures}>
          <Progress challenge={challenge} days={calendar} completed={completed} own={own} />
          <Streak streak={streak} days={calendar} own={own} />
        </div>
        <Calendar days={calendar} />
      </div>
      {before && after ? (
        <div className={styles.part}>
          <h3>{t('mine.pictures')}</h3>
          <BeforeAfter before={before} after={after} />
        </div>
      ) : null}
    </>
  );
}
