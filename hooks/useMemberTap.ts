import { type MouseEvent, useRef } from 'react';
import { useMemberGate } from './useMemberGate';

/**
 * A tap by which a member does one `deed`, of which a visitor comes back to `path` after signing in. The
 * second tap of a double tap, and any while a deed is under way, does nothing; `onFailure` is told what a
 * deed throws, and that nobody could say who taps. Busy while the tap waits for the session.
 */
export function useMemberTap(
  path: string,
  deed: () => Promise<void>,
  onFailure: (failure: unknown) => void,
) {
  const [mayGoOn, busy] = useMemberGate(path);
  const underWay = useRef(false);

  const tap = async (event: MouseEvent) => {
    if (underWay.current || event.detail > 1) return;
    underWay.current = true;
    try {
      if (await mayGoOn()) await deed();
    } catch (failure) {
      onFailure(failure);
    } finally {
      underWay.current = false;
    }
  };
  return { tap, busy };
}
