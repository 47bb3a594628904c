import { IncomingMessage } from 'node:http';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { Database } from '../db/client.ts';
import { isUnread } from './unread.ts';

/** How long the database may take to answer before it counts as away, in ms. */
const ANSWER_TIMEOUT_MS = 2000;

/** The services that a readiness check queries. */
export interface Served {
  app: { fetch(request: Request, bindings: object): Response | Promise<Response> };
  database: Database;
  isDraining(): boolean;
}

/**
 * Serves `/healthz` (200 while the process lives) and `/readyz` (503 once the provider is to stop, while
 * the database does not respond, is a standby, and while its disk is full) in front of the app. A response before the
 * body was read closes its connection.
 */
export function withHealth({ app, database, isDraining }: Served) {
  async function isReady() {
    if (isDraining()) return false;
    const late = new Promise<false>((done) => {
      setTimeout(done, ANSWER_TIMEOUT_MS, false).unref();
    });
    return Promise.race([database.isWritable(), late]).catch(() => false);
  }

  return async (request: Request, bindings: HttpBindings | Http2Bindings): Promise<Response> => {
    const path = new URL(request.url).pathname.replace(/\/$/, '');
    if (path === '/healthz') return status(200, 'ok');
    if (path === '/readyz') return (await isReady()) ? status(200, 'ready') : status(503, 'away');
    const answer = await app.fetch(request, bindings);
    const { incoming, outgoing } = bindings;
    const closes = incoming instanceof IncomingMessage && isUnread(incoming);
    if (closes && 'shouldKeepAlive' in outgoing) outgoing.shouldKeepAlive = false;
    return answer;
  };
}

const status = (code: number, state: string) => Response.json({ status: state }, { status: code });
