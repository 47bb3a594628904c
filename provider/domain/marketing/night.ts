import { addHours } from 'date-fns';
import { FALLBACK_TIME_ZONE } from '../../../contract/constants/common.ts';
import { AD_QUIET } from '../../../contract/constants/newsletters.ts';
import { startOfSeoulDay } from '../../platform/time/seoul.ts';
import { quietHours } from '../notifications/settings.ts';

/** Returns the end of the night in Korea in which no advertising is sent, or null by day. */
export const nightUntil = (now: Date): Date | null =>
  quietHours({ quiet: AD_QUIET, timeZone: FALLBACK_TIME_ZONE }, now)?.to ?? null;

/** Returns since when advertising is sent on this day, or null at night. */
export const sentSince = (now: Date): Date | null =>
  nightUntil(now) ? null : addHours(startOfSeoulDay(now), AD_QUIET.to);
