import Router from 'next/router';
import { depthOf, type EntryState, listenBeforeNext } from './overlayEntries';

/**
 * Overlays (menus, sheets, the picture viewer) and the browser's back button: each open one has a history
 * entry of its own above the page's, so that going back closes it instead of leaving the page. An entry is
 * a copy of the page's, with how many overlays are open at it; Next never learns of moves between them.
 */
interface Overlay {
  close: () => void;
}

const open: Overlay[] = [];
/** The page to whose history entries overlays are added. */
let shown = '';
/** A move of our own through the history has begun, and its `popstate` has not come. */
let moving = false;
let afterMove: (() => void)[] = [];
let listening = false;

const entry = (): EntryState | null => window.history.state;
const pageOf = (state: EntryState | null): string => `${state?.key ?? ''} ${state?.as ?? ''}`;

function move(by: number): void {
  moving = true;
  window.history.go(by);
}

/** Adjusts the history to as many entries above the page's as there are overlays. */
function settle(): void {
  if (moving) return;
  const state = entry();
  const depth = pageOf(state) === shown ? depthOf(state) : open.length;
  if (depth > open.length) {
    move(open.length - depth);
    return;
  }
  if (depth < open.length) {
    for (let next = depth + 1; next <= open.length; next += 1) {
      window.history.pushState({ ...state, overlays: next }, '');
    }
  }
  const waiting = afterMove;
  afterMove = [];
  for (const work of waiting) work();
}

function onPopState(event: PopStateEvent): void {
  const state: EntryState | null = event.state;
  const depth = depthOf(state);
  const isShown = pageOf(state) === shown;
  if (isShown || depth > 0) event.stopImmediatePropagation();
  if (!isShown && depth > 0) {
    // Another page's entry: its overlays are closed, so the target is the page's own entry.
    window.history.go(-depth);
    return;
  }
  if (moving) moving = false;
  else for (const overlay of open.splice(isShown ? depth : 0).reverse()) overlay.close();
  // Forward to an overlay that was closed: there is nothing to reopen.
  settle();
}

function listen(): void {
  if (listening) return;
  listening = true;
  listenBeforeNext(onPopState);
  Router.events.on('routeChangeComplete', () => {
    shown = pageOf(entry());
  });
}

/**
 * Adds a history entry for an overlay; `close` is called when the reader goes back. Returns a function that
 * removes it.
 */
export function enterOverlay(close: () => void): () => void {
  listen();
  const overlay: Overlay = { close };
  if (open.length === 0 && !moving) shown = pageOf(entry());
  open.push(overlay);
  // A menu that is replaced by a sheet in the same task passes its history entry on to it.
  queueMicrotask(settle);
  return () => {
    const place = open.indexOf(overlay);
    if (place >= 0) open.splice(place, 1);
    queueMicrotask(settle);
  };
}

/** Runs `work` once the history entries of closed overlays are removed; a page pushed before would come after them. */
export function afterOverlays(work: () => void): void {
  afterMove.push(work);
  queueMicrotask(settle);
}
