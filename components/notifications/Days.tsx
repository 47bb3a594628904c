import { useTranslation } from 'react-i18next';
import { List } from '@/components/ui/List';
import { useNow } from '@/components/ui/useNow';
import type { Notification } from '@/contract/notifications';
import { useReaderZone } from '@/hooks/useReaderZone';
import { dateOf, daysBetween } from '@/lib/dates';
import { NotificationRow } from './NotificationRow';
import styles from './Notifications.module.css';

/** The notifications of one day, and how that day is called. */
interface Day {
  key: string;
  name: 'today' | 'yesterday' | 'date';
  at: string;
  rows: Notification[];
}

const keyOf = (at: string, zone: string | undefined) => {
  const { year, month, day } = dateOf(at, zone);
  return `${year}-${month}-${day}`;
};

/** Groups what comes in order of time by the day that it was in `zone`, seen at `now`. */
function byDay(rows: Notification[], now: string, zone: string | undefined): Day[] {
  const days: Day[] = [];
  for (const row of rows) {
    const at = row.updated_at;
    const key = keyOf(at, zone);
    const last = days.at(-1);
    if (last?.key === key) {
      last.rows.push(row);
      continue;
    }
    const name = (['today', 'yesterday'] as const)[daysBetween(at, now, zone)] ?? 'date';
    days.push({ key, name, at, rows: [row] });
  }
  return days;
}

/** Renders notifications grouped by day. */
export function Days({ rows, onRead }: { rows: Notification[]; onRead: (id: number) => void }) {
  const { t } = useTranslation('notifications');
  const { t: common } = useTranslation('common');
  const zone = useReaderZone();
  const now = useNow()?.now;
  const [first] = rows;
  const days = byDay(rows, now ?? first?.updated_at ?? '', zone);
  const nameOf = ({ name, at }: Day) => {
    if (name !== 'date') return t(name);
    const { month, day } = dateOf(at, zone);
    return common('time.dateThisYear', { month: common(`time.months.${month as 1}`), day });
  };
  return days.map((day) => (
    // Keyed by its first row: when the reader's zone moves a day, its elements stay.
    <section key={day.rows[0]?.id} aria-labelledby={`day-${day.key}`} className={styles.day}>
      <h2 id={`day-${day.key}`}>{nameOf(day)}</h2>
      <List>
        {day.rows.map((row) => (
          <NotificationRow key={row.id} notification={row} onRead={onRead} />
        ))}
      </List>
    </section>
  ));
}
