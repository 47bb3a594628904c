import type { EntrantDetail } from '@/contract/challenges';

/** Whether the last day can be checked now: a review goes with that check. */
export const isLastDayOpen = ({ calendar }: Pick<EntrantDetail, 'calendar'>): boolean =>
  calendar.at(-1)?.state === 'open';
