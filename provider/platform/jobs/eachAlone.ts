/**
 * Does a work for each of several things, one after the other, until `signal` is aborted: one that fails stops no other,
 * and is tried again by the job's next run. @throws AggregateError of those that failed, `what` they are
 */
export async function eachAlone<T>(
  things: Iterable<T> | AsyncIterable<T>,
  what: string,
  work: (thing: T) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const thing of things) {
    if (signal?.aborted) break;
    try {
      await work(thing);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${what} failed`);
}
