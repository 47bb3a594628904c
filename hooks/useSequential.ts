import { useRef } from 'react';

/** Runs pieces of work one after another, in the order they were given; none may fail. */
export function useSequential() {
  const last = useRef(Promise.resolve());
  return (work: () => Promise<void>) => {
    last.current = last.current.then(work);
  };
}
