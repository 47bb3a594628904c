import { millisecondsInDay } from 'date-fns/constants';
import { pushPermission } from './push';

const KEY = 'gyeol-push-offered';
const PAUSE_MS = 30 * millisecondsInDay;

/** Returns whether this browser's member may be offered push messages: where they are possible, at most once a month. */
export function isPushOfferDue(): boolean {
  try {
    const isPossible = ['default', 'granted'].includes(pushPermission());
    return isPossible && Date.now() - Number(localStorage.getItem(KEY)) > PAUSE_MS;
  } catch {
    // Without storage it would be repeated with every comment.
    return false;
  }
}

/** Stores that push messages were offered just now. */
export function savePushOffer(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Storage is full, so the next offer is as early as the next visit's first comment.
  }
}
