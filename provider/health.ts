import { IncomingMessage } from 'node:http';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import type { createApp } from './app.ts';
import type { Database } from './db/client.ts';
import { Refusal } from './errors.ts';
import { isUnread } from './unread.ts';

/** How long the database may take to answer before it counts as away, in ms. */
const ANSWER_TIMEOUT_MS = 2000;

/** What stands behind the door once it is open. */
export interface Inside {
  app: ReturnType<typeof createApp>;
  database: Database;
}

/**
 * The door in front of the app. It answers from the first moment to the last:
 * `/healthz` 200 while the process lives, `/readyz` 200 while calls can be served and 503 before the
 * start's end, after the stop's beginning and while the database does not answer. A call that is
 * refused before its body was read closes its connection.
 */
export function createDoor() {
  let inside: Inside | undefined;
  let stopping = false;

  async function isReady() {
    if (!inside || stopping) return false;
    const answer = inside.database.read((db) => db.execute(sql`SELECT 1`)).then(() => true);
    const late = new Promise<false>((done) => {
      setTimeout(done, ANSWER_TIMEOUT_MS, false).unref();
    });
    return Promise.race([answer, late]).catch(() => false);
  }

  async function fetch(
    request: Request,
    bindings: HttpBindings | Http2Bindings,
  ): Promise<Response> {
    const path = new URL(request.url).pathname.replace(/\/$/, '');
    if (path === '/healthz') return status(200, 'ok');
    if (path === '/readyz') return (await isReady()) ? status(200, 'ready') : status(503, 'away');
    const answer = inside ? await inside.app.fetch(request, bindings) : unavailable(request);
    const { incoming, outgoing } = bindings;
    const closes = incoming instanceof IncomingMessage && isUnread(incoming);
    if (closes && 'shouldKeepAlive' in outgoing) outgoing.shouldKeepAlive = false;
    return answer;
  }

  return {
    fetch,
    open: (what: Inside) => {
      inside = what;
    },
    startStopping: () => {
      stopping = true;
    },
  };
}

const status = (code: number, word: string) => Response.json({ status: word }, { status: code });

function unavailable(request: Request) {
  const locale = request.headers.get('Accept-Language')?.startsWith('en') ? 'en' : 'ko';
  const refusal = new Refusal(503, 'unavailable', { retryAfter: 1 });
  return Response.json(refusal.body(locale), { status: 503, headers: { 'Retry-After': '1' } });
}
