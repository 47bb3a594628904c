import { setTimeout as wait } from 'node:timers/promises';
import { empty, huge } from './shapes.ts';

/** Passes a call to the provider in memory. */
export type Answer = (request: Request) => Promise<Response>;
/** A change of the provider's behaviour: of the call, the response, or neither. */
type Scenario = (request: Request, answer: Answer) => Promise<Response>;

/** How long a slow provider takes, in ms. */
const SLOW_MS = 2000;

const reject = (status: number, body: object) => Response.json(body, { status });

/** Changes the body of a read's answer; writes and errors pass unchanged. */
async function reshape(request: Request, answer: Answer, shape: (body: unknown) => unknown) {
  const given = await answer(request);
  const isJson = given.headers.get('Content-Type')?.startsWith('application/json');
  if (request.method !== 'GET' || !given.ok || !isJson) return given;
  return Response.json(shape(await given.json()));
}

/** The states of the provider that pages have to handle, by name. */
export const scenarios = {
  /** Removes all members' content. */
  empty: (request, answer) => reshape(request, answer, empty),
  /** Fails every call with 500. */
  error: async () =>
    reject(500, {
      code: 'internal',
      detail: '잠시 문제가 생겼어요. 조금 뒤에 다시 시도해 주세요.',
    }),
  slow: async (request, answer) => {
    await wait(SLOW_MS);
    return answer(request);
  },
  /** Refuses every connection. */
  offline: async () => Response.error(),
  /** Ignores the session of every call. */
  'signed-out': (request, answer) => {
    const anonymous = new Request(request);
    anonymous.headers.delete('Authorization');
    return answer(anonymous);
  },
  /** Answers long words without a break, long texts, lists of tens of thousands. */
  huge: (request, answer) => reshape(request, answer, huge),
  /** Rejects a like with a reason: by a 409, or by an answer with `success: false`. */
  'like-refused': async (request, answer) => {
    const id = /\/(\d+)\/like\/?$/.exec(new URL(request.url).pathname)?.[1];
    if (!id || request.method !== 'POST') return answer(request);
    const reason = '내 글에는 좋아요를 누를 수 없어요.';
    return Number(id) % 2 === 0
      ? reject(409, { code: 'not_owner', detail: reason, reason })
      : Response.json({ success: false, liked: false, like_count: 0, reason });
  },
  /** Answers every call of a session that it has ended. */
  'expired-session': async (request, answer) =>
    request.headers.has('Authorization')
      ? reject(401, { code: 'session_ended', detail: '다시 로그인해 주세요.' })
      : answer(request),
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

/** Returns the scenario with a name, or undefined. */
export const scenarioNamed = (name: string | null | undefined): ScenarioName | undefined =>
  name && Object.hasOwn(scenarios, name) ? (name as ScenarioName) : undefined;

/** Handles a call under a scenario, or plainly without one. */
export function play(name: ScenarioName | undefined, request: Request, answer: Answer): Promise<Response> {
  const scenario: Scenario | undefined = name && scenarios[name];
  return scenario ? scenario(request, answer) : answer(request);
}
