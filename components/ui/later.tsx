import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part that nobody sees at first: its code comes when it is first shown, or before with `preload`,
 * and it stands once the code is there. It is in no server's HTML. Code that does not come is asked
 * for again the next time.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  let part: ComponentType<P> | undefined;

  function Later(props: P) {
    const [Part, setPart] = useState(() => part);
    useEffect(() => {
      if (Part) return;
      let cancelled = false;
      load().then(
        (loaded) => {
          part = loaded;
          if (!cancelled) setPart(() => loaded);
        },
        // Without a network, which the offline notice says.
        () => undefined,
      );
      return () => {
        cancelled = true;
      };
    }, [Part]);
    return Part ? <Part {...props} /> : null;
  }

  /** Begins to load the code, for what is about to be shown. */
  Later.preload = () => {
    if (!part)
      load().then(
        (loaded) => {
          part = loaded;
        },
        () => undefined,
      );
  };
  return Later;
}
