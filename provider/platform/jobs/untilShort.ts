/**
 * Repeats a work that does at most `size` things at a time until it does fewer, or until `signal` is aborted: what has
 * piled up is done in one run. Returns how many it did.
 */
export async function untilShort(size: number, work: () => Promise<number>, signal?: AbortSignal): Promise<number> {
  let done = 0;
  for (let count = size; count === size && !signal?.aborted; done += count) count = await work();
  return done;
}
