import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { millisecondsInDay } from 'date-fns/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { decodeJwt } from 'jose';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { createApp } from './app.ts';
import { files } from './db/schema/site.ts';
import { forums, topics } from './db/schema/topics.ts';
import { sessions, users } from './db/schema/users.ts';
import { nonceProof, signAccessToken } from './domain/identity/tokens.ts';
import { readEnv } from './platform/config/env.ts';
import { type Database, type Db, openEmbedded, openPostgres } from './platform/db/client.ts';
import { diskStore } from './platform/files/store.ts';
import type { AppEnv, Services } from './platform/http/context.ts';
import { createLimits, type Limits } from './platform/http/limits.ts';
import { heldUntilEnd, type Mail } from './platform/mail/mail.ts';
import type { PushMessage, PushResult, PushTarget } from './platform/push/push.ts';

/** Creates a database of a test's own in a PostgreSQL: empty, or a copy of the database `template`. */
export async function createPostgres(server: string, template = 'template1') {
  const name = `gyeol_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  // Copying files takes a fifth of the time of PostgreSQL's default, which writes each block to its log.
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}

async function openTestDatabase(): Promise<Database> {
  // biome-ignore lint/style/noProcessEnv: the tests choose their database as the program does.
  const { DATABASE_URL, TEST_SNAPSHOT } = process.env;
  if (!DATABASE_URL) {
    const snapshot = TEST_SNAPSHOT ? new Blob([await readFile(TEST_SNAPSHOT)]) : undefined;
    return openEmbedded({ snapshot });
  }
  const own = await createPostgres(DATABASE_URL, TEST_SNAPSHOT);
  const database = await openPostgres(own.url);
  return {
    ...database,
    async close() {
      await database.close();
      await own.drop();
    },
  };
}

/** Computes the proof of a nonce from the access token that requested it, as the browser does. */
export const proofOf = (accessToken: string, nonce: string) => nonceProof(String(decodeJwt(accessToken).sid), nonce);

/** Sends a call so many times, one after the other, and returns the statuses. */
export async function statusesOf(times: number, send: (index: number) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await send(index)).status);
  return statuses;
}

/** Limits that refuse nothing, for tests that call more often than a member does. */
export const noLimits: Limits = {
  use: async () => undefined,
  attempt: async () => undefined,
  refund: async () => undefined,
  forget: async () => undefined,
  allows: async () => true,
  remember: async () => undefined,
  remembers: async () => false,
  ping: async () => undefined,
  close: async () => undefined,
};

const REQUEST_ID = 'X-Request-Id';

/** Writes an error with its stack and those of its causes. */
const describe = (error: unknown): string =>
  error instanceof Error
    ? [error.stack, ...(error.cause ? [`Caused by: ${describe(error.cause)}`] : [])].join('\n')
    : String(error);

/**
 * Stores the error of every call that fails with 500 and writes it to the console, since the response does
 * not contain it and the tests' log is silent.
 */
function watchFailures(app: ReturnType<typeof createApp>) {
  const errors = new Map<string, Error>();
  const expected: RegExp[] = [];
  // biome-ignore lint/complexity/useLiteralKeys: Hono has it as private, and no other way to wrap it
  const answer = app['errorHandler'];
  app.onError(async (error, c) => {
    const response = await answer(error, c);
    if (response.status === 500 && !expected.some((pattern) => pattern.test(describe(error)))) {
      errors.set(c.get('requestId'), error);
      // biome-ignore lint/suspicious/noConsole: the tests’ log is silent, and the console fails page tests
      console.error(`${c.req.method} ${c.req.path} failed with 500: ${describe(error)}`);
    }
    return response;
  });
  return {
    expect: (pattern: RegExp) => void expected.push(pattern),
    /** Checks that a call did not fail unexpectedly. @throws the error with which it failed */
    assertNone(response: Response, name: string) {
      const cause = errors.get(response.headers.get(REQUEST_ID) ?? '');
      if (cause) throw new Error(`${name} failed with 500: ${cause.message}`, { cause });
    },
  };
}

const BASE = '/api/v1/';

/**
 * Lets the app answer only what its calls declare, in every test that sends a request.
 * @throws on a status that the call does not declare
 */
export function assertDeclared(app: OpenAPIHono<AppEnv>) {
  const calls = app.openAPIRegistry.definitions
    .flatMap((definition) => (definition.type === 'route' ? [definition.route] : []))
    .map(({ method, path, responses }) => {
      const name = path.replace(/:(\w+)/g, '{$1}');
      const pattern = new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`);
      return { method: method.toUpperCase(), name, pattern, statuses: Object.keys(responses) };
    })
    // The fixed parts of a path come before values.
    .sort((one, other) => one.name.split('{').length - other.name.split('{').length);
  const answer = app.fetch;
  app.fetch = async (request, ...rest) => {
    const response = await answer(request, ...rest);
    const path = new URL(request.url).pathname.replace(/\/?$/, '/');
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const call = calls.find((one) => one.method === method && one.pattern.test(path));
    if (call && !call.statuses.includes(String(response.status))) {
      const { status } = response;
      throw new Error(
        `${method} ${call.name.slice(BASE.length)} answers ${status}, which it does not declare: add errors: [${status}] to its schema in the contract`,
      );
    }
    return response;
  };
}

/** Records the calls that are being answered, and returns the wait until there is none. */
function watchCalls(app: OpenAPIHono<AppEnv>) {
  const inFlight = new Set<Promise<Response>>();
  const answer = app.fetch;
  app.fetch = async (...call) => {
    const response = Promise.resolve(answer(...call));
    inFlight.add(response);
    try {
      return await response;
    } finally {
      inFlight.delete(response);
    }
  };
  return async () => {
    while (inFlight.size > 0) await Promise.allSettled(inFlight);
  };
}

/**
 * Starts a provider of a test's own: the whole app over a database of its own, with a clock that the test
 * sets. `limits` of its own are for tests that call more often than a member does, a database and a data folder for
 * those of what a provider finds when it starts.
 */
export async function startTestProvider({
  limits = createLimits(undefined),
  opened = openTestDatabase(),
  dataDir = join(tmpdir(), `gyeol-test-${randomUUID()}`),
}: {
  limits?: Limits;
  opened?: Promise<Database>;
  dataDir?: string;
} = {}) {
  const database = await opened;
  const mails: Mail[] = [];
  const pushes: (PushMessage & Pick<PushTarget, 'endpoint'>)[] = [];
  let pushResult: PushResult = 'sent';
  let clock = new Date('2026-03-02T03:00:00Z');
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    TOKEN_SECRET: 'a token secret that only tests know, long enough',
    ASSERTION_SECRET: 'an assertion secret that only tests know, long enough',
    LOG_LEVEL: 'silent',
    OPERATOR_NAME: '결 시험',
    OPERATOR_ADDRESS: '서울특별시 종로구 세종대로 1',
    OPERATOR_PHONE: '02-000-0000',
  });
  const takeMail = async (mail: Mail) => void mails.push(mail);
  const services: Services = {
    env,
    database,
    files: diskStore(join(env.DATA_DIR, 'files')),
    mail: { send: takeMail, connect: () => heldUntilEnd(takeMail) },
    delivering: new Set(),
    push: {
      key: 'the public key of tests',
      async send({ endpoint }, message) {
        if (pushResult === 'sent') pushes.push({ endpoint, ...message });
        return pushResult;
      },
    },
    limits,
    log: pino({ level: env.LOG_LEVEL }),
    now: () => clock,
  };
  const app = createApp(services);
  const failures = watchFailures(app);
  assertDeclared(app);
  const answered = watchCalls(app);
  let made = 0;

  /** Inserts a member with a session, verified unless the row says otherwise; its `call` is signed in. */
  async function member(row: Partial<typeof users.$inferInsert> = {}) {
    made += 1;
    const username = row.username ?? `member_${made}`;
    return database.write(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({
          username,
          email: `${username}@gyeol.test`,
          nickname: `회원 ${made}`,
          termsVersion: '1',
          termsAgreedAt: clock,
          emailVerifiedAt: clock,
          ...row,
        })
        .returning();
      if (!user) throw new Error('no member was made');
      const session = await openSession(tx, user.id);
      const signedIn = (method: string, path: string, body?: unknown) =>
        call(method, path, { token: session.token, ...(body !== undefined && { body }) });
      return { ...user, ...session, call: signedIn };
    });
  }

  async function openSession(tx: Db, userId: number) {
    const sessionId = randomUUID();
    const expiresAt = new Date(clock.getTime() + 30 * millisecondsInDay);
    await tx.insert(sessions).values({ id: sessionId, userId, rotatedAt: clock, expiresAt });
    const token = await signAccessToken({ userId, sessionId }, env.TOKEN_SECRET, clock);
    return { sessionId, token };
  }

  /** Returns a token of each kind of member that a call tells apart, and a broken one. */
  const tokens = async () => ({
    other: (await member()).token,
    partner: (await member({ isPartner: true })).token,
    unverified: (await member({ emailVerifiedAt: null })).token,
    manager: (await member({ role: 'manager' })).token,
    suspended: (await member({ suspendedUntil: new Date('2027-01-01') })).token,
    broken: 'not.a.token',
  });

  /** Opens another session of a member, as signing in again does. */
  const session = (userId: number) => database.write((tx) => openSession(tx, userId));

  /** Inserts a forum. */
  async function forum(slug = 'free') {
    return database.write(async (tx) => {
      const [row] = await tx
        .insert(forums)
        .values({ slug, name: `포럼 ${slug}`, nameEn: slug, description: '', descriptionEn: '' })
        .returning();
      if (!row) throw new Error('no forum was made');
      return row;
    });
  }

  /** Inserts a topic row. */
  async function topic(
    row: Omit<typeof topics.$inferInsert, 'title' | 'content'> & { title?: string; content?: string },
  ) {
    return database.write(async (tx) => {
      const [made] = await tx
        .insert(topics)
        .values({ title: '세안 뒤 당김', content: '다들 어떻게 하세요?', createdAt: clock, ...row })
        .returning();
      if (!made) throw new Error('no topic was made');
      return made;
    });
  }

  /** Reads the rows of a table, or those that match. */
  const rows = <T extends PgTable>(table: T, where?: SQL): Promise<T['$inferSelect'][]> =>
    database.read((db) =>
      db
        .select()
        .from(table as PgTable)
        .where(where),
    );

  type Insert<T extends PgTable> = T['$inferInsert'];
  /** Inserts one row or several, and returns them. */
  const insert = <T extends PgTable>(table: T, row: Insert<T> | Insert<T>[]): Promise<T['$inferSelect'][]> => {
    const values: Insert<T>[] = Array.isArray(row) ? row : [row];
    return database.write((tx) =>
      tx
        .insert(table as PgTable)
        .values(values)
        .returning(),
    );
  };

  /** Sets columns of every row of a table, or of those that match. */
  const update = async <T extends PgTable>(table: T, set: PgUpdateSetSource<T>, where?: SQL): Promise<void> => {
    await database.write((tx) => tx.update(table).set(set).where(where));
  };

  /** Inserts an uploaded picture, without a member one of the site, and returns its id and its address. */
  async function picture(userId: number | null = null) {
    const id = `${randomUUID()}.webp`;
    await insert(files, { id, userId, width: 1280, height: 720, size: 10 });
    return { id, url: `/api/v1/files/${id}` };
  }

  /**
   * Calls the API; a `token` signs the call in, a `body` is sent as JSON.
   * @throws with the cause when a call fails with 500, unless the test expects that by `expectFailure`
   */
  async function call(
    method: string,
    path: string,
    { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) {
    const response = await app.request(`/api/v1/${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    failures.assertNone(response, `${method} ${path}`);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  }

  /**
   * Starts some works one after the other while `lock` holds its rows, and releases them once each has
   * had the time of many queries to reach the lock. What `lock` returns, if it is a function, takes further locks by
   * then. On the embedded database, whose one connection is held by that, they run afterwards.
   */
  async function whileHeld(lock: (tx: Db) => Promise<unknown>, ...works: (() => Promise<unknown>)[]): Promise<void> {
    const gates = works.map((work) => {
      let open = (): void => undefined;
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      // Started outside, since no transaction may be opened inside another one.
      return { open, done: opened.then(work) };
    });
    const holding = database.write(async (tx) => {
      const further = await lock(tx);
      for (const { open } of gates) {
        open();
        for (let asked = 0; asked < 200; asked += 1) await tx.execute(sql`select 1`);
      }
      if (typeof further === 'function') await further();
    });
    await Promise.all([holding, ...gates.map(({ done }) => done)]);
  }

  return {
    app,
    services,
    read: database.read,
    write: database.write,
    now: services.now,
    rows,
    insert,
    update,
    mails,
    pushes,
    /** Lets push services answer so from now on. */
    answerPushes: (result: PushResult) => {
      pushResult = result;
    },
    member,
    tokens,
    session,
    forum,
    topic,
    picture,
    call,
    /** Lets calls of this test provider fail with 500 by an error with a matching message. */
    expectFailure: failures.expect,
    whileHeld,
    /** Advances the clock. */
    advance: (seconds: number) => {
      clock = new Date(clock.getTime() + seconds * 1000);
    },
    /** Closes the database once the calls in flight are answered. */
    stop: async () => {
      await answered();
      await services.limits.close();
      await database.close();
    },
  };
}
export type TestProvider = Awaited<ReturnType<typeof startTestProvider>>;
export type TestMember = Awaited<ReturnType<TestProvider['member']>>;

/** Starts the provider of a test file, which stops after the last test of the file. */
export async function testProvider(options?: Parameters<typeof startTestProvider>[0]) {
  const provider = await startTestProvider(options);
  afterAll(provider.stop);
  return provider;
}
