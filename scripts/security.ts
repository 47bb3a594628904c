import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Count } from '../tests/security/counts.ts';
import { startPostgres } from './lib/postgres.ts';
import { bin, ROOT } from './lib/root.ts';
import { runVitest } from './lib/runners.ts';

/**
 * `npm run test:security`: runs the tests of `tests/security/` on the embedded database and, where one
 * is installed, on PostgreSQL, then prints what they counted.
 */
async function security(): Promise<number> {
  process.chdir(ROOT);
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-security-'));
  const counts = join(folder, 'counts.jsonl');
  const run = (name: string, env: Record<string, string | undefined>) =>
    runVitest({
      name,
      args: [bin('vitest/vitest.mjs'), 'run', '--project', 'security'],
      env: { ...process.env, SECURITY_COUNTS: counts, ...env },
      report: join(folder, `${name}.json`),
    });
  const outcomes = [await run('Security on the embedded database', {})];
  const postgres = await startPostgres();
  if (postgres) {
    outcomes.push(await run('Security on PostgreSQL', { DATABASE_URL: postgres.url }));
    await postgres.stop();
  }
  printCounts(counts);
  rmSync(folder, { recursive: true });
  for (const { name, closing } of outcomes) console.log([name, ...closing].join('\n'));
  return outcomes.every(({ failed }) => failed === 0) ? 0 : 1;
}

function printCounts(file: string) {
  const totals = new Map<string, number>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  for (const line of lines) {
    const { name, count } = JSON.parse(line) as Count;
    totals.set(name, (totals.get(name) ?? 0) + count);
  }
  console.log('');
  for (const [name, count] of totals) console.log(`${count.toLocaleString('en')} ${name}`);
}

process.exit(await security());
