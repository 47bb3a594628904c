import { createServer, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Fault, GoodAnswer } from './faults.ts';

/** Headers of one connection, which a proxy does not pass on. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-encoding']);

/**
 * Starts an HTTP server between the web and the provider at `origin`. It passes every call on, or answers
 * with the fault that is set; `refuse` closes the port, like a provider that has stopped.
 */
export async function startFaultProxy(origin: string, wantedPort = 0) {
  let fault: Fault | undefined;
  let calls = 0;
  const sockets = new Set<Socket>();

  const fetchGood = (method: string, path: string, headers: NodeJS.Dict<string | string[]>, sent: Buffer) =>
    new Promise<GoodAnswer & { headers: NodeJS.Dict<string | string[]> }>((done, fail) => {
      const target = new URL(path, origin);
      const call = request(
        target,
        { method, headers: { ...headers, host: target.host, 'accept-encoding': 'identity' } },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', fail);
          answer.on('end', () =>
            done({
              status: answer.statusCode ?? 502,
              type: String(answer.headers['content-type'] ?? 'application/json'),
              headers: answer.headers,
              body: Buffer.concat(parts),
            }),
          );
        },
      );
      call.on('error', fail);
      call.end(sent);
    });

  const makeServer = () => {
    const made = createServer((req, res) => {
      calls += 1;
      res.on('error', () => undefined);
      const parts: Buffer[] = [];
      req.on('data', (part: Buffer) => parts.push(part));
      req.on('error', () => undefined);
      req.on('end', () => {
        const { method = 'GET', url = '/', headers } = req;
        fetchGood(method, url, headers, Buffer.concat(parts)).then(
          (good) => {
            if (res.destroyed) return;
            if (fault) {
              const untilClosed = (every: number, work: () => void) => {
                const timer = setInterval(work, every);
                res.once('close', () => clearInterval(timer));
              };
              fault.lay({ req, res, good, untilClosed });
              return;
            }
            for (const [name, value] of Object.entries(good.headers)) {
              if (value !== undefined && !HOP_BY_HOP.has(name)) res.setHeader(name, value);
            }
            res.writeHead(good.status);
            res.end(good.body);
          },
          () => res.socket?.destroy(),
        );
      });
    });
    made.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    });
    return made;
  };
  const listen = (made: Server, port: number) =>
    new Promise<number>((done, fail) => {
      made.once('error', fail);
      made.listen(port, '127.0.0.1', () => done((made.address() as AddressInfo).port));
    });
  const close = (made: Server) =>
    new Promise<void>((done) => {
      made.close(() => done());
      for (const socket of sockets) socket.destroy();
    });

  let server: Server | undefined = makeServer();
  const port = await listen(server, wantedPort);

  return {
    origin: `http://127.0.0.1:${port}`,
    /** Returns the number of calls so far. */
    calls: () => calls,
    /** Responds from now on with a fault, or rightly without one; calls in flight are cut. */
    async set(next: Fault | 'refused' | undefined) {
      for (const socket of sockets) socket.destroy();
      fault = next === 'refused' ? undefined : next;
      if (next === 'refused') {
        if (server) await close(server);
        server = undefined;
      } else if (!server) {
        server = makeServer();
        await listen(server, port);
      }
    },
    async stop() {
      if (server) await close(server);
    },
  };
}
