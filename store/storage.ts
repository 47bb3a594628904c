import createWebStorage from 'redux-persist/lib/storage/createWebStorage';

/** localStorage in the browser; on the server, where nothing is kept, a store that forgets. */
export const storage =
  typeof window === 'undefined'
    ? {
        getItem: async () => null,
        setItem: async () => undefined,
        removeItem: async () => undefined,
      }
    : createWebStorage('local');
