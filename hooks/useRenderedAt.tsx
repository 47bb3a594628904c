import { createContext, type ReactNode, useContext } from 'react';

const RenderedAt = createContext<string | undefined>(undefined);

/** Tells the page's own "now" to every time on it, so that server and browser draw the same words. */
export function RenderedAtProvider({ renderedAt, children }: { renderedAt: string | undefined; children: ReactNode }) {
  return <RenderedAt.Provider value={renderedAt}>{children}</RenderedAt.Provider>;
}

/** Returns when the page was rendered, ISO 8601; undefined on a page without data. */
export const useRenderedAt = () => useContext(RenderedAt);
