import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../app.ts';
import { readQueues } from '../../areas/statistics/queues.ts';
import { waitingMails } from '../../db/schema/jobs.ts';
import { newsletterDeliveries, newsletters } from '../../db/schema/newsletters.ts';
import { storeCredits } from '../../db/schema/points.ts';
import { enter } from '../../domain/ledger/ledger.ts';
import { testProvider } from '../../testing.ts';
import { startJobs } from '../jobs/schedule.ts';
import { serveMetrics } from '../process/serveMetrics.ts';
import { createMetrics } from './metrics.ts';

const provider = await testProvider();
const { database } = provider.services;
const work = { reports: 3, support: 0 };
const queues = { readWork: async () => work, readQueues: () => provider.read((db) => readQueues(db, provider.now())) };

/** Serves the metrics of a provider on a free port; `read` returns the lines of one name. */
async function measured() {
  const metrics = createMetrics(database, queues);
  const at = { host: '127.0.0.1', port: 0, variable: 'METRICS_PORT' };
  const { address, close } = await serveMetrics(metrics.registry, at);
  onTestFinished(close);
  const read = async (name: string) => {
    const answer = await fetch(address);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    return (await answer.text()).split('\n').filter((line) => line.startsWith(name));
  };
  return { metrics, address, read };
}

it('counts calls by their route, so that no address of a member becomes a name', async () => {
  const { metrics, read } = await measured();
  const app = createApp({ ...provider.services, metrics });
  for (const path of ['forums/', 'forums/skin-talk/', 'forums/free/', 'nothing/here/']) {
    await app.request(`/api/v1/${path}`);
  }
  const lines = await read('http_requests_total');
  expect(lines.join('\n')).not.toContain('skin-talk');
  expect(lines.filter((line) => line.includes(':slug'))).toEqual([expect.stringMatching(/status="404".* 2$/)]);
  expect(await read('http_request_duration_seconds_count')).toHaveLength(lines.length);
});

it('shows open work, streams and the process at the moment of the scrape', async () => {
  const { read } = await measured();
  expect(await read('gyeol_open_work')).toEqual([
    'gyeol_open_work{queue="reports"} 3',
    'gyeol_open_work{queue="support"} 0',
  ]);
  const leave = database.live.subscribe('metrics', { changed: () => undefined, closed: () => undefined });
  expect(await read('gyeol_event_streams')).toEqual(['gyeol_event_streams 1']);
  leave();
  expect(await read('gyeol_event_streams')).toEqual(['gyeol_event_streams 0']);
  expect(await read('process_resident_memory_bytes')).toHaveLength(1);
  const states = (await read('gyeol_database_connections')).map((line) => /state="(\w+)"/.exec(line)?.[1]);
  expect(states).toEqual(database.kind === 'postgres' ? ['open', 'idle', 'waiting'] : []);
});

it('shows what is due to be sent, and how long its first has been', async () => {
  const { read } = await measured();
  expect(await read('gyeol_queue_length')).toEqual(
    ['notifications', 'mails', 'newsletters', 'credits', 'refused_credits'].map(
      (queue) => `gyeol_queue_length{queue="${queue}"} 0`,
    ),
  );
  const at = (seconds: number) => new Date(provider.now().getTime() + seconds * 1000);
  const mail = (seconds: number) => ({ sealed: 'x', dueAt: at(seconds) });
  await provider.insert(waitingMails, [mail(-90), mail(-30), mail(60)]);
  const { id: userId } = await provider.member();
  const converted = { userId, ledger: 'point', amount: -1000, reason: 'converted' } as const;
  for (const [seconds, refusal] of [
    [-5, null],
    [-700, 404],
    [-800, 422],
  ] as const) {
    const { id: entryId } = await provider.write((tx) => enter(tx, { ...converted, now: at(seconds) }));
    const credit = { userId, entryId, won: 1000, refusal, createdAt: at(seconds) };
    await provider.insert(storeCredits, { ...credit, status: 'pending' });
  }
  expect(await read('gyeol_queue_length')).toEqual([
    'gyeol_queue_length{queue="notifications"} 0',
    'gyeol_queue_length{queue="mails"} 2',
    'gyeol_queue_length{queue="newsletters"} 0',
    'gyeol_queue_length{queue="credits"} 1',
    'gyeol_queue_length{queue="refused_credits"} 2',
  ]);
  expect((await read('gyeol_queue_age_seconds')).join()).toMatch(
    /"mails"\} 90,.*"credits"\} 5,.*"refused_credits"\} 800$/,
  );
});

it('counts what is held until the morning from then on', async () => {
  const at = (time: string) => new Date(`${time}+09:00`);
  const { id: createdBy } = await provider.member();
  const times = { createdBy, createdAt: at('2026-03-02T20:00'), updatedAt: at('2026-03-02T20:00') };
  const texts = { subject: '봄 소식', content: '<p>안녕하세요.</p>', locale: 'ko' as const, topic: 'digest' as const };
  const audience = { locale: null, active_days: null, skin_types: [] };
  const [row] = await provider.insert(newsletters, { ...texts, ...times, audience, state: 'sending' });
  const delivery = (time: string) => ({ newsletterId: row?.id ?? 0, dueAt: at(time) });
  await provider.insert(newsletterDeliveries, [delivery('2026-03-02T20:50'), delivery('2026-03-03T08:30')]);
  const shown = async (time: string) => (await provider.read((db) => readQueues(db, at(time)))).newsletters;
  expect(await shown('2026-03-02T20:59')).toEqual({ length: 1, seconds: 9 * 60 });
  for (const time of ['2026-03-02T21:30', '2026-03-03T03:00']) {
    expect(await shown(time)).toEqual({ length: 0, seconds: 0 });
  }
  expect(await shown('2026-03-03T08:10')).toEqual({ length: 1, seconds: 10 * 60 });
  expect(await shown('2026-03-03T09:00')).toEqual({ length: 2, seconds: 60 * 60 });
});

it('counts fewer with each mail of a newsletter that is sent, while what is left is due for as long', async () => {
  const { id: createdBy } = await provider.member();
  const at = (seconds: number) => new Date(new Date('2026-03-02T12:00+09:00').getTime() + seconds * 1000);
  const times = { createdBy, createdAt: at(0), updatedAt: at(0) };
  const texts = { subject: '봄 소식', content: '<p>안녕하세요.</p>', locale: 'ko' as const, topic: 'digest' as const };
  const audience = { locale: null, active_days: null, skin_types: [] };
  await provider.write((tx) => tx.delete(newsletterDeliveries));
  const [row] = await provider.insert(newsletters, { ...texts, ...times, audience, state: 'sending' });
  const due = { newsletterId: row?.id ?? 0, dueAt: at(0) };
  const [first] = await provider.insert(newsletterDeliveries, [due, due, due]);
  const shown = async () => (await provider.read((db) => readQueues(db, at(3600)))).newsletters;
  expect(await shown()).toEqual({ length: 3, seconds: 3600 });
  await provider.write((tx) =>
    tx
      .update(newsletterDeliveries)
      .set({ state: 'sent' })
      .where(eq(newsletterDeliveries.id, first?.id ?? 0)),
  );
  // The alert reads the length, so that it does not fire meanwhile.
  expect(await shown()).toEqual({ length: 2, seconds: 3600 });
});

it('counts the runs of jobs, and which failed, beginning before the first', async () => {
  const { metrics, read } = await measured();
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const job = (name: string, run: () => Promise<unknown>) => ({ name, cron: '0 0 1 1 *', atStart: true, run });
  const jobs = startJobs(
    [
      job('metrics kept', () => begun),
      job('metrics broken', async () => {
        await begun;
        throw new Error('broken');
      }),
    ],
    {
      database,
      metrics,
      log: { debug: () => undefined, warn: () => undefined, error: () => undefined },
      now: () => new Date(),
    },
  );
  const counts = async () =>
    (await read('gyeol_job_duration_seconds_count')).map((line) =>
      /task="metrics (\w+)",outcome="(\w+)"\} (\d+)$/.exec(line)?.slice(1).join(' '),
    );
  // An alert on an increase sees the first failure only where there was a 0 before.
  expect(await counts()).toEqual(['kept done 0', 'kept failed 0', 'broken done 0', 'broken failed 0']);
  begin();
  await jobs.stop();
  expect(await counts()).toEqual(['kept done 1', 'kept failed 0', 'broken done 0', 'broken failed 1']);
});

it('serves nothing else, and names the variable of a port that is taken', async () => {
  const { address, metrics } = await measured();
  expect((await fetch(address.replace('metrics', ''))).status).toBe(404);
  const taken = { host: '127.0.0.1', port: Number(new URL(address).port), variable: 'METRICS_PORT' };
  await expect(serveMetrics(metrics.registry, taken)).rejects.toThrow(/METRICS_PORT: \d+ on 127.0.0.1/);
});
