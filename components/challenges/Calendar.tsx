import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import legend from '@/components/ui/Legend.module.css';
import type { CalendarDay } from '@/contract/challenges';
import { calendarStates } from '@/contract/constants/participation';
import styles from './Calendar.module.css';
import { CalendarWeeks } from './CalendarWeeks';
import { CheckInPictures } from './CheckInPictures';
import { countStates } from './calendar';
import { DayFace, useDayText } from './DayFace';

/** Renders the details of the selected day. */
function DayDetail({ day, id }: { day: CalendarDay; id: string }) {
  const { t } = useTranslation('participants');
  const dayText = useDayText();
  return (
    <div className={styles.detail} id={id} role="status">
      <p className={styles.when}>
        <strong>{dayText(day.day)}</strong> {t(`calendar.state.${day.state}`)}
      </p>
      {day.content ? <p className={styles.text}>{day.content}</p> : null}
      <CheckInPictures
        image={day.image}
        resourceUrls={day.resourceUrls}
        label={t('calendar.picture', { date: dayText(day.day) })}
      />
    </div>
  );
}

/**
 * Renders every day of a participant's challenge (`CalendarWeeks`). A tap on a day shows its check-in; the legend
 * counts each state.
 */
export function Calendar({ days }: { days: readonly CalendarDay[] }) {
  const { t } = useTranslation('participants');
  const dayText = useDayText();
  const [chosen, setChosen] = useState('');
  const id = useId();
  const counts = countStates(days);
  const shown = days.find(({ day }) => day === chosen);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className={styles.calendar}>
      {first && last ? (
        <p className="fine">{t('calendar.span', { from: dayText(first.day), to: dayText(last.day) })}</p>
      ) : null}
      <CalendarWeeks
        days={days}
        cell={(day) =>
          day.state === 'ahead' || day.state === 'before' ? (
            <span className={styles.cell}>
              <DayFace day={day} />
            </span>
          ) : (
            <button
              type="button"
              className={styles.cell}
              aria-pressed={day.day === chosen}
              aria-controls={id}
              onClick={() => setChosen(day.day === chosen ? '' : day.day)}
            >
              <DayFace day={day} />
            </button>
          )
        }
      />
      <ul className={legend.legend}>
        {calendarStates
          .filter((state) => counts[state] > 0)
          .map((state) => (
            <li key={state}>
              <span className={clsx(styles.sample, styles[state])} aria-hidden="true" />
              {t(`calendar.count.${state}`, { days: counts[state] })}
            </li>
          ))}
      </ul>
      {shown ? (
        <DayDetail day={shown} id={id} />
      ) : (
        <p id={id} className="fine">
          {t('calendar.hint')}
        </p>
      )}
    </div>
  );
}
