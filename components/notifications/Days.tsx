import { useTranslation } from 'react-i18next';
import { List } from '@/components/ui/List';
import type { Notification } from '@/contract/notifications';
import { useReaderZone } from '@/hooks/useReaderZone';
import { useRenderedAt } from '@/hooks/useRenderedAt';
import { dateOf } from '@/lib/dates';
import { byDay, type Day } from './days';
import { NotificationRow } from './NotificationRow';
import styles from './Notifications.module.css';

/** Renders notifications grouped by day. */
export function Days({ rows, onRead }: { rows: Notification[]; onRead: (id: number) => void }) {
  const { t } = useTranslation('notifications');
  const { t: common } = useTranslation('common');
  const zone = useReaderZone();
  const renderedAt = useRenderedAt();
  const [first] = rows;
  const days = byDay(rows, renderedAt ?? first?.updated_at ?? '', zone);
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
