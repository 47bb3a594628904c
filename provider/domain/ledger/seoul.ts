import { seoulDay } from '../ranking/periods.ts';

/** When the day of an instant began in Korea, which keeps no summer time. */
export const startOfSeoulDay = (now: Date): Date => new Date(`${seoulDay(now)}T00:00:00+09:00`);
