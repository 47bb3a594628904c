import { secondsToMilliseconds } from 'date-fns';
import { Redis, type RedisOptions } from 'ioredis';
import { nanoid } from 'nanoid';

/** How often a connection that only listens is tried, in ms: a cut without a closed socket is seen by that alone. */
const TRY_MS = secondsToMilliseconds(2);
/** How long an answer of Redis may take, in ms. */
const PATIENCE_MS = secondsToMilliseconds(2);
/** The most time between two attempts to connect again, in ms. */
const MOST_RETRY_MS = secondsToMilliseconds(1);
/** How every connection to Redis waits for answers. */
export const PATIENCE: RedisOptions = {
  commandTimeout: PATIENCE_MS,
  connectTimeout: PATIENCE_MS,
  retryStrategy: (attempts) => Math.min(attempts * 50, MOST_RETRY_MS),
};
/** The text by which a process says that it could not send some messages. */
const GAP = '*';

/** Messages between the processes of one site. */
export interface Bus {
  /** Sends a message to every other process; the others are notified of a gap once it could not be sent. */
  send(message: string): void;
  close(): Promise<void>;
}

interface BusSettings {
  url: string;
  /** The channel of Redis. */
  channel: string;
  /** Called with each message of another process. */
  onMessage(message: string): void;
  /** Called when messages may have been missed: after each connection, and when another process could not send. */
  onGap(): void;
  /** Called once for each time that Redis is lost. */
  onLost(error: Error): void;
}

/** Calls `onLost` once for each time that a connection is lost or cannot be made; ioredis connects again by itself. */
export function watchConnection(redis: Redis, onLost: (error: Error) => void): void {
  let isLost = false;
  let last = new Error('Connection is closed.');
  redis.on('error', (error) => {
    last = error;
  });
  redis.on('reconnecting', () => {
    if (!isLost) onLost(last);
    isLost = true;
  });
  redis.on('ready', () => {
    isLost = false;
  });
}

/**
 * Opens a bus over Redis' publish and subscribe. A message is delivered at most once: while Redis is away nothing is
 * stored, and each process is notified of the gap when it listens again.
 */
export function openBus({ url, channel, onMessage, onGap, onLost }: BusSettings): Bus {
  const own = nanoid();
  let hasGap = false;
  // Only after the answer to SUBSCRIBE is nothing missed: the client's own way of subscribing again does not say when.
  const listener = new Redis(url, { ...PATIENCE, autoResubscribe: false });
  const sender = new Redis(url, { ...PATIENCE, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  watchConnection(listener, onLost);
  // Both connections go to one Redis: the listener's reports its loss.
  watchConnection(sender, () => undefined);

  const publish = (text: string) =>
    sender.publish(channel, `${own} ${text}`).catch(() => {
      hasGap = true;
      // A connection that does not answer is replaced.
      if (sender.status === 'ready') sender.disconnect(true);
    });
  sender.on('ready', () => {
    if (!hasGap) return;
    hasGap = false;
    void publish(GAP);
  });

  const again = () => listener.disconnect(true);
  listener.on('ready', () => void listener.subscribe(channel).then(onGap, again));
  listener.on('message', (_, received) => {
    const end = received.indexOf(' ');
    if (received.slice(0, end) === own) return;
    const text = received.slice(end + 1);
    if (text === GAP) onGap();
    else onMessage(text);
  });
  const trial = setInterval(() => {
    if (listener.status === 'ready') void listener.ping().catch(again);
  }, TRY_MS);
  trial.unref();

  return {
    send: (message) => void publish(message),
    async close() {
      clearInterval(trial);
      await Promise.all([listener, sender].map((redis) => redis.quit().catch(() => redis.disconnect())));
    },
  };
}
