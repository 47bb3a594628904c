import { useTranslation } from 'react-i18next';
import type { Challenge, ParticipantDetail } from '@/contract/challenges';
import calendarStyles from './Calendar.module.css';
import { weeksOf } from './calendar';
import { DayFace, Weekdays } from './DayFace';
import styles from './Part.module.css';
import { DayCount } from './Progress';
import { Streak } from './Streak';

/** Renders the reader's own record in brief: the streak, the days checked of all, and the days of this week. */
export function Record({
  challenge,
  participant: { calendar, streak },
}: {
  challenge: Challenge;
  participant: ParticipantDetail;
}) {
  const { t } = useTranslation('participants');
  const weeks = weeksOf(calendar);
  const today = challenge.window?.day;
  const week = weeks.find((days) => days.some((it) => it?.day === today)) ?? weeks.at(-1) ?? [];
  return (
    <div className={styles.record}>
      <div className={styles.recordLine}>
        <Streak streak={streak} days={calendar} own />
        <DayCount challenge={challenge} days={calendar} />
      </div>
      <div>
        <Weekdays />
        <div className={calendarStyles.week}>
          <ol className={calendarStyles.days} aria-label={t('calendar.week')}>
            {week.map((day, slot) =>
              day ? (
                <li key={day.day} className={calendarStyles.cell}>
                  <DayFace day={day} />
                </li>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its place alone
                <li key={slot} aria-hidden="true" />
              ),
            )}
          </ol>
        </div>
      </div>
    </div>
  );
}
