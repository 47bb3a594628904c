import { recordCount } from './counts';
import { type Case, describeRequest } from './inputs';

/** A response: a status and its text, '' for a stream. */
export interface Answer {
  status: number;
  text: string;
}

/** A case and the role in which it is sent. */
export interface Cast extends Case {
  role: string;
}

/** Sends a request; undefined for one that no client can send. */
export type Send = (request: Cast) => Promise<Answer | undefined>;

/** Reads an answer; one that never ends is let go. */
export async function readAnswer(response: Response): Promise<Answer> {
  if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return { status: response.status, text: '' };
  }
  return { status: response.status, text: await response.text() };
}

function namesField({ text }: Answer, field: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && Object.hasOwn(body, field);
  } catch {
    return false;
  }
}

/** Returns the fault of a response, or nothing. */
function faultOf({ names }: Case, answer: Answer): string | undefined {
  if (answer.status >= 500) return `answered ${answer.status}`;
  if (names === undefined) return undefined;
  if (answer.status < 400) return `accepted the field ${names}`;
  if (answer.status === 400 && !namesField(answer, names)) return `does not name ${names}`;
  return undefined;
}

/**
 * Sends every case, some at once, and lists those that failed, each with the request to repeat. Records how
 * many were sent, by the class of their status.
 */
export async function runCases(what: string, cases: readonly Cast[], send: Send): Promise<string[]> {
  const faults: string[] = [];
  const classes = new Map<string, number>();
  let next = 0;
  const work = async () => {
    for (let one = cases[next++]; one; one = cases[next++]) {
      const answer = await send(one);
      if (!answer) continue;
      const status = `${Math.floor(answer.status / 100)}xx`;
      classes.set(status, (classes.get(status) ?? 0) + 1);
      const fault = faultOf(one, answer);
      if (fault && faults.length < 50) {
        faults.push(`${one.operation} as ${one.role} ${fault}: ${describeRequest(one)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  for (const [status, count] of [...classes].sort()) recordCount(`${what}: ${status}`, count);
  return faults;
}

/** Assigns each case one of some roles in turn. */
export const cast = (cases: readonly Case[], roles: readonly string[]): Cast[] =>
  cases.map((one, index) => ({ ...one, role: roles[index % roles.length] ?? 'visitor' }));
