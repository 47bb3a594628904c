import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, ROOT } from '../server/root.ts';
import type { Count } from '../tests/security/counts.ts';
import { startPostgres } from './lib/postgres.ts';
import { type Outcome, runPlaywright, runVitest } from './lib/runners.ts';
import { runSiteSecurity } from './lib/siteSecurity.ts';

/**
 * Runs every case of `tests/security/` on the embedded database, on PostgreSQL where one is installed,
 * through a built site and in a browser, and prints their counts (`npm run test:security`).
 */
async function security(): Promise<number> {
  process.chdir(ROOT);
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-security-'));
  const counts = join(folder, 'counts.jsonl');
  const env = { ...process.env, SECURITY_SIZE: 'full', SECURITY_COUNTS: counts };
  const report = (name: string) => join(folder, `${name}.json`);
  const run = (name: string, more: Record<string, string | undefined>) =>
    runVitest({
      name,
      args: [bin('vitest/vitest.mjs'), 'run', '--project', 'security'],
      env: { ...env, ...more },
      report: report(name),
    });
  const outcomes: Outcome[] = [await run('Security on the embedded database', { DATABASE_URL: undefined })];
  const postgres = await startPostgres();
  if (postgres) {
    outcomes.push(await run('Security on PostgreSQL', { DATABASE_URL: postgres.url }));
    await postgres.stop();
  }
  // Builds the site first where there is no current build.
  outcomes.push(await runSiteSecurity(env, report('site')));
  outcomes.push(
    await runPlaywright({
      name: 'Stored scripts in a browser',
      args: ['--import', 'tsx', 'scripts/e2e.ts', 'xss', '--project=desktop'],
      env,
      report: report('scripts'),
    }),
  );
  printCounts(counts);
  rmSync(folder, { recursive: true });
  for (const { name, closing } of outcomes) console.log([name, ...closing].join('\n'));
  return outcomes.every(({ failed }) => failed === 0) ? 0 : 1;
}

/** Prints each count and, of counts by status (`name: 4xx`), the sum. */
function printCounts(file: string) {
  const totals = new Map<string, number>();
  const add = (name: string, count: number) => totals.set(name, (totals.get(name) ?? 0) + count);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  for (const line of lines) {
    const { name, count } = JSON.parse(line) as Count;
    const [call, status] = name.split(': ');
    add(call ?? name, count);
    if (status) add(name, count);
  }
  console.log('');
  for (const [name, count] of [...totals].sort()) {
    console.log(`${count.toLocaleString('en').padStart(10)}  ${name}`);
  }
}

process.exit(await security());
