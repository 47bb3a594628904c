import type { TFunction } from 'i18next';
import type { ChallengeWindow } from '@/contract/challenges';
import { FALLBACK_TIME_ZONE } from '@/contract/constants/common';
import { dateOf, daysBetween, wallClock } from '@/lib/dates';

const MIDNIGHT = '00:00';

/** Returns the phase of a check-in window at an instant (ISO 8601): to be opened, or open. */
export const isOpenAt = ({ opens_at }: ChallengeWindow, now: string): boolean =>
  Date.parse(opens_at) <= Date.parse(now);

/** Returns until when a window is open, or from when it will be: "오늘 24:00까지", "내일 06:00부터". */
export function windowText(
  t: TFunction<['activity', 'common']>,
  { opens_at, closes_at }: ChallengeWindow,
  { now, zone }: { now: string; zone?: string },
): string {
  const isOpen = Date.parse(opens_at) <= Date.parse(now);
  const at = isOpen ? closes_at : opens_at;
  const clock = wallClock(new Date(at), zone ?? FALLBACK_TIME_ZONE);
  const two = (part: number) => String(part).padStart(2, '0');
  const time = `${two(clock.getHours())}:${two(clock.getMinutes())}`;
  const days = daysBetween(now, at, zone);
  const edge = isOpen ? 'until' : 'from';
  // The end of today is the first instant of tomorrow.
  if (isOpen && days === 1 && time === MIDNIGHT) return t('window.until.today', { time: '24:00' });
  if (days <= 0) return t(`window.${edge}.today`, { time });
  if (days === 1) return t(`window.${edge}.tomorrow`, { time });
  const { month, day } = dateOf(at, zone);
  const date = t('time.dateThisYear', { ns: 'common', month: t(`time.months.${month as 1}`, { ns: 'common' }), day });
  return t(`window.${edge}.date`, { date, time });
}
