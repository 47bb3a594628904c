import { vi } from 'vitest';
import { watchHistory } from '@/lib/browser/overlayEntries';
import { doubleTaps } from './doubleTap';

/** The media queries that hold on the test's device. */
const holding = new Set<string>();

/** Sets a media query such as `(prefers-reduced-motion: reduce)` to match for the rest of the test. */
export function setMedia(query: string) {
  holding.add(query);
}

function matchMedia(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: holding.has(media),
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;
}

/** An observer that reports every element as visible at once. */
class VisibleObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  protected readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
  }

  observe(target: Element) {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 };
    queueMicrotask(() => this.callback([entry as IntersectionObserverEntry], this));
  }

  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}

/** Lets observers report every element as `top` pixels below the window's top, and out of view, in one test. */
export function standOutOfView(top: number): void {
  class Observer extends VisibleObserver {
    override observe(target: Element) {
      const entry = { target, isIntersecting: false, boundingClientRect: { top } };
      queueMicrotask(() => this.callback([entry as IntersectionObserverEntry], this));
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
}

class StillObserver implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** Defines the browser functions that jsdom lacks and pages use. */
function standInForBrowser() {
  window.matchMedia = matchMedia;
  window.IntersectionObserver = VisibleObserver;
  window.ResizeObserver = StillObserver;
  window.scrollTo = vi.fn();
  document.elementsFromPoint ??= () => [];
  Element.prototype.scrollIntoView = vi.fn();
  Element.prototype.scrollTo ??= () => undefined;
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture ??= () => undefined;
  // An editor reads the position of its text; jsdom has no layout.
  Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
  HTMLDialogElement.prototype.show ??= function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  let previews = 0;
  // Node has one that names no site.
  URL.createObjectURL = () => `blob:${window.location.origin}/${previews++}`;
  URL.revokeObjectURL = () => undefined;
}

const listening = new WeakSet<Window>();

/** Makes the window of a test file a browser's at its first page; the files of a process may share the window. */
export function prepareBrowser() {
  standInForBrowser();
  window.history.replaceState(null, '', '/');
  if (listening.has(window)) return;
  listening.add(window);
  // As instrumentation-client.ts does before Next.
  watchHistory();
  doubleTaps();
}

/** Resets the browser's state between tests. */
export function forgetBrowser() {
  holding.clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.head.replaceChildren();
  document.documentElement.removeAttribute('data-theme');
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
}
