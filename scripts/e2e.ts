import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { bin, ROOT } from '../server/root.ts';
import { requireBrowser } from './lib/browser.ts';
import { type Site, startSite } from './lib/site.ts';

/** Runs the browser tests over a site of their own (`npm run test:e2e -- <Playwright's arguments>`). */
async function run(): Promise<number> {
  process.chdir(ROOT);
  let site: Site;
  try {
    requireBrowser();
    // Each test names an address of its own, so that tests do not share one address's limits.
    site = await startSite({
      WEB_TRUSTED_HOPS: '1',
      // A journey beside other runs waits for a slow page: what a page does without its calls is the faults' to show.
      PAGE_CALLS_MS: '15000',
      // Newsletters name their sender.
      OPERATOR_NAME: '결 시험',
      OPERATOR_ADDRESS: '서울특별시 종로구 세종대로 1',
      OPERATOR_PHONE: '02-000-0000',
    });
  } catch (error) {
    console.error((error as Error).message);
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
  return code ?? 1;
}

process.exit(await run());
