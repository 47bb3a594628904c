import { useEffect } from 'react';
import { persistUser } from '@/store/persist';
import { useAppStore } from '../../hooks/redux';

/**
 * Brings back the member of the last visit and keeps this one's. After the page is there, so that
 * server and browser draw the same and nothing waits for the storage.
 */
export function usePersistence() {
  const store = useAppStore();
  useEffect(() => {
    const persistor = persistUser(store);
    return () => persistor.pause();
  }, [store]);
}
