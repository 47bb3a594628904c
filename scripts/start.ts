import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readEnv as readWebEnv } from '../lib/env.ts';
import { readEnv as readProviderEnv } from '../provider/env.ts';
import type { ReadyMessage } from '../provider/server.ts';
import { isBuildCurrent } from './lib/build-state.ts';
import { findPort, requirePort } from './lib/ports.ts';
import { loadEnvFile, ROOT } from './lib/root.ts';
import { type Settings, settle } from './lib/settings.ts';
import { createSupervisor, type Program, RESTART_POLICY } from './lib/supervise.ts';
import { limitMemory } from './lib/webMemory.ts';

/** `npm start`: builds if there is no current build, then runs the provider and the web as one. */
async function start() {
  process.chdir(ROOT);
  loadEnvFile();
  const settings = await readSettings();
  build(settings);
  if (settings.provider && isFirstStart(settings)) {
    console.log('First start: the database and its first content are being made…');
  }
  const supervisor = createSupervisor(RESTART_POLICY);
  const providerReady = settings.provider
    ? supervisor.start(providerProgram(settings.provider))
    : Promise.resolve(undefined);
  // The web waits for the provider's first start, so that no visitor sees half of the first content.
  void providerReady.then(async (message) => {
    await supervisor.start(webProgram(settings));
    await answered(settings.listensAt);
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

function build({ web }: Settings) {
  if (isBuildCurrent()) return;
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.ts', '--unchecked'],
    {
      env: web as NodeJS.ProcessEnv,
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

const isFirstStart = ({ provider, dataDir }: Settings) =>
  !provider?.DATABASE_URL && !['db', 'db.json'].some((name) => existsSync(join(dataDir, name)));

const providerProgram = (env: Program['env']): Program => ({
  name: 'The provider',
  args: ['--import', 'tsx', 'provider/server.ts'],
  env,
});

const webProgram = ({ host, port, web }: Settings): Program => ({
  name: 'The web',
  args: ['--import', 'tsx', 'scripts/web.ts', host, String(port)],
  env: limitMemory(web),
});

/** Waits until the first page was given out, whatever its status. */
async function answered(address: string) {
  for (;;) {
    try {
      const response = await fetch(address, { redirect: 'manual' });
      await response.arrayBuffer();
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

function announce({ address, provider, dataDir }: Settings, madeAccounts: boolean) {
  const lines = [`결 (Gyeol) runs at ${address}`];
  if (madeAccounts) {
    lines.push(
      '  member   demo     demo@gyeol.test',
      '  manager  manager  manager@gyeol.test',
      '  password of both: gyeol-demo-2026',
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
