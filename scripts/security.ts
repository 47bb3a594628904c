import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Count } from '../tests/security/counts.ts';
import { startPostgres } from './lib/postgres.ts';
import { runPlaywright, runVitest } from './lib/runners.ts';
import { runSiteSecurity } from './lib/siteSecurity.ts';

/**
 * Runs every case of `tests/security/` on the embedded database, on PostgreSQL where one is installed,
 * through a built site and in a browser, and prints their counts (`npm run test:security`).
 */
async function security(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-security-'));
  const counts = join(folder, 'counts.jsonl');
  const env = { ...process.env, SECURITY_SIZE: 'full', SECURITY_COUNTS: counts };
  const run = (name: string, databaseUrl: string | undefined) =>
    runVitest(name, ['--project=security'], { ...env, DATABASE_URL: databaseUrl });
  const outcomes = [await run('Security on the embedded database', undefined)];
  const postgres = await startPostgres();
  if (postgres) {
    outcomes.push(await run('Security on PostgreSQL', postgres.url));
    await postgres.stop();
  }
  // Builds the site first where there is no current build.
  outcomes.push(await runSiteSecurity(env));
  outcomes.push(await runPlaywright('Stored scripts in a browser', ['xss', '--project=desktop'], env));
  printCounts(counts);
  rmSync(folder, { recursive: true });
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  for (const { file, test, message } of failures) console.log(`FAIL ${file} › ${test}: ${message}`);
  return failures.length === 0 ? 0 : 1;
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
