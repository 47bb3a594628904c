import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Returns a function that acts once what the action depends on is known, and whether it waits for that: a tap before
 * it is not lost.
 */
export function useOnceKnown(isKnown: boolean, act: () => unknown) {
  const [isWaiting, setWaiting] = useState(false);
  const begin = useEffectEvent(() => {
    setWaiting(false);
    act();
  });
  useEffect(() => {
    if (isWaiting && isKnown) begin();
  }, [isWaiting, isKnown]);
  return [() => setWaiting(true), isWaiting] as const;
}
