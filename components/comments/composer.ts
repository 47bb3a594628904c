import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The form to write a comment while it is open at the bottom of a phone's window. */
export interface OpenedComposer {
  /** The comment that it answers; 0 for none. */
  id: number;
  /** What the form of a reply to that comment gets. */
  reply?: { page: number; parent: number; nickname: string };
  /** The number of quotations that were put into its draft, which it then has to read again. */
  quotations: number;
  /** The height in px that it leaves free in the page, so that nothing moves. */
  height: number;
  /** The control that opened it, to which the focus returns. */
  opener: Element | null;
}

/** The reply that is being written beneath its comment. */
export interface Reply {
  /** The comment that it answers. */
  id: number;
  /** The number of quotations that were put into its draft, which its form then has to read again. */
  quotations: number;
}

/**
 * The place of a subject's form to write a comment, and how it opens at the bottom of a phone's window; and the one
 * reply that has a form in the page, since the comments of a thread share a draft.
 */
export interface Composer {
  reply: Reply | null;
  setReply: (reply: Reply | null) => void;
  /** The number of replies that were moved into the draft of a comment, whose form then has to read it again. */
  moved: number;
  /** Ends a reply whose text was moved there. */
  endMoved: () => void;
  place: RefObject<HTMLElement | null>;
  opened: OpenedComposer | null;
  show: (opened: OpenedComposer) => void;
  close: () => void;
}

const PHONE = '(max-width: 47.99em)';

/**
 * Opens the form at the bottom of a phone's window, as a reply to the comment `id` where one is given; returns whether
 * it did: on a desktop a form has its place in the page.
 */
export function openComposer(
  { place, opened, show, close, setReply }: Composer,
  opener: Element | null,
  to: Pick<OpenedComposer, 'id' | 'reply'> = { id: 0 },
  isQuoted = false,
): boolean {
  if (!window.matchMedia(PHONE).matches) {
    // Opened before the phone was turned: two forms would write one draft.
    if (opened) close();
    return false;
  }
  const quotations = (opened?.quotations ?? 0) + Number(isQuoted);
  const height = opened?.height ?? place.current?.offsetHeight ?? 0;
  // At once, in the tap, since a phone opens its keyboard for no later focus; and there first, so that nothing scrolls.
  flushSync(() => {
    setReply(null);
    show({ ...to, quotations, height, opener });
  });
  place.current?.querySelector('textarea')?.focus({ preventScroll: true });
  return true;
}
