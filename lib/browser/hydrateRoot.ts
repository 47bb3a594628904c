import { startTransition } from 'react';
import { hydrateRoot as hydrate, type Root } from 'react-dom/client';

/**
 * Hydrates a page as a transition, in slices between which the browser handles input; Next's client would
 * hydrate it in one go (see scripts/lib/nextClientLoader.cjs). From here on React hydrates the page at once for
 * a tap, so one that public/scripts.js has stored can be repeated.
 */
export function hydrateRoot(...page: Parameters<typeof hydrate>): Root {
  let root: Root | undefined;
  startTransition(() => {
    root = hydrate(...page);
  });
  if (!root) throw new Error('React runs transitions later');
  queueMicrotask(() => window.dispatchEvent(new Event('hydrating')));
  return root;
}
