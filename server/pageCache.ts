import { type IncomingMessage, type OutgoingHttpHeader, ServerResponse } from 'node:http';
import { isKnown } from './etag.ts';
import type { CacheResult } from './metrics.ts';
import { onRevalidated } from './revalidated.ts';

export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** How long a cacheable response is served again, in ms: a topic's page allows it. */
const MAX_AGE_MS = 1000;
/** How long after that it is served to others while one request renders it again, in ms. */
const MAX_STALE_MS = 5000;
const MOST_PAGES = 200;
/** Bytes of one page, and of all pages together. */
const MOST_BYTES = 512 * 1024;
const MOST_BYTES_IN_ALL = 16 * 1024 * 1024;

interface CachedPage {
  /** Its address without a query. */
  page: string;
  until: number;
  /** Whether a request is rendering it again. */
  isRefreshing?: boolean;
  etag: string;
  /** Names and values in turn, which Node writes as they are: of the response, and of one without a body. */
  headers: OutgoingHttpHeader[];
  bodiless: OutgoingHttpHeader[];
  body: Buffer;
}

/**
 * A response that can be listened to. A failed one is not cached: the rules of next.config.js allow a CDN to
 * cache a list for ten seconds before it is known whether the list exists.
 */
export class HeardResponse extends ServerResponse {
  onEnd: ((body: Buffer) => void) | undefined;
  #chunks: Buffer[] = [];
  #bytes = 0;

  override writeHead(status: number, ...rest: never[]): this {
    if (status >= 500) this.setHeader('Cache-Control', 'no-store');
    return super.writeHead(status, ...rest);
  }

  override write(chunk: unknown, ...rest: never[]): boolean {
    this.#hear(chunk, rest[0]);
    return super.write(chunk, ...rest);
  }

  override end(chunk?: unknown, ...rest: never[]): this {
    this.#hear(chunk, rest[0]);
    super.end(chunk, ...rest);
    this.onEnd?.(Buffer.concat(this.#chunks));
    this.onEnd = undefined;
    return this;
  }

  #hear(chunk: unknown, encoding: unknown) {
    if (!this.onEnd) return;
    if (typeof chunk === 'string') {
      this.#chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    } else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
    this.#bytes += this.#chunks.at(-1)?.length ?? 0;
    if (this.#bytes > MOST_BYTES) {
      this.onEnd = undefined;
      this.#chunks = [];
    }
  }
}

/** Returns whether every visitor gets the same answer and a CDN may cache it. */
const isForAll = (res: ServerResponse) =>
  res.statusCode === 200 &&
  /\bs-maxage=[1-9]/.test(String(res.getHeader('Cache-Control'))) &&
  !res.hasHeader('Set-Cookie');

/** Returns the address of the page that a URL, or that of its data for navigation in the browser, leads to. */
const pageOfUrl = (url: string) =>
  url.replace(/\?.*$/, '').replace(/^\/_next\/data\/[^/]+(?:\/ko)?(\/.+)\.json$/, '$1');

const takesGzip = (req: IncomingMessage) =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(req.headers['accept-encoding'] ?? ''));

/**
 * Serves a page that a CDN may cache for one more second without calling Next, compressed as the first
 * time. The first request after that renders it again; the others get the cached one meanwhile, so that none
 * of many waits behind all of them. A page that is revalidated after a write is dropped at once, so that an author
 * waits for their change no longer than without the cache; a list drops all pages, since it has other addresses.
 * `countLookup` is called with each result.
 */
export function pageCache(next: Handler, countLookup?: (result: CacheResult) => void): Handler {
  const cached = new Map<string, CachedPage>();
  let bytes = 0;
  /** Pages that are being rendered, and whether they were revalidated meanwhile. */
  const rendering = new Set<{ page: string; isOld: boolean }>();
  const remove = (key: string) => {
    bytes -= cached.get(key)?.body.length ?? 0;
    cached.delete(key);
  };
  onRevalidated((changed) => {
    const isChanged = (page: string) => changed === undefined || page === changed;
    for (const [key, { page }] of cached) if (isChanged(page)) remove(key);
    for (const render of rendering) if (isChanged(render.page)) render.isOld = true;
  });
  /** Caches a page; the oldest, which are first in the map, are removed for room and once they have expired. */
  const cache = (key: string, page: CachedPage) => {
    remove(key);
    for (const [oldest, { until }] of cached) {
      const isFull = cached.size >= MOST_PAGES || bytes + page.body.length > MOST_BYTES_IN_ALL;
      if (!isFull && until + MAX_STALE_MS > Date.now()) break;
      remove(oldest);
    }
    cached.set(key, page);
    bytes += page.body.length;
  };

  return async (req, res) => {
    const { url = '/', method, headers } = req;
    const isApi = /^\/api\//.test(url);
    if (method !== 'GET' || isApi || /__prerender_bypass/.test(headers.cookie ?? '')) {
      return next(req, res);
    }
    const encoding = takesGzip(req) ? 'gzip' : 'identity';
    const key = `${encoding} ${headers['x-forwarded-proto'] ?? ''} ${url}`;
    const page = cached.get(key);
    if (page && page.until + (page.isRefreshing ? MAX_STALE_MS : 0) > Date.now()) {
      countLookup?.(page.until > Date.now() ? 'fresh' : 'stale');
      return give(page, req, res);
    }
    countLookup?.('missed');
    if (page) {
      page.isRefreshing = true;
      res.once('close', () => {
        page.isRefreshing = false;
      });
    }

    headers['accept-encoding'] = encoding;
    if (res instanceof HeardResponse) {
      const render = { page: pageOfUrl(url), isOld: false };
      rendering.add(render);
      res.once('close', () => rendering.delete(render));
      res.onEnd = (body) => {
        // A 304 says nothing of a page that others may have.
        if (render.isOld || res.statusCode === 304) return;
        if (!isForAll(res)) return remove(key);
        cache(key, cachedPage(render.page, res, body));
      };
    }
    return next(req, res);
  };
}

/** Headers of one connection or one moment. */
const OWN = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];
const OF_BODY = ['content-type', 'content-encoding'];

/** Makes a page to cache of a response that has ended. */
function cachedPage(page: string, res: ServerResponse, body: Buffer): CachedPage {
  const headers = Object.entries(res.getHeaders()).filter(([name]) => !OWN.includes(name));
  const listOf = (some: typeof headers) => some.flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
  return {
    page,
    until: Date.now() + MAX_AGE_MS,
    etag: String(res.getHeader('etag') ?? ''),
    headers: [...listOf(headers), 'content-length', body.length],
    bodiless: listOf(headers.filter(([name]) => !OF_BODY.includes(name))),
    body,
  };
}

function give({ etag, headers, bodiless, body }: CachedPage, req: IncomingMessage, res: ServerResponse) {
  if (etag && isKnown(req, etag)) res.writeHead(304, bodiless).end();
  else res.writeHead(200, headers).end(body);
}
