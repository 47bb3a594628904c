// Next's store of rendered pages, which loads this file itself: plain JavaScript, outside of its bundle.
import { channel } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Next's default store. */
const { default: Store } = require('next/dist/server/lib/incremental-cache/file-system-cache.js');

/** By this time Next takes a page for outdated: it is rendered before it is served, and stays stored if that fails. */
const OUTDATED = -1;

/** Pages that were rendered before this time may lack a change of another web (server/revalidated.ts). */
let missedUntil = 0;
channel('gyeol:changes-missed').subscribe(() => {
  missedUntil = Date.now();
});

/** The addresses that pages were stored at, the latest last: more than fit into Next's memory. */
const stored = new Set();
const MOST_ADDRESSES = 10_000;
channel('gyeol:is-stored').subscribe((question) => {
  question.answer = stored.has(question.address);
});
/** Returns the address in a key of Next, which puts a hash of the route before it. */
const addressOf = (key) => key.replace(/^.*\/\$(?=\/)/, '');

/** Keeps rendered pages in memory as Next does by default, until changes may have been missed. */
export default class StoredPages extends Store {
  /**
   * Stores a page until it is rendered again. By `expireTime`, which is for shared caches, Next would let the first
   * reader after a quiet half minute wait for the provider, and show an error while that is away.
   */
  set(key, page, { cacheControl, ...context }) {
    const address = addressOf(key);
    stored.delete(address);
    stored.add(address);
    if (stored.size > MOST_ADDRESSES) stored.delete(stored.values().next().value);
    return super.set(key, page, { ...context, cacheControl: cacheControl && { ...cacheControl, expire: undefined } });
  }

  /** Returns a page as it was stored. One of the build, without an interval, shows nothing that a write changes. */
  async get(key, context) {
    const page = await super.get(key, context);
    const isOutdated = page?.cacheControl?.revalidate && page.lastModified <= missedUntil;
    return isOutdated ? { ...page, lastModified: OUTDATED } : page;
  }
}
