import { type ComponentType, useEffect, useState } from 'react';

/**
 * Creates a component whose code is loaded when it first renders, or earlier by `preload`; until then it
 * renders nothing, and on the server never. Code that could not be loaded is requested again the next time.
 */
export function lazyClient<P extends object>(load: () => Promise<ComponentType<P>>) {
  let part: ComponentType<P> | undefined;
  const loadPart = (): Promise<void> =>
    load().then(
      (loaded) => {
        part = loaded;
      },
      // Without a network, which the offline notice reports.
      () => undefined,
    );

  function LazyComponent(props: P) {
    const [Part, setPart] = useState(() => part);
    useEffect(() => {
      if (Part) return;
      let cancelled = false;
      void loadPart().then(() => {
        if (!cancelled) setPart(() => part);
      });
      return () => {
        cancelled = true;
      };
    }, [Part]);
    return Part ? <Part {...props} /> : null;
  }

  /** Begins to load the code of a component that is about to be shown. */
  LazyComponent.preload = () => {
    if (!part) void loadPart();
  };
  return LazyComponent;
}
