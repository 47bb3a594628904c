import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { bin, ROOT } from '../server/root.ts';
import { requireBrowser } from './lib/browser.ts';
import { startPostgres } from './lib/postgres.ts';
import { JOURNEY_SETTINGS, type Site, startSite } from './lib/site.ts';

/**
 * Runs the browser tests over a site of their own (`npm run test:e2e -- <Playwright's arguments>`), with
 * E2E_DATABASE=postgres on a PostgreSQL of its own instead of the embedded database.
 */
async function run(): Promise<number> {
  process.chdir(ROOT);
  const postgres = process.env.E2E_DATABASE === 'postgres' ? await startPostgres() : undefined;
  let site: Site;
  try {
    requireBrowser();
    site = await startSite({ ...JOURNEY_SETTINGS, ...(postgres && { DATABASE_URL: postgres.url }) });
  } catch (error) {
    console.error((error as Error).message);
    await postgres?.stop();
    return 1;
  }
  const tests = spawn(process.execPath, [bin('@playwright/test/cli.js'), 'test', ...process.argv.slice(2)], {
    env: { ...process.env, E2E_URL: site.url, E2E_DATA_DIR: site.dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // A signal ends the tests first; the site is stopped afterwards.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal));
  const [code, signal] = await once(tests, 'exit');
  if (signal) console.error(`The browser tests were ended by ${signal}.`);
  await site.stop();
  await postgres?.stop();
  return code ?? 1;
}

process.exit(await run());
