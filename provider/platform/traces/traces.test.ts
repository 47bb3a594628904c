import { expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { testProvider } from '../../testing.ts';
import { startJobs } from '../jobs/schedule.ts';
import { activeSpan } from './span.ts';
import { startCollector } from './testing.ts';
import { openTraces } from './traces.ts';

const provider = await testProvider();
const { services } = provider;

/** Opens traces to a collector of a test's own; `changes` are what an operator is told of it. */
async function traced(settings: Record<string, string> = {}) {
  const collector = await startCollector();
  onTestFinished(collector.close);
  for (const [name, value] of Object.entries({ ...collector.settings, ...settings })) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const changes: (string | undefined)[] = [];
  const traces = await openTraces('gyeol-test', 'http/json', (problem) => void changes.push(problem));
  onTestFinished(traces.close);
  return { ...collector, traces, changes, app: createApp({ ...services, traces }) };
}

const TRACE = 'a'.repeat(32);
const SPAN = 'b'.repeat(16);

it('shows a call by its route and its statements by their texts, without any value', async () => {
  const { app, traces, spans, bodies } = await traced();
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
  const { app, traces, spans } = await traced();
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
  const { app, traces, spans } = await traced();
  const answer = await app.request('/api/v1/topics/', { headers: { traceparent: `00-${TRACE}-${SPAN}-00` } });
  await traces.close();
  expect(answer.headers.get('X-Request-Id')?.replaceAll('-', '')).toBe(TRACE);
  expect(spans).toEqual([]);
});

it('records as many traces as the standard settings say', async () => {
  const { traces, spans } = await traced({ OTEL_TRACES_SAMPLER: 'always_off', OTEL_SERVICE_NAME: 'other' });
  traces.begin({ name: 'work' }).end();
  await traces.close();
  expect(spans).toEqual([]);
});

it('begins a trace with each run of a job, and marks a failure by its kind alone', async () => {
  const { traces, spans, bodies } = await traced({ OTEL_SERVICE_NAME: 'other' });
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
  const { traces, changes, bodies, behaviour } = await traced();
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
  const { app, traces, changes, close } = await traced({ OTEL_EXPORTER_OTLP_TIMEOUT: '100' });
  await close();
  expect((await app.request('/api/v1/topics/')).status).toBe(200);
  await vi.waitFor(() => expect(changes).toEqual([expect.stringContaining('ECONNREFUSED')]));
  await traces.close();
});

it('drops what does not fit while the collector is slow, and does not wait for it at the end', async () => {
  const { traces, spans, behaviour } = await traced({
    OTEL_BSP_MAX_QUEUE_SIZE: '10',
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '10',
  });
  behaviour.answer = () => undefined;
  for (let count = 0; count < 1000; count += 1) traces.begin({ name: 'work' }).end();
  await traces.close();
  expect(spans.length).toBeLessThan(50);
});
