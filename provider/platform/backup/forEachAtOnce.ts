/** Number of files that are copied concurrently. */
const AT_ONCE = 8;

/**
 * Runs `work` for each item, some at a time. A failure is thrown once all that began have ended, so that nothing is
 * written after it.
 */
export async function forEachAtOnce<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let begun: Promise<void>[] = [];
  const allEnded = async () => {
    await Promise.allSettled(begun);
    await Promise.all(begun);
    begun = [];
  };
  for await (const item of items) {
    begun.push(work(item));
    if (begun.length === AT_ONCE) await allEnded();
  }
  await allEnded();
}
