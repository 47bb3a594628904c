import { millisecondsInSecond } from 'date-fns/constants';
import { addDays, seoulDay, startOfDay } from '../../provider/platform/time/seoul.ts';

/** Returns when something closes, as people expect it to: with the day in Korea that is many days after `now`. */
export const closingAfter = (now: Date, days: number): Date =>
  new Date(startOfDay(addDays(seoulDay(now), days + 1)).getTime() - millisecondsInSecond);
