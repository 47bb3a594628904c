import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { secondsInDay } from 'date-fns/constants';
import type { ErrorCode } from '../contract/common.ts';
import { plainPath } from '../lib/plainPath.ts';
import { handleConnections, isUnread } from '../provider/platform/process/unread.ts';
import { partsOf, securityHeaders, strictTransport } from './csp.ts';
import { answerHealth } from './health.ts';
import { type Handler, HeardResponse } from './pageCache.ts';

interface Edge {
  /** The configured parts, for the security headers. */
  env: Record<string, string | undefined>;
  /** Names that the site answers to; every name where none are given. */
  hosts?: readonly string[] | undefined;
  /** Returns whether the web is to stop. */
  isDraining: () => boolean;
}

/** Names of this machine, with any port. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the host names that a site answers to. A site for one machine (neither `HOST` nor `DATABASE_URL`)
 * answers to this machine's names and its public address: any other name means DNS rebinding, by which
 * another site's page reads this one's answers.
 */
export function hostsOf(env: Record<string, string | undefined>): string[] | undefined {
  if (env.HOST || env.DATABASE_URL) return undefined;
  const addresses = [env.NEXTAUTH_URL, env.SITE_URL].filter((url) => url !== undefined && url !== '');
  return [...LOCAL_HOSTS, ...addresses.map((url) => new URL(url as string).hostname)];
}

/**
 * Headers that Next's own servers exchange, or that belong to its App Router, which this site does not use.
 * From outside they change the response: `RSC: 1` leads to a redirect that a CDN may cache.
 */
const INTERNAL =
  /^(?:rsc|next-(?:router-.*|url|action|resume|hmr-refresh)|x-(?:middleware-|invoke-|matched-path|nextjs-|next-|now-route-matches|action-).*)$/;

interface Rejection {
  status: number;
  code: ErrorCode;
  detail?: string;
}

/** Returns the rejection of a request that must not reach Next, or undefined. */
function rejectionOf({ headers, rawHeaders, httpVersion, url = '' }: IncomingMessage, { hosts }: Edge) {
  // RFC 9112, 3.2: exactly one, but for HTTP/1.0.
  let names = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') names += 1;
  if (names > 1 || (names === 0 && httpVersion !== '1.0')) return { status: 400, code: 'invalid' } satisfies Rejection;
  const host = headers.host?.toLowerCase().replace(/:\d*$/, '') ?? '';
  if (hosts && !hosts.includes(host)) {
    const detail = `This site answers only to ${[...new Set(hosts)].join(', ')}.`;
    return { status: 421, code: 'invalid', detail } satisfies Rejection;
  }
  const path = url.split('?')[0] ?? '';
  // `OPTIONS *`: Next fails for what is no path.
  if (!path.startsWith('/')) return { status: 400, code: 'invalid' } satisfies Rejection;
  if (path.startsWith('/api/') && !isDecodable(path)) {
    return { status: 400, code: 'invalid' } satisfies Rejection;
  }
  return undefined;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the path and query of a request's target, which a proxy may send as an absolute address (RFC 9112, 3.2.2): to
 * that Next answers by a redirect to the same address, for good.
 */
const originForm = (target: string) => target.replace(/^https?:\/\/[^/?]*\/?/i, '/');

/** Returns the plain spelling of a page's address, if the request spells it otherwise. */
function plainAddressOf({ method = '', url = '' }: IncomingMessage): string | undefined {
  const [path = ''] = url.split('?');
  if (!['GET', 'HEAD'].includes(method) || !path.startsWith('/') || path.startsWith('/api/')) return undefined;
  const plain = plainPath(path);
  return plain === path ? undefined : plain + url.slice(path.length);
}

/** Seconds for which a redirect to the plain spelling of an address is cached. */
const REDIRECT_SECONDS = secondsInDay;

/** Waits until a response has been sent, or its connection was closed. */
const whenOver = (res: ServerResponse) =>
  new Promise<void>((done) => {
    res.once('close', done);
  });

/** Listeners of one answer, above which Node warns of a leak. */
const MOST_LISTENERS = 50;

/** The status of an answer to bytes that are no request (RFC 9110, 15.5). */
const STATUS_BY_ERROR = new Map<unknown, number>([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * Creates the HTTP server around Next. It answers health checks, rejects requests that must not reach Next, redirects
 * odd spellings of a page's address to the plain one, whose cache headers and cached copy are then the only ones,
 * handles pipelined requests one after the other, closes a connection whose request body was not read to its end, and
 * sets the security headers on every response, of parse errors too.
 */
export function createEdge(answer: Handler, edge: Edge) {
  const security = securityHeaders(partsOf(edge.env));
  /** Connections whose last response has begun. */
  const closing = new WeakSet<Duplex>();
  /** The latest response of each connection. */
  const latest = new WeakMap<Duplex, ServerResponse>();

  class EdgeResponse extends HeardResponse {
    constructor(...given: ConstructorParameters<typeof HeardResponse>) {
      super(...given);
      // The edge, the drain, Next and each part of a regenerated page listen for its end.
      this.setMaxListeners(MOST_LISTENERS);
    }

    override writeHead(status: number, ...rest: never[]): this {
      // A list is of an earlier response, which got these.
      if (!Array.isArray(rest[0])) this.#setSecurity();
      if (isUnread(this.req)) this.setHeader('Connection', 'close');
      const isLast = this.getHeader('Connection') === 'close' || !this.shouldKeepAlive;
      if (isLast) closing.add(this.req.socket);
      return super.writeHead(status, ...rest);
    }

    #setSecurity() {
      const isSecure = this.req.headers['x-forwarded-proto'] === 'https';
      for (const { key, value } of isSecure ? [...security, strictTransport] : security) {
        if (!this.hasHeader(key)) this.setHeader(key, value);
      }
    }
  }

  /** Responds on a connection that carries no request, or none that can be read on. */
  function answerRaw(socket: Duplex, { status, ...body }: Rejection) {
    closing.add(socket);
    const text = JSON.stringify(body);
    const headers = [
      ...security,
      { key: 'Content-Type', value: 'application/json' },
      { key: 'Content-Length', value: String(Buffer.byteLength(text)) },
      { key: 'Cache-Control', value: 'no-store' },
      { key: 'Connection', value: 'close' },
    ].map(({ key, value }) => `${key}: ${value}\r\n`);
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}`;
    socket.write(`${head}\r\n${text}`);
    if ('destroySoon' in socket && typeof socket.destroySoon === 'function') socket.destroySoon();
    else socket.end();
  }

  async function handle(req: IncomingMessage, res: ServerResponse) {
    const { socket } = req;
    const previous = latest.get(socket);
    latest.set(socket, res);
    // A pipelined request must not run before the previous one is answered.
    if (previous && !previous.closed) await whenOver(previous);
    if (closing.has(socket) || !socket.writable) return;
    req.url = originForm(req.url ?? '');
    const rejection = rejectionOf(req, edge);
    if (rejection) {
      const { status, ...body } = rejection;
      res.writeHead(status, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        Connection: 'close',
      });
      res.end(JSON.stringify(body));
      return;
    }
    // Ahead of the redirect: a load balancer takes any status but 200 for a web that is away.
    if (answerHealth(req, res, edge.isDraining())) return;
    const plain = plainAddressOf(req);
    if (plain) {
      res.writeHead(308, { Location: plain, 'Cache-Control': `public, max-age=${REDIRECT_SECONDS}` });
      res.end();
      return;
    }
    for (const name of Object.keys(req.headers)) {
      // lookup-allowed: a key of this object
      if (INTERNAL.test(name)) delete req.headers[name];
    }
    await answer(req, res);
  }

  const server = createServer({ ServerResponse: EdgeResponse, requireHostHeader: false }, (req, res) => {
    handle(req, res).catch((error: unknown) => {
      console.error(`${req.url} could not be answered:`, error);
      if (!res.headersSent) res.statusCode = 500;
      res.end();
    });
  });
  handleConnections(server);
  server.on('connect', (_req, socket) => answerRaw(socket, { status: 405, code: 'invalid' }));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || closing.has(socket) || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const status = STATUS_BY_ERROR.get(error.code) ?? 400;
    const rejection: Rejection = { status, code: status === 413 ? 'too_large' : 'invalid' };
    const res = latest.get(socket);
    const isOpen = res && !res.closed;
    if (!isOpen) answerRaw(socket, rejection);
    // The bytes after a complete request are invalid: that request is answered first.
    else if (res.req.complete) void whenOver(res).then(() => socket.writable && answerRaw(socket, rejection));
    // The open request's own body is invalid.
    else if (res.headersSent || res.socket !== socket) socket.destroy();
    else answerRaw(socket, rejection);
  });
  return server;
}
