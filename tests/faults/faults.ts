import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, createGzip, gzipSync } from 'node:zlib';

/** The provider's own answer to the request at hand. */
export interface GoodAnswer {
  status: number;
  type: string;
  body: Buffer;
}

/**
 * Responds to a request in a wrong way. `untilClosed` runs a timer until the caller's connection is
 * closed, so that no fault outlives its request.
 */
type Lay = (exchange: {
  req: IncomingMessage;
  res: ServerResponse;
  good: GoodAnswer;
  untilClosed: (every: number, work: () => void) => void;
}) => void;

export interface Fault {
  name: string;
  /**
   * The allowed response for a page that was never rendered: `away` 503, `missing` 404, `harmless` as
   * without a fault (or 503 where the client is strict).
   */
  page: 'away' | 'missing' | 'harmless';
  lay: Lay;
}

const MB = 1024 * 1024;
const HTML = '<!doctype html><title>Proxy</title><h1>Bad gateway</h1>';

const status =
  (code: number, body: string, headers: Record<string, string> = {}): Lay =>
  ({ res }) => {
    res.writeHead(code, { 'Content-Type': 'text/html; charset=utf-8', ...headers });
    res.end(body);
  };
const rejection = (code: number, name: string, headers: Record<string, string> = {}): Lay =>
  status(code, JSON.stringify({ code: name, detail: 'refused' }), { 'Content-Type': 'application/json', ...headers });
/** Answers with status 200 and another body. */
const body =
  (text: string | Buffer, headers: Record<string, string> = {}): Lay =>
  ({ res }) => {
    res.writeHead(200, { 'Content-Type': 'application/json', ...headers });
    res.end(text);
  };
/** Sends bytes instead of an HTTP answer and closes the connection. */
const raw =
  (bytes: (good: Buffer) => string | Buffer): Lay =>
  ({ res, good }) => {
    res.socket?.end(bytes(good.body));
  };
const head = (...lines: string[]) =>
  `${['HTTP/1.1 200 OK', 'Content-Type: application/json', ...lines].join('\r\n')}\r\n\r\n`;

/** Answers the correct body with each value changed. */
const reshaped =
  (change: (key: string, value: unknown) => unknown): Lay =>
  ({ res, good }) => {
    let text = good.body.toString();
    try {
      text = JSON.stringify(JSON.parse(text), change);
    } catch {
      // An answer that is not JSON, such as a picture, stays unchanged.
    }
    res.writeHead(good.status, { 'Content-Type': good.type });
    res.end(text ?? 'null');
  };

const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value);

/** Sends `first`, then `more` again and again while the caller listens and the socket has room. */
const endless =
  (first: string, more: Buffer, every = 0): Lay =>
  ({ res, untilClosed }) => {
    res.socket?.write(first);
    untilClosed(every, () => {
      if (!res.socket?.writableNeedDrain) res.socket?.write(more);
    });
  };

const chunk = (content: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`${Buffer.byteLength(content).toString(16)}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

const away = (faults: Record<string, Lay>): Fault[] =>
  Object.entries(faults).map(([name, lay]) => ({ name, page: 'away', lay }));
const harmless = (faults: Record<string, Lay>): Fault[] =>
  Object.entries(faults).map(([name, lay]) => ({ name, page: 'harmless', lay }));

/** Every way in which the provider, or the network between it and the web, can answer wrongly. */
export const faults: Fault[] = [
  // The connection
  ...away({
    'reset at once': ({ res }) => res.socket?.resetAndDestroy(),
    'closed without a byte': ({ res }) => res.socket?.end(),
    silence: () => undefined,
    'reset within the headers': ({ res }) => {
      res.socket?.write('HTTP/1.1 200 OK\r\nContent-', () => res.socket?.resetAndDestroy());
    },
    'reset within the body': ({ res, good }) => {
      res.socket?.write(`${head(`Content-Length: ${good.body.length}`)}{"count":`, () => res.socket?.resetAndDestroy());
    },
    'closed within the body': raw((good) => `${head(`Content-Length: ${good.length}`)}{"count":`),
    'body never begins': ({ res, good }) => {
      res.socket?.write(head(`Content-Length: ${good.body.length}`));
    },
    'last byte withheld': ({ res, good }) => {
      res.socket?.write(head(`Content-Length: ${good.body.length}`));
      res.socket?.write(good.body.subarray(0, -1));
    },
    'last chunk withheld': ({ res, good }) => {
      res.socket?.write(head('Transfer-Encoding: chunked'));
      res.socket?.write(chunk(good.body));
    },
    'headers a byte each 100 ms': ({ res, untilClosed }) => {
      const bytes = `${head('Content-Length: 2', `X-Padding: ${'x'.repeat(2000)}`)}{}`;
      let at = 0;
      untilClosed(100, () => res.socket?.write(bytes[at++] ?? ''));
    },
    'body a byte each 100 ms': ({ res, good, untilClosed }) => {
      res.socket?.write(head(`Content-Length: ${good.body.length}`));
      let at = 0;
      untilClosed(100, () => res.socket?.write(good.body.subarray(at, ++at)));
    },
    'chunks of a byte each 100 ms': endless(head('Transfer-Encoding: chunked'), chunk(' '), 100),
  }),
  // Sizes
  ...away({
    'an endless body': endless(head('Transfer-Encoding: chunked'), chunk(Buffer.alloc(MB, ' '))),
    '400 MB with their length': endless(head(`Content-Length: ${400 * MB}`), Buffer.alloc(MB, '"')),
    'a JSON text of 20 MB': body(Buffer.from(`{"detail":"${'x'.repeat(20 * MB)}"}`)),
    'endless headers': endless('HTTP/1.1 200 OK\r\n', Buffer.from(`X-More: ${'x'.repeat(1000)}\r\n`)),
    'a header of 100 kB': raw((good) =>
      Buffer.concat([Buffer.from(head(`X-Huge: ${'x'.repeat(100_000)}`, `Content-Length: ${good.length}`)), good]),
    ),
    'a gzip bomb of 300 MB': ({ res }) => {
      res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
      const gzip = createGzip({ level: constants.Z_BEST_SPEED });
      gzip.pipe(res);
      let left = 300;
      const more = () => {
        while (left > 0 && !res.destroyed) {
          left -= 1;
          if (!gzip.write(Buffer.alloc(MB, ' '))) {
            gzip.once('drain', more);
            return;
          }
        }
        gzip.end();
      };
      more();
    },
    '100,000 lists in one another': body('['.repeat(100_000) + ']'.repeat(100_000)),
  }),
  // HTTP itself
  ...away({
    'HTTP/0.9': raw((good) => good),
    'random bytes': raw(() => Buffer.from(Array.from({ length: 999 }, (_, at) => (at * 37) % 256))),
    'a TLS alert': raw(() => Buffer.from([21, 3, 3, 0, 2, 2, 40])),
    'a broken status line': raw(() => 'HTTP/1.1 OK 200\r\n\r\n{}'),
    'status 999': raw(() => 'HTTP/1.1 999 What\r\nContent-Length: 2\r\n\r\n{}'),
    'a negative Content-Length': raw(() => `${head('Content-Length: -1')}{}`),
    'a Content-Length that is too large': raw((good) => head(`Content-Length: ${good.length + 10}`) + good),
    'a Content-Length that is too small': raw(
      (good) => head(`Content-Length: ${Math.max(1, good.length - 10)}`) + good,
    ),
    'two Content-Lengths': raw((good) => head(`Content-Length: ${good.length}`, 'Content-Length: 3') + good),
    'one Content-Length twice': raw(
      (good) => head(`Content-Length: ${good.length}`, `Content-Length: ${good.length}`) + good,
    ),
    'Content-Length beside chunks': raw(
      (good) => head(`Content-Length: ${good.length}`, 'Transfer-Encoding: chunked') + good,
    ),
    'a broken chunk': raw((good) => `${head('Transfer-Encoding: chunked')}zz\r\n${good}\r\n0\r\n\r\n`),
    'a chunk that is cut': raw((good) => `${head('Transfer-Encoding: chunked')}ffff\r\n${good}`),
    'a header with NUL': raw(() => `${head('X-Nul: \0', 'Content-Length: 2')}{}`),
    'a flood of 100 Continue': endless('', Buffer.from('HTTP/1.1 100 Continue\r\n\r\n')),
    'a flood of 103 Early Hints': endless(
      '',
      Buffer.from('HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n'),
    ),
    '101 Switching Protocols': raw(
      () => 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    ),
    'gzip that is none': body('{}', { 'Content-Encoding': 'gzip' }),
    'gzip that is cut': ({ res, good }) =>
      body(gzipSync(good.body).subarray(0, -12), { 'Content-Encoding': 'gzip' })({ res } as never),
    'brotli that is none': body('{}', { 'Content-Encoding': 'br' }),
    'an unknown encoding': body(Buffer.from('{}'), { 'Content-Encoding': 'rot13' }),
  }),
  ...harmless({
    'gzip that is right': ({ res, good }) =>
      body(gzipSync(good.body), { 'Content-Encoding': 'gzip' })({ res } as never),
    'brotli that is right': ({ res, good }) =>
      body(brotliCompressSync(good.body), { 'Content-Encoding': 'br' })({ res } as never),
    'another type of content': ({ res, good }) => {
      res.writeHead(good.status, { 'Content-Type': 'text/html' });
      res.end(good.body);
    },
    'bytes after the answer': raw((good) => `${head(`Content-Length: ${good.length}`) + good}HTTP`),
    'further fields': reshaped((key, value) =>
      key === '' && typeof value === 'object' && value !== null && !Array.isArray(value)
        ? { ...value, constructor: 1, later: [] }
        : value,
    ),
  }),
  // Statuses
  ...away({
    '500 in JSON': rejection(500, 'internal'),
    '500 in HTML': status(500, HTML),
    '502 in HTML': status(502, HTML),
    '503 with Retry-After': rejection(503, 'unavailable', { 'Retry-After': '60' }),
    '504 without a body': status(504, ''),
    '429 with Retry-After': rejection(429, 'too_many', { 'Retry-After': '60' }),
    '401 in JSON': rejection(401, 'session_ended'),
    '401 in HTML': status(401, HTML, { 'WWW-Authenticate': 'Basic' }),
    '403 in HTML': status(403, HTML),
    '404 in HTML': status(404, HTML),
    '404 without a body': status(404, ''),
    '404 with other JSON': status(404, '{"message":"no Route matched"}', { 'Content-Type': 'application/json' }),
    '400 in HTML': status(400, HTML),
    '410 in HTML': status(410, HTML),
    'a redirect in a circle': ({ req, res }) => status(302, '', { Location: req.url ?? '/' })({ res } as never),
    'a redirect to a page': status(301, HTML, { Location: 'http://127.0.0.1:9/' }),
    '204 without a body': status(204, ''),
    '206 of a part': ({ res, good }) =>
      status(206, good.body.subarray(0, 20).toString(), { 'Content-Type': 'application/json' })({ res } as never),
    '304 without a body': status(304, ''),
  }),
  { name: '404 of our own', page: 'missing', lay: rejection(404, 'not_found') },
  // Contents
  ...away({
    'an empty answer': body(''),
    'a page of HTML': body(HTML, { 'Content-Type': 'text/html' }),
    null: body('null'),
    'an empty object': body('{}'),
    'an empty list': body('[]'),
    'a text': body('"text"'),
    'a number': body('0'),
    'JSON that is cut': ({ res, good }) =>
      body(good.body.subarray(0, Math.floor(good.body.length / 2)))({ res } as never),
    'JSON with words after it': ({ res, good }) => body(`${good.body} <!-- x -->`)({ res } as never),
    'UTF-16': ({ res, good }) => body(Buffer.from(good.body.toString(), 'utf16le'))({ res } as never),
    'a refusal with 200': body('{"code":"internal","detail":"x"}'),
    'texts as numbers': reshaped((_key, value) => (typeof value === 'string' ? 7 : value)),
    'numbers as texts': reshaped((_key, value) => (typeof value === 'number' ? `${value}` : value)),
    'nulls everywhere': reshaped((key, value) => (key !== '' && typeof value !== 'object' ? null : value)),
    'lists as objects': reshaped((_key, value) => (Array.isArray(value) ? { ...value } : value)),
    'objects as lists': reshaped((key, value) =>
      key !== '' && typeof value === 'object' && value !== null ? Object.values(value) : value,
    ),
    'missing fields': reshaped((key, value) =>
      /^(created_at|count|id|slug|title|username)$/.test(key) ? undefined : value,
    ),
    'negative numbers': reshaped((_key, value) => (typeof value === 'number' ? -1 - value : value)),
    'broken dates': reshaped((_key, value) => (isDate(value) ? 'yesterday' : value)),
    'texts of 1 MB': (exchange) => {
      // Twice the limit of an answer; the full list would keep this process busy, not the web.
      let left = 8;
      reshaped((key, value) => (/^(title|name|nickname)$/.test(key) && left-- > 0 ? 'x'.repeat(MB) : value))(exchange);
    },
    'doubled rows': reshaped((_key, value) => (Array.isArray(value) ? value.flatMap((row) => [row, row]) : value)),
    'another call’s answer': body('{"count":1,"next":null,"previous":null,"results":[{"id":1,"word":"other"}]}'),
  }),
];
