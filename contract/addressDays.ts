import { millisecondsInDay } from 'date-fns/constants';
import { SEOUL_OFFSET_MS } from './constants/common.ts';
import { RAFFLE_ADDRESS_DAYS } from './constants/participation.ts';

/** Returns until when a winner may give and change the address of a prize: through whole days of Korea. */
export function addressesUntil(endsAt: Date): Date {
  const endDay = Math.floor((endsAt.getTime() + SEOUL_OFFSET_MS) / millisecondsInDay);
  return new Date((endDay + RAFFLE_ADDRESS_DAYS + 1) * millisecondsInDay - SEOUL_OFFSET_MS);
}
