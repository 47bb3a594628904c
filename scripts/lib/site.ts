import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../server/root.ts';
import { newcomerEnv } from './newcomerEnv.ts';
import { findPort } from './ports.ts';

/** A complete site for a program: `npm start` with an empty database in its own folder. */
export interface Site {
  url: string;
  dataDir: string;
  stop(): Promise<void>;
}

/** The settings of a site that browser tests go through. */
export const JOURNEY_SETTINGS = {
  // Each test names an address of its own, so that tests do not share one address's limits.
  WEB_TRUSTED_HOPS: '1',
  // A journey beside other runs waits for a slow page: what a page does without its calls is the faults' to show.
  PAGE_CALLS_MS: '15000',
  // Newsletters name their sender.
  OPERATOR_NAME: '결 시험',
  OPERATOR_ADDRESS: '서울특별시 종로구 세종대로 1',
  OPERATOR_PHONE: '02-000-0000',
};

/**
 * Starts the site on a free port, after `prepare` with its settings, and waits for its first page.
 * @throws when it ends instead
 */
export async function startSite(
  env: Record<string, string> = {},
  prepare: (settings: NodeJS.ProcessEnv) => Promise<void> = async () => undefined,
): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-site-'));
  const port = String(await findPort());
  const settings = {
    ...process.env,
    ...newcomerEnv(),
    DATA_DIR: dataDir,
    PORT: port,
    PROVIDER_PORT: String(await findPort()),
    ...env,
  } as NodeJS.ProcessEnv;
  await prepare(settings);
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: ROOT,
    env: settings,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  if (!(await announced(child))) {
    await stop();
    throw new Error('The site did not start; its output is above.');
  }
  return { url: `http://127.0.0.1:${port}`, dataDir, stop };
}

/** Returns whether the site printed its address before it ended. */
function announced(child: ChildProcess): Promise<boolean> {
  return new Promise((done) => {
    child.stdout?.on('data', (chunk) => {
      process.stdout.write(chunk);
      if (String(chunk).includes('runs at http')) done(true);
    });
    child.once('exit', () => done(false));
  });
}
