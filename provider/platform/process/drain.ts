import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** A server of any kind of answer. */
type HttpServer = NetServer & Pick<Server, 'closeIdleConnections' | 'closeAllConnections'>;

/** How long a stop waits, in ms. */
export interface DrainTimes {
  /** How long new connections are still accepted, so that load balancers notice /readyz first, in ms. */
  acceptMs: number;
  /** How long an idle keep-alive connection may still send one more call, in ms. */
  idleMs: number;
  /** How long calls in flight may take before they are cut. */
  maxMs: number;
}

/** Returns the waiting times of a shutdown in production, after the setting DRAIN_SECONDS. */
export const drainTimes = (acceptSeconds: number): DrainTimes => ({
  acceptMs: acceptSeconds * 1000,
  idleMs: 5000,
  maxMs: 25_000,
});

/** Interval of checks for idle connections, in ms. */
const IDLE_CHECK_MS = 50;
/** An iteration of the event loop this short leaves the system no time to accept many connections, in ms. */
const SHORT_TICK_MS = 1;
/** The number of turns to wait for a short one. */
const MOST_TICKS = 200;

/**
 * Tracks the answers of a server, so that it can stop without cutting a call or resetting a kept-alive
 * connection. Node's own `close` ends idle connections at once, although a proxy may just have sent a call on
 * one.
 */
export function createDrain(server: HttpServer) {
  const answers = new Set<ServerResponse>();
  let draining = false;
  /** When the last answer with a keep-alive connection ended. */
  let drainingSince = 0;

  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    answers.add(response);
    if (draining) response.shouldKeepAlive = false;
    response.once('close', () => {
      answers.delete(response);
      if (response.shouldKeepAlive) drainingSince = Date.now();
    });
  });

  return {
    /** Whether the stop has begun: /readyz answers 503 from then on. */
    get isDraining() {
      return draining;
    },

    /**
     * Stops the server: from now on each answer says `Connection: close`; new connections are refused
     * after `acceptMs`; resolves when every call is answered and every connection is closed.
     * @param endStreams ends answers that have no end of their own; called repeatedly
     */
    async stop(
      { acceptMs, idleMs, maxMs }: DrainTimes,
      endStreams: (answers: Iterable<ServerResponse>) => void,
    ): Promise<void> {
      draining = true;
      drainingSince = Date.now();
      for (const answer of answers) if (!answer.headersSent) answer.shouldKeepAlive = false;
      await pause(acceptMs);
      await shortTick();
      const closed = new Promise<void>((done) => {
        NetServer.prototype.close.call(server, () => done());
      });
      const rejectedAt = Date.now();
      const closeIdle = () => {
        endStreams(answers);
        if (Date.now() - drainingSince >= idleMs) server.closeIdleConnections();
        if (Date.now() - rejectedAt >= maxMs) server.closeAllConnections();
      };
      closeIdle();
      const timer = setInterval(closeIdle, IDLE_CHECK_MS);
      await closed;
      clearInterval(timer);
    },
  };
}

/** Ends answers that are event streams; their readers connect again by themselves. */
export function endEventStreams(answers: Iterable<ServerResponse>) {
  for (const answer of answers) {
    // Headers that are passed to `writeHead` can't be read back: those of the request can.
    const isStream = answer.req.headers.accept?.startsWith('text/event-stream');
    if (isStream && answer.headersSent) answer.end();
  }
}

/** Waits for `ms`; the server keeps the process alive meanwhile. */
const pause = (ms: number) => (ms > 0 ? new Promise((done) => setTimeout(done, ms).unref()) : Promise.resolve());

/**
 * Waits for a short turn of the event loop. Connections that the system has accepted and the server has
 * not are reset when it stops listening; after a short turn there are next to none.
 */
async function shortTick() {
  for (let tick = 0; tick < MOST_TICKS; tick += 1) {
    const began = performance.now();
    await new Promise((done) => setImmediate(done));
    if (performance.now() - began < SHORT_TICK_MS) return;
  }
}
