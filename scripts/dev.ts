import { waitForAnswer } from '../lib/waitForAnswer.ts';
import { bin, loadEnvFile, ROOT } from '../server/root.ts';
import { type Settings, settle } from '../server/settings.ts';
import { createSupervisor, type Program } from '../server/supervisor.ts';
import { findPort, requirePort } from './lib/ports.ts';

/**
 * The provider of the run: the mocked one, or with `--full` the real one on a persistent database.
 */
const isFull = process.argv.includes('--full');
const PROVIDER = isFull ? 'provider/server.ts' : 'mocks/server.ts';

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
  if (provider) void supervisor.start(providerProgram(provider));
  void supervisor.start(webProgram(settings));
  // The web answers no page before the provider does (instrumentation.ts).
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

const providerProgram = (env: Program['env']): Program => ({
  name: 'The provider',
  args: [bin('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', PROVIDER],
  env: {
    ...env,
    NODE_ENV: 'development',
    LOG_LEVEL: process.env.LOG_LEVEL || (isFull ? 'info' : 'warn'),
    // Mails of the mocked provider go into the outbox, which the web shows.
    ...(!isFull && { SMTP_URL: '' }),
  },
});

const webProgram = ({ host, port, web }: Settings): Program => ({
  name: 'The web',
  args: [bin('next/dist/bin/next'), 'dev', '-H', host, '-p', String(port)],
  env: { ...web, NODE_ENV: 'development' },
});

await dev();
