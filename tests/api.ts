import { readFile } from 'node:fs/promises';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { SESSION_HINT } from '@/lib/constants';
import { play, type ScenarioName } from '@/mocks/scenarios';
import { startTestProvider, type TestProvider } from '@/provider/testing';
import { watchWrite } from './doubleTap';

let started: Promise<TestProvider> | undefined;
let scenario: ScenarioName | undefined;
let calls: string[] = [];
let session: object = {};
let inFlight = new Set<Request>();

/** Starts the provider that this test file's pages call, over a database of its own. */
export function testProvider(): Promise<TestProvider> {
  started ??= startTestProvider();
  return started;
}

/** Calls the provider itself, not through the page's client. */
export const call: TestProvider['call'] = async (...given) => (await testProvider()).call(...given);

/** Loses the response of the next call that matches: the provider acts on it, and the page sees a failure. */
export function loseResponse(method: 'post' | 'put', address: string, onCall?: (request: Request) => void) {
  server.use(
    http[method](
      address,
      async ({ request }) => {
        onCall?.(request);
        await (await testProvider()).app.fetch(request);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
}

/** Fails the first POST to an address before the provider gets it. @returns the idempotency keys of all so far */
export function failOnce(address: string) {
  const keys: (string | null)[] = [];
  server.use(
    http.post(address, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length > 1 ? undefined : HttpResponse.error();
    }),
  );
  return keys;
}

/** Stops the provider when a test file has used one. */
export async function stopTestProvider() {
  await (await started)?.stop();
  started = undefined;
}

/** Applies a scenario of mocks/scenarios.ts to the provider for the rest of the test. */
export function layScenario(name: ScenarioName | undefined) {
  scenario = name;
}

/** Sets or removes the cookie that tells the page's scripts of a session, in tests with a DOM. */
function hintSession(mayHaveSession: boolean) {
  if (typeof document === 'undefined') return;
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `${SESSION_HINT}=1; Path=/; Max-Age=${mayHaveSession ? 60 : 0}`;
}

/** Sets the session that next-auth returns for the rest of the test; `{}` is a visitor's. */
export function setSession(answer: object) {
  session = answer;
  hintSession('user' in answer);
}

/** Returns the calls of this test so far, such as `POST topics/3/like/`. */
export const callsMade = (): readonly string[] => calls;

/** Waits until the provider has answered all calls; with a scenario it may never, so it does not wait. */
export async function answered() {
  while (inFlight.size > 0 && !scenario) await new Promise((done) => setTimeout(done));
}

/** Resets a test's scenario, session and calls. */
export function resetApi() {
  scenario = undefined;
  setSession({});
  calls = [];
  // A call that is never answered is none of the next test's.
  inFlight = new Set();
}

/** Refreshes a session with its member's present data. */
async function renewSession(): Promise<object> {
  const { user, accessToken } = session as { user?: { username: string }; accessToken?: string };
  if (!user || !accessToken) return session;
  const { call } = await testProvider();
  const { status, body } = await call('GET', `users/${user.username}/`, { token: accessToken });
  if (status === 200) session = { ...session, user: body };
  return session;
}

/** The network as a page sees it: the provider in memory, next-auth's session, nothing else. */
export const server = setupServer(
  http.all('*/api/v1/*', async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace('/api/v1/', '');
    calls.push(`${request.method} ${path}${search}`);
    const calledIn = inFlight.add(request);
    try {
      const { app } = await testProvider();
      return await watchWrite(request, () => play(scenario, request, async (call) => app.fetch(call)));
    } finally {
      calledIn.delete(request);
    }
  }),
  http.get('*/locales/:language/:file', async ({ params }) =>
    HttpResponse.text(await readFile(`public/locales/${params.language}/${params.file}`, 'utf8')),
  ),
  http.get('*/api/auth/session', () => Response.json(session)),
  http.post('*/api/auth/session', async () => Response.json(await renewSession())),
  http.get('*/api/auth/csrf', () => Response.json({ csrfToken: 'test' })),
  http.get('*/api/auth/providers', () => Response.json({})),
  http.post('*/api/auth/signout', () => {
    session = {};
    return Response.json({ url: '/' });
  }),
  http.post('*/api/auth/_log', () => Response.json({})),
  http.post('*/api/sendToSlack', () => Response.json({ success: true })),
);
