import { useTranslation } from 'react-i18next';
import { FlameIcon } from '@/components/ui/icons';
import type { CalendarDay } from '@/contract/challenges';
import { weeksOf } from './calendar';
import styles from './Part.module.css';

/**
 * Returns whether the free day of the current week (that of the next window) is used or left; undefined
 * without a next window.
 */
function freezeOf(days: readonly CalendarDay[]): 'freezeUsed' | 'freezeLeft' | undefined {
  const current = weeksOf(days).find((week) => week.some((day) => day?.state === 'open' || day?.state === 'ahead'));
  if (!current) return undefined;
  return current.some((day) => day?.state === 'frozen') ? 'freezeUsed' : 'freezeLeft';
}

/** Renders a streak and the free day of each week, so that one missed day does not end it. */
export function Streak({ streak, days, own }: { streak: number; days: readonly CalendarDay[]; own: boolean }) {
  const { t } = useTranslation('participants');
  const freeze = own ? freezeOf(days) : undefined;
  // No prompt to begin after the end, and none about what other members have not done.
  if (streak === 0 && !freeze) return null;
  return (
    <div className={styles.streak}>
      <p className={styles.figure}>
        <FlameIcon size={3} />
        <strong>{streak > 0 ? t('streak.days', { count: streak }) : t('streak.none')}</strong>
      </p>
      {freeze ? <p className="small">{t(`streak.${freeze}`)}</p> : null}
    </div>
  );
}
