import { millisecondsInHour } from 'date-fns/constants';

/** Korea has no daylight saving time. */
const SEOUL_OFFSET = '+09:00';
const SEOUL_MS = 9 * millisecondsInHour;

/** Returns an instant as a field of a day and a time in Korea has it, with its seconds if there are any; '' for none. */
export const seoulFieldOf = (at: string | null): string =>
  at
    ? new Date(Date.parse(at) + SEOUL_MS)
        .toISOString()
        .slice(0, 19)
        .replace(/(T..:..):00$/, '$1')
    : '';

const dateOf = (typed: string) => new Date(`${typed}${SEOUL_OFFSET}`);

/** Returns whether a field of a day and a time in Korea is filled. */
export const isSeoulTime = (typed: string): boolean => !Number.isNaN(dateOf(typed).getTime());

/** Returns the instant of a field of a day and a time in Korea. */
export const instantOfSeoul = (typed: string): string => dateOf(typed).toISOString();
