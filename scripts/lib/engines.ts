import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'undici';
import { findPort } from './ports.ts';

/** The sources of W3C actions: keys, or a pointer. */
type Action = Record<string, unknown>;

/** A browser with one page, by the parts of both WebDrivers that journeys need. */
export interface Browser {
  go(url: string): Promise<void>;
  /** Calls a function's source in the page, with `args`; its result has to be JSON. */
  call(source: string, args: unknown[]): Promise<unknown>;
  act(actions: Action[]): Promise<void>;
  close(): Promise<void>;
}

interface Engine {
  name: string;
  /** The programs that have to be installed. */
  programs: readonly string[];
  open(): Promise<Browser>;
}

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/xvfb-run';
/** Firefox makes a profile first. */
const START_MS = 90_000;

/** Starts a program and tries to reach it until it listens. */
async function start<T>([program = '', ...args]: string[], reach: () => Promise<T>) {
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  // Its own processes too, of which a browser has many.
  const stop = () => void (child.pid && process.kill(-child.pid, 'SIGKILL'));
  for (const last = Date.now() + START_MS; ; await wait(200)) {
    try {
      return { stop, reached: await reach() };
    } catch (error) {
      if (Date.now() < last) continue;
      stop();
      throw error;
    }
  }
}

/** Opens Firefox, driven by WebDriver BiDi. */
async function openFirefox(): Promise<Browser> {
  const port = await findPort();
  const profile = mkdtempSync(join(tmpdir(), 'gyeol-firefox-'));
  const program = [FIREFOX, '--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`];
  const { stop, reached: socket } = await start(program, async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/session`);
    await new Promise((done, fail) => {
      socket.addEventListener('open', done);
      socket.addEventListener('error', () => fail(new Error('Firefox does not listen')));
    });
    return socket;
  });
  const waiting = new Map<number, (answer: { error?: string; message?: string; result?: unknown }) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
  });
  let sent = 0;
  const send = async <T>(method: string, params: object): Promise<T> => {
    sent += 1;
    const id = sent;
    const { error, message, result } = await new Promise<Parameters<NonNullable<ReturnType<typeof waiting.get>>>[0]>(
      (done) => {
        waiting.set(id, done);
        socket.send(JSON.stringify({ id, method, params }));
      },
    );
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error} ${message}`);
    return result as T;
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  return {
    go: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async call(source, args) {
      const { result, exceptionDetails } = await send<{
        result?: { value?: string };
        exceptionDetails?: { text: string };
      }>('script.callFunction', {
        functionDeclaration: `async () => JSON.stringify((await (${source})(...${JSON.stringify(args)})) ?? null)`,
        awaitPromise: true,
        target: { context },
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null');
    },
    act: (actions) => send('input.performActions', { context, actions }),
    async close() {
      socket.close();
      stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Opens WebKitGTK, driven by WebDriver on a screen of its own. */
async function openWebKit(): Promise<Browser> {
  const port = await findPort();
  const address = `http://127.0.0.1:${port}/session`;
  const send = async <T>(path: string, body?: object, method = 'POST'): Promise<T> => {
    const response = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  const program = [SCREEN, '-a', WEBKIT_DRIVER, `--port=${port}`];
  const { stop, reached } = await start(program, () =>
    send<{ sessionId: string }>('', { capabilities: { alwaysMatch: {} } }),
  );
  const session = `/${reached.sessionId}`;
  return {
    async go(url) {
      await send(`${session}/url`, { url });
    },
    async call(source, args) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve((${source})(...${JSON.stringify(args)}))
          .then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }))`;
      const { value, error } = await send<{ value: unknown; error?: string }>(`${session}/execute/async`, {
        script,
        args: [],
      });
      if (error) throw new Error(error);
      return value;
    },
    async act(actions) {
      await send(`${session}/actions`, { actions });
    },
    async close() {
      await send(session, undefined, 'DELETE');
      stop();
    },
  };
}

/** The engines besides Chromium, which the browser tests drive. */
export const engines: readonly Engine[] = [
  { name: 'Firefox', programs: [FIREFOX], open: openFirefox },
  { name: 'WebKit', programs: [WEBKIT_DRIVER, SCREEN], open: openWebKit },
];

export const isInstalled = ({ programs }: Engine): boolean => programs.every(existsSync);
