import { millisecondsInSecond } from 'date-fns/constants';
import { callFailureOf } from './rejections';

/**
 * Makes one of many calls: where the provider answers no more of them for now, again after the wait that it names.
 * @throws any other failure
 */
export async function whenFree<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (failure) {
      const { status, retryAfter } = callFailureOf(failure);
      if (status !== 429 || !retryAfter) throw failure;
      await new Promise((resolve) => setTimeout(resolve, retryAfter * millisecondsInSecond));
    }
  }
}
