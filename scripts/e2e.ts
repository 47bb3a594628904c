import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readEnv } from '../provider/platform/config/env.ts';
import { openServices } from '../provider/platform/process/boot.ts';
import { seedFirstContent } from '../seed/firstContent.ts';
import { bin, ROOT } from '../server/root.ts';
import { settle } from '../server/settings.ts';
import { requireBrowser } from './lib/browser.ts';
import { type Postgres, startPostgres } from './lib/postgres.ts';
import { JOURNEY_SETTINGS, type Site, startSite } from './lib/site.ts';

/** A site with a database server of its own has no secrets of its own. */
const SECRET = 'of journeys that nobody else goes on';

/** Fills the database of a site's settings as the first start of an embedded one does. */
async function fillDatabase(settings: NodeJS.ProcessEnv): Promise<void> {
  const { provider } = settle({ ...settings, API_URL: '' }, 0);
  const { services, close } = await openServices(readEnv({ ...provider, LOG_LEVEL: 'error' }), 'npm run test:e2e');
  await seedFirstContent(services, { accounts: true }).finally(close);
}

/** Starts the site of the journeys, on a PostgreSQL if there is one. @throws when it does not start */
const startJourneys = (postgres: Postgres | undefined): Promise<Site> =>
  postgres
    ? startSite(
        {
          ...JOURNEY_SETTINGS,
          DATABASE_URL: postgres.url,
          LOG_LEVEL: 'warn',
          NEXTAUTH_SECRET: SECRET,
          TOKEN_SECRET: SECRET,
          ASSERTION_SECRET: SECRET,
        },
        fillDatabase,
      )
    : startSite(JOURNEY_SETTINGS);

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
    site = await startJourneys(postgres);
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
