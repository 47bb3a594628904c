import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '@/contract/challenges';
import styles from './Calendar.module.css';
import { grainOf, WEEK_BOX, weeksOf } from './calendar';
import { Weekdays } from './DayFace';

/**
 * Renders every day of a participant's challenge as weeks of grain: the lines part around each day, and one line
 * connects days in a row. `cell` renders a day.
 */
export function CalendarWeeks({ days, cell }: { days: readonly CalendarDay[]; cell: (day: CalendarDay) => ReactNode }) {
  const { t } = useTranslation('participants');
  const weeks = weeksOf(days);
  return (
    <>
      <Weekdays />
      <ol className={styles.weeks} aria-label={t('calendar.label')}>
        {weeks.map((week, index) => {
          const { ground, runs } = grainOf(weeks, index);
          return (
            <li key={week.find(Boolean)?.day} className={styles.week}>
              <svg
                viewBox={`0 0 ${WEEK_BOX.width} ${WEEK_BOX.height}`}
                preserveAspectRatio="none"
                className={styles.grain}
                aria-hidden="true"
              >
                {ground.map((path) => (
                  <path key={path} d={path} className={styles.ground} />
                ))}
                {runs.map((path) => (
                  <path key={path} d={path} className={styles.run} />
                ))}
              </svg>
              <ol className={styles.days}>
                {week.map((day, slot) =>
                  day ? (
                    <li key={day.day}>{cell(day)}</li>
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its place alone
                    <li key={slot} aria-hidden="true" />
                  ),
                )}
              </ol>
            </li>
          );
        })}
      </ol>
    </>
  );
}
