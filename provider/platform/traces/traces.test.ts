import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { files as pictures } from '../../db/schema/site.ts';
import { testProvider } from '../../testing.ts';
import { s3Store } from '../files/s3.ts';
import { startJobs } from '../jobs/schedule.ts';
import { createMailer } from '../mail/mail.ts';
import { activeSpan, record } from './span.ts';
import { traced } from './testing.ts';

const provider = await testProvider();
const { services } = provider;

const TRACE = 'a'.repeat(32);
const SPAN = 'b'.repeat(16);

it('shows a call by its route and its statements by their texts, without any value', async () => {
  const { app, traces, spans, bodies } = await traced(services);
  const traceparent = `00-${TRACE}-${SPAN}-01`;
  await app.request('/api/v1/forums/skin-talk/topics/?search=hush&page_size=7', { headers: { traceparent } });
  await app.request('/api/v1/topics/?search=hush', { headers: { traceparent } });
  await traces.close();
  const calls = spans.filter(({ parentSpanId }) => parentSpanId === SPAN);
  expect(calls.map(({ name, attributes }) => [name, attributes['http.response.status_code']])).toEqual([
    ['GET /api/v1/forums/:slug/topics/', 404],
    ['GET /api/v1/topics/', 200],
  ]);
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === calls[1]?.spanId);
  expect(statements.map(({ name }) => name)).toContain('SELECT find_topic_search');
  expect(statements.map(({ attributes }) => attributes['db.query.text']).join()).toContain('$1');
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  expect(bodies.join()).not.toMatch(/hush|skin-talk/);
});

it('gives the statements of calls at once to the call of each, also of those that wait for a connection', async () => {
  const { app, traces, spans } = await traced(services);
  const ids = Array.from({ length: 40 }, (_, index) => String(index).padStart(32, 'd'));
  // One read serves calls that ask the same at once.
  const read = (id: string) =>
    app.request(`/api/v1/topics/?search=${id}`, { headers: { traceparent: `00-${id}-${SPAN}-01` } });
  await read('c'.repeat(32));
  await Promise.all(ids.map(read));
  await traces.close();
  // Which of them opened a connection is chance.
  const namesOf = (id: string) =>
    spans
      .filter(({ traceId, name }) => traceId === id && name !== 'SET')
      .map(({ name }) => name)
      .sort();
  const [first = ''] = ids;
  expect(namesOf(first).length).toBeGreaterThan(1);
  for (const id of ids) expect(namesOf(id)).toEqual(namesOf(first));
});

it('records nothing of a trace that the web does not record, and gives its log the ids all the same', async () => {
  const { app, traces, spans } = await traced(services);
  const answer = await app.request('/api/v1/topics/', { headers: { traceparent: `00-${TRACE}-${SPAN}-00` } });
  await traces.close();
  expect(answer.headers.get('X-Request-Id')?.replaceAll('-', '')).toBe(TRACE);
  expect(spans).toEqual([]);
});

it('records as many traces as the standard settings say', async () => {
  const { traces, spans } = await traced(services, { OTEL_TRACES_SAMPLER: 'always_off', OTEL_SERVICE_NAME: 'other' });
  traces.begin({ name: 'work' }).end();
  await traces.close();
  expect(spans).toEqual([]);
});

it('begins a trace with each run of a job, and marks a failure by its kind alone', async () => {
  const { traces, spans, bodies } = await traced(services, { OTEL_SERVICE_NAME: 'other' });
  const { database, log, now } = services;
  const ran = vi.fn();
  const run = async () => {
    ran(activeSpan()?.ids.trace_id);
    throw new TypeError('hush');
  };
  const jobs = [{ name: 'sweep', cron: '0 0 1 1 *', atStart: true, run }];
  const running = startJobs(jobs, { database, log, traces, now });
  await vi.waitFor(() => expect(ran).toHaveBeenCalled());
  await running.stop();
  await traces.close();
  expect(spans).toEqual([
    expect.objectContaining({
      ...{ service: 'other', name: 'job sweep', parentSpanId: '', isFailed: true },
      attributes: { 'error.type': 'TypeError' },
    }),
  ]);
  expect(ran).toHaveBeenCalledWith(spans[0]?.traceId);
  expect(bodies.join()).not.toContain('hush');
});

it('tells once that the collector takes nothing, and once that it does again', async () => {
  const { traces, changes, bodies, behaviour } = await traced(services);
  const send = async () => {
    const before = bodies.length;
    traces.begin({ name: 'work' }).end();
    await vi.waitFor(() => expect(bodies.length).toBeGreaterThan(before));
  };
  const { answer } = behaviour;
  behaviour.answer = (res) => res.writeHead(400).end();
  await send();
  await send();
  behaviour.answer = answer;
  await send();
  await send();
  await vi.waitFor(() => expect(changes).toEqual(['Bad Request', undefined]));
});

it('goes on without a collector, tells of it, and ends', async () => {
  const { app, traces, changes, close } = await traced(services, { OTEL_EXPORTER_OTLP_TIMEOUT: '100' });
  await close();
  expect((await app.request('/api/v1/topics/')).status).toBe(200);
  await vi.waitFor(() => expect(changes).toEqual([expect.stringContaining('ECONNREFUSED')]));
  await traces.close();
});

it('drops what does not fit while the collector is slow, and does not wait for it at the end', async () => {
  const { traces, spans, behaviour } = await traced(services, {
    OTEL_BSP_MAX_QUEUE_SIZE: '10',
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '10',
  });
  behaviour.answer = () => undefined;
  for (let count = 0; count < 1000; count += 1) traces.begin({ name: 'work' }).end();
  await traces.close();
  expect(spans.length).toBeLessThan(50);
});

/** Returns a port where nothing listens any more. */
async function closedPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await vi.waitFor(() => expect(server.listening).toBe(true));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Starts a bucket, with the one pair of keys that it knows. */
async function bucket() {
  const directory = await mkdtemp(join(tmpdir(), 'gyeol-s3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: 'gyeol' }],
  });
  const { port } = await server.run();
  onTestFinished(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return { endpoint: `http://127.0.0.1:${port}`, bucket: 'gyeol', region: 'us-east-1', ...keys };
}

it('shows the file store in the trace of the call that reads from it, without the name of a file', async () => {
  const files = s3Store(await bucket());
  await files.put('hush-8x8.webp', new Uint8Array([1]));
  const shape = { width: 8, height: 8, size: 1, userId: null, createdAt: provider.now() };
  await provider.insert(pictures, [
    { id: 'hush-8x8.webp', ...shape },
    { id: 'hush-9x9.webp', ...shape },
  ]);
  const { app, traces, spans, bodies } = await traced({ ...services, files });
  await app.request('/api/v1/files/hush-8x8.webp');
  await app.request('/api/v1/files/hush-9x9.webp');
  await traces.close();
  const calls = spans.filter(({ name }) => name === 'GET /api/v1/files/:name/');
  expect(calls.map(({ attributes }) => attributes['http.response.status_code'])).toEqual([200, 404]);
  for (const { spanId } of calls) {
    const parts = spans.filter(({ parentSpanId }) => parentSpanId === spanId);
    expect(parts).toContainEqual(expect.objectContaining({ name: 'GET file store', isFailed: false, attributes: {} }));
  }
  expect(bodies.join()).not.toMatch(/hush|S3RVER/);
});

it('marks a call of the file store that it refused', async () => {
  const { traces, spans } = await traced(services);
  const files = s3Store({ ...(await bucket()), accessKeyId: 'UNKNOWN' });
  const reading = record(traces.begin({ name: 'work' }), () => files.get('hush-8x8.webp'));
  await expect(reading).rejects.toThrow('403');
  await traces.close();
  expect(spans).toContainEqual(
    expect.objectContaining({ name: 'GET file store', isFailed: true, attributes: { 'error.type': '403' } }),
  );
});

const signUp = (number: number) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', traceparent: `00-${TRACE}-${SPAN}-01` },
  body: JSON.stringify({
    ...{ username: `hush_${number}`, email: `hush${number}@example.com`, password: 'quiet winter lake' },
    ...{ nickname: `쉿 ${number}`, agreements: { terms: true, age: true, marketing: false } },
  }),
});

/** Starts a mail server, which rejects mails to `unknown@` at their end. */
async function mailServer(onMail: (to: string[]) => void) {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      onMail(to);
      const rejection = Object.assign(new Error('5.1.1 no such mailbox'), { responseCode: 550 });
      stream.resume().on('end', () => done(to.some((it) => it.startsWith('unknown@')) ? rejection : null));
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  const { port } = server.server.address() as AddressInfo;
  return port;
}

it('shows each mail of a connection, whether it is taken, rejected or abandoned', async () => {
  const { traces, spans, bodies } = await traced(services);
  const port = await mailServer(() => undefined);
  const connection = createMailer({ ...services.env, SMTP_URL: `smtp://127.0.0.1:${port}` }).connect();
  const begin = (to: string) => connection.begin({ to, subject: 'hush', text: 'hush' });
  await record(traces.begin({ name: 'work' }), async () => {
    await (await begin('taken@example.com')).finish();
    await expect((await begin('unknown@example.com')).finish()).rejects.toThrow('550');
    (await begin('abandoned@example.com')).abandon();
  });
  connection.close();
  await traces.close();
  const mails = spans.filter(({ name }) => name === 'mail');
  expect(mails.map(({ attributes }) => attributes)).toEqual([{}, { 'error.type': '550' }, {}]);
  expect(bodies.join()).not.toMatch(/hush|example/);
});

it('shows a mail in the trace of the call that caused it, also one that no server took', async () => {
  const received = vi.fn();
  const port = await mailServer(received);
  const mailer = (at: number) => createMailer({ ...services.env, SMTP_URL: `smtp://127.0.0.1:${at}` });
  const calls = [mailer(port), mailer(await closedPort())].entries();
  for (const [number, mail] of calls) {
    const { app, traces, spans, bodies } = await traced({ ...services, mail });
    expect((await app.request('/api/v1/auth/registration/', signUp(number))).status).toBe(200);
    await Promise.all(services.delivering);
    await traces.close();
    const call = spans.find(({ name }) => name === 'POST /api/v1/auth/registration/');
    const isAway = number === 1;
    expect(spans.filter(({ name }) => name === 'mail')).toEqual([
      expect.objectContaining({
        ...{ traceId: TRACE, parentSpanId: call?.spanId, isFailed: isAway },
        attributes: isAway ? { 'error.type': 'ESOCKET' } : {},
      }),
    ]);
    expect(bodies.join()).not.toMatch(/hush|winter|쉿/);
  }
  expect(received.mock.calls).toEqual([[['hush0@example.com']]]);
});
