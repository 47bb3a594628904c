import type { ParticipantDetail } from '@/contract/challenges';

/** Whether the last day can be checked now: a review goes with that check. */
export const isLastDayOpen = ({ calendar }: Pick<ParticipantDetail, 'calendar'>): boolean =>
  calendar.at(-1)?.state === 'open';
