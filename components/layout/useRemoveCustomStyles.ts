import { useRouter } from 'next/router';
import { useEffect } from 'react';

/**
 * Removes an event's or partner's own stylesheets (`<link data-custom-theme>`, `<link
 * data-custom-font>`) before the next page is drawn, so that none leaks into it.
 */
export function useRemoveCustomStyles(): void {
  const { events } = useRouter();
  useEffect(() => {
    const remove = (_url: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return;
      for (const link of document.querySelectorAll('link[data-custom-theme], link[data-custom-font]')) {
        link.remove();
      }
    };
    events.on('beforeHistoryChange', remove);
    return () => events.off('beforeHistoryChange', remove);
  }, [events]);
}
