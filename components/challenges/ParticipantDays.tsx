import { useTranslation } from 'react-i18next';
import type { Challenge, ParticipantDetail } from '@/contract/challenges';
import { BeforeAfter } from './BeforeAfter';
import { Calendar } from './Calendar';
import styles from './Part.module.css';
import { DayCount, Progress } from './Progress';
import { Freeze, Streak } from './Streak';

/** Renders a participant's days: progress, streak, calendar, first and latest picture. */
export function ParticipantDays({
  challenge,
  participant,
  own,
  isRecorded = false,
}: {
  challenge: Challenge;
  participant: ParticipantDetail;
  /** Whether the participation is the reader's own; then the remaining days are shown. */
  own: boolean;
  /** Whether `Record` shows the streak and the days checked above. */
  isRecorded?: boolean;
}) {
  const { t } = useTranslation('participants');
  const { calendar, completed, streak, before, after } = participant;
  return (
    <>
      <div className={styles.days}>
        <div className={styles.figures}>
          {isRecorded ? null : <DayCount challenge={challenge} days={calendar} />}
          <Progress challenge={challenge} days={calendar} completed={completed} own={own} />
          {isRecorded ? null : <Streak streak={streak} days={calendar} own={own} />}
          {own ? <Freeze days={calendar} /> : null}
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
