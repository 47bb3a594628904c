import { createServer, type IncomingMessage, type RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, Server as NetServer, type Socket } from 'node:net';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import { vi } from 'vitest';
import { handleConnections } from '../../provider/platform/process/unread.ts';
import { createEdge } from '../../server/edge.ts';
import { pageCache } from '../../server/pageCache.ts';

const servers: NetServer[] = [];
const sockets = new Set<Socket>();

async function listen(server: NetServer): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** Starts a stand-in for the provider, which closes connections in the provider's way. */
export const startUpstream = (listener: RequestListener) => listen(handleConnections(createServer(listener)));

/** Starts a server of which a test writes every byte: `talk` is called with each connection. */
export async function startRaw(talk: (socket: Socket) => void) {
  let connections = 0;
  const server = new NetServer((socket) => {
    connections += 1;
    sockets.add(socket);
    // The tests cause resets.
    socket.on('error', () => undefined);
    talk(socket);
  });
  return { port: await listen(server), connections: () => connections };
}

const preview = { previewModeId: 'test', previewModeEncryptionKey: 'test', previewModeSigningKey: 'test', dev: false };

/** A page of the site, for requests that are not the API's. */
const page = '<!doctype html><title>결</title>';
/** The address of a page that the page cache stores. */
export const SHARED = '/shared';

/**
 * Starts the web server as `server/web.ts` does, in front of the provider at `upstream`: the API by
 * its own route, in the place of Next's pages one page of text.
 */
export async function startWeb(
  upstream: number,
  {
    hosts,
    seen = () => undefined,
    isDraining = () => false,
  }: { hosts?: string[]; seen?: (req: IncomingMessage) => void; isDraining?: () => boolean } = {},
): Promise<number> {
  vi.stubEnv('API_URL', `http://127.0.0.1:${upstream}/api/v1`);
  vi.stubEnv('WEB_TRUSTED_HOPS', '1');
  vi.resetModules();
  const route = await import('@/pages/api/v1/[...path]');
  const answer = pageCache(async (req, res) => {
    seen(req);
    if (req.url?.startsWith('/api/v1/')) return apiResolver(req, res, {}, route, preview, false);
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (req.url === SHARED) res.setHeader('Cache-Control', 's-maxage=1').setHeader('ETag', '"1"');
    res.end(page);
  });
  return listen(createEdge(answer, { env: {}, hosts, isDraining }));
}

/** Stops everything that a test started. */
export async function stopServers() {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  for (const server of servers.splice(0)) {
    if (server instanceof Server) server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

/** Opens one connection to `port` and records everything that arrives on it. */
export function open(port: number) {
  const socket = connect(port, '127.0.0.1');
  sockets.add(socket);
  let text = '';
  const methods: string[] = [];
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  let isClosed = false;
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    changed();
  });
  // A reset ends the connection like any other close; the bytes that arrived before count.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
    sockets.delete(socket);
    changed();
  });
  const until = (isDone: () => boolean) =>
    new Promise<void>((done) => {
      const check = () => {
        if (!isDone() && !isClosed) return;
        listeners.delete(check);
        done();
      };
      listeners.add(check);
      check();
    });
  return {
    /** Sends the bytes of requests of these methods. */
    send: (bytes: string, ...asked: string[]) => {
      methods.push(...asked);
      socket.write(bytes, 'latin1');
    },
    end: () => void socket.end(),
    cut: () => void socket.destroy(),
    answers: () => answersIn(text, methods),
    isClosed: () => isClosed,
    /** Waits for `count` complete answers, or for the end of the connection. */
    answered: (count: number) => until(() => answersIn(text, methods).length >= count),
    closed: () => until(() => false),
  };
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Parses the complete answers in a connection's bytes, each to the request of the method at its index. */
function answersIn(text: string, methods: readonly string[] = []): Answer[] {
  const answers: Answer[] = [];
  let rest = text;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return answers;
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
    if (!status) throw new Error(`no answer begins with ${JSON.stringify(first)}`);
    const headers = Object.fromEntries(
      lines.map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
      }),
    );
    const after = rest.slice(end + 4);
    if (status < 200) {
      rest = after;
      continue;
    }
    let body: string;
    if (headers['transfer-encoding'] === 'chunked') {
      const read = readChunks(after);
      if (!read) return answers;
      [body, rest] = read;
    } else {
      const length = Number(headers['content-length'] ?? 0);
      const hasNone = methods[answers.length] === 'HEAD' || status === 204 || status === 304;
      const has = hasNone ? 0 : length;
      if (after.length < has) return answers;
      body = after.slice(0, has);
      // Nothing follows on a connection that closes; the rejection of a broken HEAD request has a body.
      rest = hasNone && headers.connection === 'close' ? '' : after.slice(has);
    }
    answers.push({ status, headers, body });
  }
}

function readChunks(text: string): [body: string, rest: string] | undefined {
  let body = '';
  let rest = text;
  for (;;) {
    const end = rest.indexOf('\r\n');
    if (end < 0) return undefined;
    const size = Number.parseInt(rest.slice(0, end), 16);
    if (rest.length < end + 2 + size + 2) return undefined;
    body += rest.slice(end + 2, end + 2 + size);
    rest = rest.slice(end + 2 + size + 2);
    if (size === 0) return [body, rest];
  }
}
