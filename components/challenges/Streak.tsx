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

/** Renders a streak; without one, the participant's own prompt to begin it. */
export function Streak({ streak, days, own }: { streak: number; days: readonly CalendarDay[]; own: boolean }) {
  const { t } = useTranslation('participants');
  // No prompt to begin after the end, and none about what other members have not done.
  if (streak === 0 && !(own && freezeOf(days))) return null;
  return (
    <p className={styles.figure}>
      <FlameIcon size={3} />
      <strong>{streak > 0 ? t('streak.days', { count: streak }) : t('streak.none')}</strong>
    </p>
  );
}

/** Renders the free day of each week, so that one missed day does not end the participant's own streak. */
export function Freeze({ days }: { days: readonly CalendarDay[] }) {
  const { t } = useTranslation('participants');
  const freeze = freezeOf(days);
  return freeze ? <p className="small">{t(`streak.${freeze}`)}</p> : null;
}
