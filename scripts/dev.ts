import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { waitForAnswer } from '../lib/waitForAnswer.ts';
import { loadEnvFile, ROOT } from '../server/root.ts';
import { type Settings, settle } from '../server/settings.ts';
import { createSupervisor, type Program } from '../server/supervisor.ts';
import { compileAndWatch } from './lib/compileAndWatch.ts';
import { OUTPUT } from './lib/developmentBuild.mjs';
import { findPort, requirePort } from './lib/ports.ts';

/**
 * The provider of the run: the mocked one, or with `--full` the real one on a persistent database.
 */
const isFull = process.argv.includes('--full');
const PROVIDER = isFull
  ? { name: 'provider', source: 'provider/server.ts' }
  : { name: 'mockedProvider', source: 'mocks/server.ts' };

/**
 * Starts the web and a provider for development, each reloaded as its files change (`npm run dev`, `npm run
 * dev:full`).
 */
async function dev() {
  process.chdir(ROOT);
  loadEnvFile();
  const settings = await readSettings();
  const { provider, web, listensAt, address } = settings;
  const supervisor = createSupervisor();
  const page = webProgram(settings);
  void supervisor.start(page);
  watch(ROOT, (_, file) => {
    if (file === 'next.config.js') supervisor.restart(page);
  });
  if (provider) runProvider(providerProgram(provider), supervisor);
  // The web answers no page before the provider does (scripts/devWeb.ts).
  void Promise.all([
    waitForAnswer(new URL('/healthz', web.API_URL).href),
    waitForAnswer(`${listensAt}/icons/32.png`),
  ]).then(() => console.log(`\n결 (Gyeol) runs at ${address}\n`));
  process.exit(await supervisor.finished);
}

async function readSettings() {
  try {
    const given = isFull ? process.env : { ...process.env, DATABASE_URL: '' };
    const settings = settle(given, await findPort(4000));
    await requirePort('PORT', settings.port, settings.host);
    return settings;
  } catch (error) {
    console.error(`The site cannot start with these settings:\n${(error as Error).message}`);
    process.exit(1);
  }
}

/** Compiles the provider and starts it, both again whenever one of its files changes. */
function runProvider(program: Program, { start, restart }: ReturnType<typeof createSupervisor>) {
  let isStarted = false;
  compileAndWatch({ [PROVIDER.name]: PROVIDER.source }, () => {
    if (isStarted) return restart(program);
    isStarted = true;
    void start(program);
  });
}

const providerProgram = (env: Program['env']): Program => ({
  name: 'The provider',
  // The optimising compiler of WebAssembly takes a second and 50 MB for the database, to save milliseconds.
  args: ['--enable-source-maps', '--liftoff-only', resolve(OUTPUT, `${PROVIDER.name}.js`)],
  env: {
    ...env,
    NODE_ENV: 'development',
    LOG_LEVEL: process.env.LOG_LEVEL || (isFull ? 'info' : 'warn'),
    // Mails of the mocked provider go into the outbox, which the web shows.
    ...(!isFull && { SMTP_URL: '' }),
  },
  outlivesEnd: true,
});

const webProgram = ({ host, port, web }: Settings): Program => ({
  name: 'The web',
  args: ['--enable-source-maps', resolve(OUTPUT, 'devWeb.js'), host, String(port), String(web.API_URL)],
  // Next's server writes the compiler's cache as it stops, from which the next start is quick.
  env: { ...web, NODE_ENV: 'development', __NEXT_DEV_WAIT_FOR_TURBOPACK_SHUTDOWN: '1' },
});

await dev();
