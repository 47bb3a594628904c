import { type ComponentType, useEffect, useState } from 'react';
import { UNLOADED } from '@/lib/browser/unloaded';

/**
 * Creates a component whose code is loaded when it first renders, or earlier by `preload`; until then it
 * renders nothing, and on the server never. Code that could not be loaded is requested again with each tap.
 */
export function lazyClient<P extends object>(load: () => Promise<ComponentType<P>>) {
  let part: ComponentType<P> | undefined;
  const loadPart = async () => {
    part = await load();
  };

  function LazyComponent(props: P) {
    const [Part, setPart] = useState(() => part);
    useEffect(() => {
      if (Part) return;
      let cancelled = false;
      const begin = () =>
        loadPart().then(
          () => cancelled || setPart(() => part),
          () => {
            if (cancelled) return;
            addEventListener('click', begin, { once: true });
            dispatchEvent(new Event(UNLOADED));
          },
        );
      void begin();
      return () => {
        cancelled = true;
        removeEventListener('click', begin);
      };
    }, [Part]);
    return Part ? <Part {...props} /> : null;
  }

  /** Begins to load the code of a component that is about to be shown, which reports what fails. */
  LazyComponent.preload = () => {
    if (!part) loadPart().catch(() => undefined);
  };
  return LazyComponent;
}
