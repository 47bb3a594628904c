import PQueue from 'p-queue';
import { ApiError } from '../errors/errors.ts';

interface Limit {
  /** Maximum of tasks that run concurrently, and that wait. */
  concurrency: number;
  waiting: number;
  /** Seconds until there may be room again. */
  retryAfter: number;
}

/** Returns a function that runs or queues work. @throws 503 with Retry-After while the queue is full */
export function concurrencyLimit({ concurrency, waiting, retryAfter }: Limit) {
  const queue = new PQueue({ concurrency });
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.pending + queue.size >= concurrency + waiting) {
      throw new ApiError(503, 'unavailable', { retryAfter });
    }
    return queue.add(work);
  };
}
