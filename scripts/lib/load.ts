import { randomUUID } from 'node:crypto';
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import type { fill } from './instances.ts';

export type Callers = Awaited<ReturnType<typeof fill>>['members'];

/** One call in this many is a write, which revalidates the pages that it changed: the most expensive call. */
const WRITE_EACH = 10;
/** Addresses that the calls come from, so that none reaches its limit. */
const ADDRESSES = 100;

/** What callers of a site have seen. */
export interface Load {
  counts: { sent: number; answered: number; rejected: number; limited: number; failed: number; lost: number };
  /** The contents of the writes that were acknowledged. */
  acknowledged: string[];
  /** When calls were answered, and when they failed, in ms. */
  times: Record<'read' | 'write', { answered: number[]; failed: number[] }>;
  /** What happens to the site: a failure of another moment is the machine's load. */
  event: string | undefined;
  problems: Map<string, number>;
  /** Resolves once every caller has ended. */
  ended: Promise<unknown>;
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers: OutgoingHttpHeaders;
  body?: string;
}

/** Returns the next call: pages, reads and, now and then, a write with a key of its own. */
function callOf(index: number, { token, topicId }: Callers[number], content: string): Call {
  if (index % WRITE_EACH === 0) {
    const body = JSON.stringify({ content });
    return {
      method: 'POST',
      path: `/api/v1/forums/free/topics/${topicId}/comments/`,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'Idempotency-Key': randomUUID(),
      },
      body,
    };
  }
  const reads = [
    '/api/v1/forums/',
    '/api/v1/forums/free/topics/?page_size=5',
    `/api/v1/forums/free/topics/${topicId}/`,
    '/api/v1/posts/?page_size=5',
    '/forums/free',
    `/api/v1/forums/free/topics/${topicId}/comments/`,
    `/forums/free/topics/${topicId}`,
  ];
  return { method: 'GET', path: reads[index % reads.length] ?? '/', headers: {} };
}

function send(agent: Agent, port: number, index: number, { method, path, headers, body }: Call) {
  return new Promise<{ status: number; text: string }>((done, fail) => {
    const localAddress = `127.0.1.${1 + (index % ADDRESSES)}`;
    const sent = request({ agent, port, host: '127.0.0.1', localAddress, method, path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
      answer.on('error', fail);
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

/** Calls a site through its proxy, each caller one call after another, until `isOver` says so of what was sent. */
export function startLoad(
  { port, members, callers }: { port: number; members: Callers; callers: number },
  isOver: (sent: number) => boolean,
): Load {
  const counts = { sent: 0, answered: 0, rejected: 0, limited: 0, failed: 0, lost: 0 };
  const ofKind = () => ({ answered: [] as number[], failed: [] as number[] });
  const run = randomUUID().slice(0, 8);
  const load: Load = {
    counts,
    acknowledged: [],
    times: { read: ofKind(), write: ofKind() },
    event: undefined,
    problems: new Map(),
    ended: Promise.resolve(),
  };
  const note = (problem: string) => {
    const line = `${problem} (${load.event ? `while ${load.event}` : 'while nothing happened'})`;
    load.problems.set(line, (load.problems.get(line) ?? 0) + 1);
  };

  async function caller() {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver(counts.sent)) {
      const index = counts.sent;
      counts.sent += 1;
      const member = members[index % members.length];
      if (!member) throw new Error('There is no member');
      const content = `댓글 ${run} ${index}`;
      const call = callOf(index, member, content);
      const times = load.times[call.method === 'GET' ? 'read' : 'write'];
      try {
        const { status, text } = await send(agent, port, index, call);
        counts.answered += 1;
        if (status >= 400 && status !== 429) {
          note(`${call.method} ${call.path.replace(/\d+/g, 'N')} → ${status} ${text.slice(0, 40)}`);
        }
        (status >= 500 ? times.failed : times.answered).push(performance.now());
        if (status >= 500) counts.failed += 1;
        else if (status === 429) counts.limited += 1;
        else if (status >= 400) counts.rejected += 1;
        else if (call.method === 'POST') load.acknowledged.push(content);
      } catch (error) {
        counts.lost += 1;
        times.failed.push(performance.now());
        note(`${call.method}: ${(error as NodeJS.ErrnoException).code}`);
      }
    }
    agent.destroy();
  }
  load.ended = Promise.all(Array.from({ length: callers }, caller));
  return load;
}
