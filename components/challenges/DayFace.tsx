import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '@/contract/challenges';
import styles from './Calendar.module.css';
import { dayParts } from './calendar';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Returns a function that formats a day: "11월 3일 (화)". */
export function useDayText() {
  const { t } = useTranslation('participants');
  const { t: common } = useTranslation('common');
  return (iso: string) => {
    const { month, day, weekday } = dayParts(iso);
    return t('calendar.day', {
      date: common('time.dateThisYear', { month: common(`time.months.${month as 1}`), day }),
      weekday: t(`calendar.weekdays.${weekday as 0}`),
    });
  };
}

/** Renders the letters of the days of a week, Monday first. */
export function Weekdays() {
  const { t } = useTranslation('participants');
  return (
    <div className={styles.weekdays} aria-hidden="true">
      {WEEKDAYS.map((weekday) => (
        <span key={weekday}>{t(`calendar.weekdays.${weekday}`)}</span>
      ))}
    </div>
  );
}

/** Renders a day by its state, with a text for screen readers. */
export function DayFace({ day: { day, state } }: { day: CalendarDay }) {
  const { t } = useTranslation('participants');
  const dayText = useDayText();
  return (
    <>
      <span className={clsx(styles.dot, styles[state])} aria-hidden="true">
        {dayParts(day).day}
      </span>
      <span className="visually-hidden">
        {dayText(day)} {t(`calendar.state.${state}`)}
      </span>
    </>
  );
}
