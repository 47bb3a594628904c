import type { ParticipantDetail } from '@/contract/challenges';

/** Returns whether the last day can be checked now; a review is sent with that check-in. */
export const isLastDayOpen = ({ calendar }: Pick<ParticipantDetail, 'calendar'>): boolean =>
  calendar.at(-1)?.state === 'open';
