import { readEnv } from '../../provider/platform/config/env.ts';
import type { Services } from '../../provider/platform/http/context.ts';
import { explainStart, openServices } from '../../provider/platform/process/boot.ts';
import { loadEnvFile, ROOT } from '../../server/root.ts';
import { settle } from '../../server/settings.ts';

/** Runs a command from the root with the settings of `.env`: prints what `work` returns, or in one line why it failed. */
export async function runCommand(work: () => Promise<string>): Promise<never> {
  process.chdir(ROOT);
  loadEnvFile();
  process.umask(0o077);
  try {
    console.log(await work());
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  process.exit(0);
}

/**
 * Runs `work` on the database that `npm start` would open, or prints in one line why it cannot: an embedded
 * one is locked while the provider runs.
 */
export const withServices = (
  opener: string,
  work: (services: Services, isLocal: boolean) => Promise<string>,
): Promise<never> =>
  runCommand(async () => {
    const { provider, isLocal } = settle({ ...process.env, API_URL: '' }, 0);
    const env = readEnv({ ...provider, LOG_LEVEL: 'error' });
    const { services, close } = await openServices(env, opener).catch((error: unknown) => {
      throw explainStart(error, env);
    });
    return work(services, isLocal).finally(close);
  });
