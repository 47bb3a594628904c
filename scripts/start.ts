import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DEMO_PASSWORD } from '../contract/constants/demo.ts';
import { readEnv as readWebEnv } from '../lib/env.ts';
import { waitForAnswer } from '../lib/waitForAnswer.ts';
import { readEnv as readProviderEnv } from '../provider/platform/config/env.ts';
import type { ReadyMessage } from '../provider/server.ts';
import { loadEnvFile, ROOT } from '../server/root.ts';
import { type Settings, settle } from '../server/settings.ts';
import { createSupervisor, type Program, RESTART_POLICY } from '../server/supervisor.ts';
import { arePagesCurrent } from './lib/buildState.ts';
import { findPort, requirePort } from './lib/ports.ts';
import { limitMemory } from './lib/webMemory.ts';

/**
 * Builds the pages if there is no current build, while the provider starts; then runs both as one (`npm start`).
 */
async function start() {
  process.chdir(ROOT);
  loadEnvFile();
  const settings = await readSettings();
  const built = build(settings);
  if (settings.provider && isFirstStart(settings)) {
    console.log('First start: the database and its first content are being made…');
  }
  const supervisor = createSupervisor(RESTART_POLICY);
  const providerReady = settings.provider
    ? supervisor.start(providerProgram(settings.provider))
    : Promise.resolve(undefined);
  // The web waits for the provider's first start, so that no visitor sees half of the first content.
  void Promise.all([providerReady, built]).then(async ([message, status]) => {
    if (status !== 0) return supervisor.stop().then(() => process.exit(status));
    await supervisor.start(webProgram(settings));
    await waitForAnswer(settings.listensAt);
    announce(settings, (message as ReadyMessage | undefined)?.madeAccounts ?? false);
  });
  process.exit(await supervisor.finished);
}

async function readSettings(): Promise<Settings> {
  try {
    const settings = settle(process.env, await findPort(4000));
    if (settings.provider) readProviderEnv(settings.provider);
    readWebEnv(settings.web);
    await requirePort('PORT', settings.port, settings.host);
    return settings;
  } catch (error) {
    console.error(`The site cannot start with these settings:\n${(error as Error).message}`);
    process.exit(1);
  }
}

/** Builds the pages if there is no current build; resolves with the exit code. */
async function build({ web }: Settings): Promise<number> {
  if (arePagesCurrent()) return 0;
  console.log('The pages are being built; this takes a minute or two…');
  const building = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--unchecked'], {
    env: web as NodeJS.ProcessEnv,
    stdio: 'inherit',
  });
  process.on('exit', () => building.kill());
  const [code] = (await once(building, 'exit')) as [number | null];
  return code ?? 1;
}

const isFirstStart = ({ provider, dataDir }: Settings) =>
  !provider?.DATABASE_URL && !['db', 'db.json'].some((name) => existsSync(join(dataDir, name)));

const providerProgram = (env: Program['env']): Program => ({
  name: 'The provider',
  args: ['--enable-source-maps', 'dist/provider.js'],
  env,
});

const webProgram = ({ host, port, web }: Settings): Program => ({
  name: 'The web',
  args: ['--enable-source-maps', 'dist/web.js', host, String(port)],
  env: limitMemory(web),
});

function announce({ address, provider, dataDir }: Settings, madeAccounts: boolean) {
  const lines = [`결 (Gyeol) runs at ${address}`];
  if (madeAccounts) {
    lines.push(
      '  member   demo     demo@gyeol.test',
      '  owner    manager  manager@gyeol.test',
      `  password of both: ${DEMO_PASSWORD}`,
    );
  }
  if (provider) {
    lines.push(
      provider.SMTP_URL
        ? `  mails go to ${new URL(provider.SMTP_URL).host}`
        : `  mails are written into ${resolve(dataDir, 'outbox')}`,
    );
  }
  console.log(`\n${lines.join('\n')}\n`);
}

await start();
