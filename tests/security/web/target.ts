import { DEMO_PASSWORD } from '@/contract/constants/demo';
import { exampleOf } from '../../contract/example';
import { siteUrl } from '../counts';
import type { Base, Request } from '../inputs';
import { type Operation, operationsOf } from '../operations';
import { type Answer, type Cast, readAnswer, type Send } from '../runCases';

/** The address of the running site, which scripts/lib/siteSecurity.ts has started. */
const SITE = siteUrl();

let sent = 0;

/** Returns another address for each request, as the proxy in front would report it, so that no limit is reached. */
const address = () => {
  sent += 1;
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
};

/** Sends a request to a path of the site; a connection without an answer counts as 599. */
export async function visit(
  path: string,
  { method = 'GET', headers = {}, body }: Partial<Omit<Request, 'path'>> = {},
): Promise<Answer | undefined> {
  let request: globalThis.Request;
  try {
    request = new Request(`${SITE}${path}`, {
      method,
      headers: { 'X-Forwarded-For': address(), ...headers },
      body,
      redirect: 'manual',
    });
  } catch {
    // A header that is invalid in HTTP, which a client cannot send.
    return undefined;
  }
  try {
    return await readAnswer(await fetch(request));
  } catch (error) {
    return { status: 599, text: String(error) };
  }
}

async function call<T>(path: string, body?: object): Promise<T> {
  const answer = await visit(`/api/v1/${path}`, {
    ...(body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (answer?.status !== 200) throw new Error(`${path} answered ${answer?.status}: ${answer?.text}`);
  return JSON.parse(answer.text) as T;
}

/** The lists whose first entry provides a parameter's value, and the field that has it. */
const lists = new Map([
  ...(['forums/', 'questions/', 'events/', 'courses/'] as const).map((it) => [it, 'slug'] as const),
  ...(['topics/', 'posts/', 'challenges/', 'missions/', 'raffles/', 'banners/'] as const).map(
    (it) => [it, 'id'] as const,
  ),
  ['contents/youtube-videos/', 'id'],
  ['contents/instagram-posts/', 'id'],
  ['users/', 'username'],
]);

/** Fetches a value of the first content for each list. */
async function findValues(): Promise<Map<string, string>> {
  const found = await Promise.all(
    [...lists].map(async ([list, field]) => {
      const { results } = await call<{ results: Record<string, unknown>[] }>(list);
      return [list, String(new Map(Object.entries(results[0] ?? {})).get(field) ?? 1)] as const;
    }),
  );
  return new Map(found);
}

function baseOf(operation: Operation, values: Map<string, string>): Base {
  const [list] = [...lists.keys()]
    .filter((it) => operation.path.startsWith(it))
    .sort()
    .reverse();
  const body = operation.body ? exampleOf(operation.body) : undefined;
  const isObject = typeof body === 'object' && body !== null;
  return {
    operation,
    values: operation.params.map((_, index) => (index === 0 && list && values.get(list)) || '1'),
    query: '',
    ...(operation.body && { body: isObject ? { ...body } : {} }),
  };
}

/** Returns every call of the site's API with values of its first content, and a function that sends it in a role. */
export async function startTarget() {
  const values = await findValues();
  const operations = operationsOf(await call('openapi.json'));
  const tokens = new Map<string, string>();
  for (const [role, username] of [
    ['member', 'demo'],
    ['manager', 'manager'],
  ] as const) {
    const { accessToken } = await call<{ accessToken: string }>('auth/login/', { username, password: DEMO_PASSWORD });
    tokens.set(role, accessToken);
  }
  const send: Send = (one: Cast) => {
    // A member's writes are limited per minute; a bad body is rejected before a missing session.
    const token = one.method === 'GET' ? tokens.get(one.role) : undefined;
    return visit(`/api/v1/${one.path}`, {
      ...one,
      headers: { ...(token && { Authorization: `Bearer ${token}` }), ...one.headers },
    });
  };
  return { bases: operations.map((operation) => baseOf(operation, values)), send };
}
