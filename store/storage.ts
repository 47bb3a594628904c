import createWebStorage from 'redux-persist/lib/storage/createWebStorage';

/** localStorage in the browser; on the server, where nothing is stored, an empty store. */
export const storage =
  typeof window === 'undefined'
    ? {
        getItem: async () => null,
        setItem: async () => undefined,
        removeItem: async () => undefined,
      }
    : createWebStorage('local');
