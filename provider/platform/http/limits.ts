import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../errors/errors.ts';
import { PATIENCE, watchConnection } from '../redis/bus.ts';

/** How often something may be done: `points` times in `duration` seconds. */
export const limitRules = {
  /** Writing calls of one member, until an operator sets another number. */
  write: { points: 120, duration: secondsInMinute },
  /** Writing calls from one address; a phone company's customers share one. */
  writeByAddress: { points: 1200, duration: secondsInMinute },
  /** Pictures of one member, until an operator sets another number: a topic takes ten, each replaced once. */
  upload: { points: 20, duration: secondsInMinute },
  /** Reads of one member, and of all clients behind one address. A page view makes fewer than ten. */
  read: { points: 1200, duration: secondsInMinute },
  readByAddress: { points: 6000, duration: secondsInMinute },
  /** Nonces of one member. */
  nonce: { points: 10, duration: secondsInMinute },
  /** Rows of survey results that visitors at one address store. */
  visitorSurvey: { points: 30, duration: 10 * secondsInMinute },
  /** Members' views of one topic or post from one address that count. */
  viewsByAddress: { points: 20, duration: secondsInDay },
  /** Mails to one mailbox, in ten minutes and in a day, and mails that one address may cause. */
  mailbox: { points: 5, duration: 10 * secondsInMinute },
  mailboxDay: { points: 20, duration: secondsInDay },
  mailByAddress: { points: 60, duration: 10 * secondsInMinute },
  /** Messages to the managers by one member or visitor's mailbox, and by visitors at one address. */
  support: { points: 10, duration: secondsInHour },
  supportByAddress: { points: 30, duration: secondsInHour },
  /**
   * Passwords that are still compared for a name, or from an address, after too many wrong ones: a right one
   * succeeds during an attack (domain/identity/guesses.ts).
   */
  closedName: { points: 2, duration: secondsInMinute },
  closedAddress: { points: 10, duration: secondsInMinute },
} as const;
export type Limit = keyof typeof limitRules;

/** Failures that are free; each one after them closes the door for twice as long. */
const attempts = {
  signInName: { points: 5, duration: secondsInDay },
  /** One name from one address. */
  signInPair: { points: 5, duration: secondsInDay },
  signInAddress: { points: 20, duration: secondsInHour },
  /** One-time codes of one member, from any address. */
  twoStep: { points: 5, duration: secondsInDay },
  /** Codes of coupons that there are none of. */
  couponMember: { points: 5, duration: secondsInDay },
  couponAddress: { points: 20, duration: secondsInHour },
  /** Unknown invite codes, by a member or from a visitor's address. */
  inviteCode: { points: 20, duration: secondsInHour },
} as const;
export type Attempt = keyof typeof attempts;
/** How long an address is remembered from which a name signed in, in seconds. */
const KNOWN_SECONDS = 20 * secondsInDay;
const FIRST_DELAY = 30;
const LONGEST_DELAY = 15 * secondsInMinute;

export interface Limits {
  /** Counts one use by `key`. @throws 429 with Retry-After when there were more than `points`, those of its rule unless given */
  use(limit: Limit, key: string, points?: number): Promise<void>;
  /** Counts a guess by `key` before it is looked at. @throws 429 while the door is closed */
  attempt(attempt: Attempt, key: string): Promise<void>;
  /** Takes one guess back, which was right. */
  refund(attempt: Attempt, key: string): Promise<void>;
  /** Forgets every guess by `key`. */
  forget(attempt: Attempt, key: string): Promise<void>;
  /** Counts one use by `key`; returns whether it is within the limit. */
  allows(limit: Limit, key: string): Promise<boolean>;
  /** Remembers for some weeks that a sign-in by `key` succeeded. */
  remember(key: string): Promise<void>;
  /** Returns whether a sign-in by `key` succeeded in the last weeks. */
  remembers(key: string): Promise<boolean>;
  /** Awaits an answer of Redis; nothing without one. @throws while Redis is unreachable */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Returns the seconds to wait after the last free failure and `extra` more. */
const delayAfter = (extra: number) => Math.min(FIRST_DELAY * 2 ** extra, LONGEST_DELAY);

/** Creates the rejection of what a limiter has counted too often. */
const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  new ApiError(429, 'too_many', { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });

/** Awaits a limiter. @throws 429 with the seconds left when it refuses */
async function granted(consuming: Promise<unknown>) {
  try {
    await consuming;
  } catch (rejected) {
    throw rejected instanceof RateLimiterRes ? tooMany(rejected) : rejected;
  }
}

type Limiter = RateLimiterMemory | RateLimiterRedis;

/**
 * Creates the limits, counted in this process, or in Redis when more than one process shares them. While
 * Redis is down each process counts separately; `onLost` is called once for each time that it is lost.
 */
export function createLimits(redisUrl: string | undefined, onLost: (error: Error) => void = () => undefined): Limits {
  // A connection that does not answer is replaced: until then, only the calls that were waiting have waited for it.
  const options = {
    ...PATIENCE,
    socketTimeout: PATIENCE.commandTimeout,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  };
  const redis = redisUrl ? new Redis(redisUrl, options) : undefined;
  if (redis) watchConnection(redis, onLost);
  const make = (name: string, rule: { points: number; duration: number }): Limiter => {
    const options = { keyPrefix: `limit:${name}`, ...rule };
    const local = new RateLimiterMemory(options);
    return redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: local }) : local;
  };
  const uses = Object.fromEntries(Object.entries(limitRules).map(([name, rule]) => [name, make(name, rule)])) as Record<
    Limit,
    Limiter
  >;
  const known = make('known', { points: 1, duration: KNOWN_SECONDS });
  const guessing = (name: Attempt) => ({
    free: attempts[name].points,
    guesses: make(name, attempts[name]),
    firstDelay: make(`${name}:door`, { points: 1, duration: FIRST_DELAY }),
  });
  const guards = {
    signInName: guessing('signInName'),
    signInPair: guessing('signInPair'),
    signInAddress: guessing('signInAddress'),
    twoStep: guessing('twoStep'),
    couponMember: guessing('couponMember'),
    couponAddress: guessing('couponAddress'),
    inviteCode: guessing('inviteCode'),
  };
  // The limiter only counts: how much is too much may change while it does.
  const use: Limits['use'] = async (limit, key, points = limitRules[limit].points) => {
    const used = await uses[limit].penalty(key);
    if (used.consumedPoints > points) throw tooMany(used);
  };
  return {
    use,
    async allows(limit, key) {
      try {
        await use(limit, key);
        return true;
      } catch (apiError) {
        if (apiError instanceof ApiError) return false;
        throw apiError;
      }
    },
    async remember(key) {
      await known.set(key, 1, KNOWN_SECONDS);
    },
    async remembers(key) {
      return (await known.get(key)) !== null;
    },
    async attempt(attempt, key) {
      const { free, guesses, firstDelay } = guards[attempt];
      const { consumedPoints } = await guesses.penalty(key);
      if (consumedPoints < free) return;
      try {
        await granted(firstDelay.consume(key, 1, { customDuration: delayAfter(consumedPoints - free) }));
      } catch (apiError) {
        await guesses.reward(key);
        throw apiError;
      }
    },
    async refund(attempt, key) {
      await guards[attempt].guesses.reward(key);
    },
    async forget(attempt, key) {
      await guards[attempt].guesses.delete(key);
      await guards[attempt].firstDelay.delete(key);
    },
    async ping() {
      await redis?.ping();
    },
    async close() {
      await redis?.quit().catch(() => redis.disconnect());
    },
  };
}
