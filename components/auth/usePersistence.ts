import { useEffect } from 'react';
import { persistUser } from '@/store/persist';
import { useAppStore } from '../../hooks/redux';

/**
 * Restores the member of the last visit and saves this visit's, after hydration, so that server and browser
 * render the same and no render waits for the storage.
 */
export function usePersistence() {
  const store = useAppStore();
  useEffect(() => {
    const persistor = persistUser(store);
    return () => {
      // Pending writes would otherwise be done at some later time.
      void persistor.flush();
      persistor.pause();
    };
  }, [store]);
}
