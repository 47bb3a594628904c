import { settle } from '../server/settings.ts';
import { createSupervisor } from '../server/supervisor.ts';
import { findPort, requirePort } from './lib/ports.ts';
import { bin, loadEnvFile, ROOT } from './lib/root.ts';

/** `npm run dev:full`: the web and the provider on a database, each loaded anew as its files change. */
async function dev() {
  process.chdir(ROOT);
  loadEnvFile();
  const settings = await readSettings();
  const development = { NODE_ENV: 'development', LOG_LEVEL: process.env.LOG_LEVEL || 'info' };
  const supervisor = createSupervisor();
  if (settings.provider) {
    void supervisor.start({
      name: 'The provider',
      args: [bin('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'provider/server.ts'],
      env: { ...settings.provider, ...development },
    });
  }
  void supervisor.start({
    name: 'The web',
    args: [bin('next/dist/bin/next'), 'dev', '-H', settings.host, '-p', String(settings.port)],
    env: { ...settings.web, ...development },
  });
  process.exit(await supervisor.finished);
}

async function readSettings() {
  try {
    const settings = settle(process.env, await findPort(4000));
    await requirePort('PORT', settings.port, settings.host);
    return settings;
  } catch (error) {
    console.error(`The site cannot start with these settings:\n${(error as Error).message}`);
    process.exit(1);
  }
}

await dev();
