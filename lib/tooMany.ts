import type { TFunction } from 'i18next';

/** Says after how long a member who made too many calls may try again, a part of a minute or an hour as a whole. */
export function tooManyText(t: TFunction<'common'>, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return t('toast.tooMany.seconds', { count: seconds });
  if (minutes < 60) return t('toast.tooMany.minutes', { count: minutes });
  return t('toast.tooMany.hours', { count: Math.ceil(minutes / 60) });
}
