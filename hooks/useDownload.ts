/** A mutation hook of a call that responds with a file. */
type UseCall<A, R> = () => readonly [(given: A) => { unwrap: () => Promise<R> }, { reset: () => void }];

/** Returns the function that reads a file by a call. The store keeps nothing of it, which may be large and personal. */
export function useDownload<A, R>(useCall: UseCall<A, R>): (given: A) => Promise<R> {
  const [read, { reset }] = useCall();
  return (given) => read(given).unwrap().finally(reset);
}
