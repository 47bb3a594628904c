import { useTranslation } from 'react-i18next';
import type { CalendarDay, Challenge } from '@/contract/challenges';
import { countStates } from './calendar';
import styles from './Part.module.css';

const share = (part: number, total: number) => `${total > 0 ? Math.min(100, (part / total) * 100) : 0}%`;

/** Renders the number of days on which a participant has checked in, of all days. */
export function DayCount({ challenge, days }: { challenge: Pick<Challenge, 'days'>; days: readonly CalendarDay[] }) {
  const { t } = useTranslation('participants');
  return (
    <p className={styles.of}>
      <strong>{countStates(days).checked}</strong>
      {t('progress.of', { days: challenge.days })}
    </p>
  );
}

/** Renders a participant's progress as a bar, with the mark at which the challenge is completed. */
export function Progress({
  challenge,
  days,
  completed,
  own,
}: {
  challenge: Pick<Challenge, 'days' | 'needed'>;
  days: readonly CalendarDay[];
  completed: boolean;
  own: boolean;
}) {
  const { t } = useTranslation('participants');
  const { checked, open, ahead } = countStates(days);
  const { needed, days: total } = challenge;
  const left = Math.max(0, needed - checked);
  const coming = open + ahead;
  const text = !own
    ? t(completed ? 'progress.completedOther' : 'progress.goal', { needed })
    : completed
      ? t('progress.completed')
      : left <= coming
        ? t('progress.left', { count: left, needed })
        : t(coming > 0 ? 'progress.outOfReach' : 'progress.over', { needed });
  return (
    <div className={styles.progress}>
      <svg className={styles.bar} aria-hidden="true">
        <rect width="100%" height="100%" className={styles.ground} />
        <rect width={share(checked, total)} height="100%" className={styles.fill} />
        <line x1={share(needed, total)} x2={share(needed, total)} y1="0" y2="100%" className={styles.goal} />
      </svg>
      <p className="small">{text}</p>
    </div>
  );
}
