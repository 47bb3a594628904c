import { Cron } from 'croner';
import { millisecondsInMinute } from 'date-fns/constants';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { recurringJobs } from '../../jobs.ts';
import { testProvider } from '../../testing.ts';
import { claimRun, type Job, startJobs } from './schedule.ts';

const EVERY_SECOND = '* * * * * *';

const provider = await testProvider();

let clock: Date;
let errors: object[];
let warnings: object[];
beforeEach(() => {
  clock = new Date('2026-03-02T03:00:00Z');
  errors = [];
  warnings = [];
});
const warn = (warning: object) => void warnings.push(warning);

/** Starts a provider's jobs over the tests' database and clock. */
function start(jobs: Job[]) {
  const started = startJobs(jobs, {
    database: provider.services.database,
    log: { debug: () => undefined, warn, error: (failure: object) => void errors.push(failure) },
    now: () => clock,
  });
  onTestFinished(() => started.stop());
  return started;
}
const claim = (name: string, dueAt: string) =>
  claimRun(provider.services.database, { warn }, { name, dueAt: new Date(dueAt) });

it('gives a run to one of several providers, and an earlier one to none', async () => {
  const due = () => claim('claimed', '2026-03-02T03:05:00Z');
  const claims = await Promise.all([due(), due(), due(), due()]);
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claim('claimed', '2026-03-02T03:04:00Z')).toBe(false);
  expect(await claim('claimed', '2026-03-02T03:06:00Z')).toBe(true);
  expect(await claim('another', '2026-03-02T03:05:00Z')).toBe(true);
});

it('runs a job again, and says so, once a clock that was far ahead is set right', async () => {
  const runs: string[] = [];
  const job = {
    name: 'astray',
    cron: EVERY_SECOND,
    atStart: true,
    run: async () => void runs.push(clock.toISOString()),
  };
  const times = ['2027-03-02T03:00:00.000Z', '2026-03-02T03:00:00.000Z', '2026-03-02T03:01:00.000Z'];
  for (const time of times) {
    clock = new Date(time);
    await start([job]).stop();
  }
  expect(runs).toEqual(times);
  expect(warnings).toMatchObject([{ job: 'astray', stored: new Date(times[0] ?? '') }]);
  // Clocks of providers differ by minutes.
  clock = new Date('2026-03-02T02:30:00Z');
  await start([job]).stop();
  expect(runs).toEqual(times);
});

it('runs a job of two providers once whenever it is due', async () => {
  const runs: string[] = [];
  const job = (provider: string): Job => ({
    name: 'shared',
    cron: EVERY_SECOND,
    run: async () => void runs.push(`${provider} at ${clock.toISOString()}`),
  });
  start([job('one')]);
  start([job('two')]);
  await expect.poll(() => runs.length, { timeout: 30_000 }).toBe(1);
  clock = new Date('2026-03-02T03:01:00Z');
  await expect.poll(() => runs.length, { timeout: 30_000 }).toBe(2);
  expect(runs.map((run) => run.slice(-24))).toEqual(['2026-03-02T03:00:00.000Z', '2026-03-02T03:01:00.000Z']);
  expect(errors).toEqual([]);
});

it('counts early timers and different clocks as the same minute', async () => {
  const runs: Date[] = [];
  const job = { name: 'skewed', cron: EVERY_SECOND, atStart: true, run: async () => void runs.push(clock) };
  for (const time of ['03:09:59.999', '03:10:00.001', '03:10:20.000']) {
    clock = new Date(`2026-03-02T${time}Z`);
    await start([job]).stop();
  }
  expect(runs).toHaveLength(1);
});

it('logs a job that fails, runs it when it is next due, and runs the others', async () => {
  const tries: Date[] = [];
  const others: Date[] = [];
  const failing = async () => {
    tries.push(clock);
    throw new Error('broken');
  };
  const jobs = [
    { name: 'failing', cron: EVERY_SECOND, atStart: true, run: failing },
    { name: 'working', cron: EVERY_SECOND, atStart: true, run: async () => void others.push(clock) },
  ];
  await start(jobs).stop();
  expect([tries.length, others.length]).toEqual([1, 1]);
  expect(errors).toMatchObject([{ job: 'failing' }]);

  clock = new Date('2026-03-02T03:01:00Z');
  await start(jobs).stop();
  expect([tries.length, others.length]).toEqual([2, 2]);
});

it('stops after the jobs that run, and starts none', async () => {
  const { promise: started, resolve: begin } = deferred();
  const { promise: ended, resolve: end } = deferred();
  const jobs = start([
    {
      name: 'long',
      cron: EVERY_SECOND,
      atStart: true,
      run: async () => {
        begin();
        await ended;
      },
    },
  ]);
  await started;
  let isStopped = false;
  const stopping = jobs.stop().then(() => {
    isStopped = true;
  });
  await claim('stopping', '2026-03-02T03:00:00Z');
  expect(isStopped).toBe(false);
  end();
  await stopping;
});

function deferred() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

it('has a name of its own and a known interval for every job', () => {
  const jobs = recurringJobs({
    ...provider.services,
    env: { ...provider.services.env, RAFFLE_BEACON_URL: 'https://beacon.test' },
  });
  const names = jobs.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const minutes = jobs.map(({ name, cron }) => {
    const runs = new Cron(cron, { timezone: 'UTC', paused: true }).nextRuns(30, clock);
    const gaps = runs.slice(1).map((run, at) => Number(run) - Number(runs[at]));
    expect(new Set(gaps).size, name).toBe(1);
    return [name, Number(gaps[0]) / millisecondsInMinute] as const;
  });
  const { checkpoint, vacuum, ...others } = Object.fromEntries(minutes);
  const isEmbedded = provider.services.database.kind === 'embedded';
  expect([checkpoint, vacuum]).toEqual(isEmbedded ? [5, 60] : [undefined, undefined]);
  expect(others).toEqual({
    'raffle beacon': 1,
    raffles: 1,
    rankings: 5,
    files: 10,
    digests: 60,
    reports: 60,
    'points-notice': 60,
    points: 60,
    'event details': 60,
    'raffle details': 60,
    followers: 5,
    'unclaimed surveys': 60,
    'sign-in data': 60,
    'challenge reminders': 15,
    'ended challenges': 1,
    'ended raffles': 1,
    mails: 1,
    'push messages': 1,
    'notice mails': 1,
    'mail records': 60,
    notifications: 60,
    views: 60,
    marketing: 60,
    announcements: 1,
    newsletters: 1,
    'consent reminders': 60,
    'newsletter deliveries': 60,
    support: 60,
    trash: 60,
    badges: 60,
    leavers: 60,
    'active days': 60,
  });
});
