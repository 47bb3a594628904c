import { createContext, type ReactNode, useContext } from 'react';

const Origin = createContext('');

/** Provides the site's public origin, such as https://gyeol.example, for absolute addresses. */
export function SiteOrigin({ origin = '', children }: { origin?: string; children: ReactNode }) {
  return <Origin.Provider value={origin.replace(/\/$/, '')}>{children}</Origin.Provider>;
}

export const useSiteOrigin = () => useContext(Origin);
