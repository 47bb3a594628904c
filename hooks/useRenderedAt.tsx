import { createContext, type ReactNode, useContext } from 'react';

const RenderedAt = createContext<string | undefined>(undefined);

/** Provides the page's render time to every time on it, so that server and browser render the same text. */
export function RenderedAtProvider({ renderedAt, children }: { renderedAt: string | undefined; children: ReactNode }) {
  return <RenderedAt.Provider value={renderedAt}>{children}</RenderedAt.Provider>;
}

/** Returns when the page was rendered, ISO 8601; undefined on a page without data. */
export const useRenderedAt = () => useContext(RenderedAt);
