import { millisecondsInDay } from 'date-fns/constants';
import type { Notification } from '@/contract/notifications';
import { dateOf } from '@/lib/dates';

/** The notifications of one day, and how that day is called. */
export interface Day {
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
export function byDay(rows: Notification[], now: string, zone: string | undefined): Day[] {
  const today = keyOf(now, zone);
  const yesterday = keyOf(new Date(Date.parse(now) - millisecondsInDay).toISOString(), zone);
  const days: Day[] = [];
  for (const row of rows) {
    const at = row.updated_at;
    const key = keyOf(at, zone);
    const last = days.at(-1);
    if (last?.key === key) {
      last.rows.push(row);
      continue;
    }
    const name = key === today ? 'today' : key === yesterday ? 'yesterday' : 'date';
    days.push({ key, name, at, rows: [row] });
  }
  return days;
}
