import { pino } from 'pino';
import { env as webEnv } from '../lib/env.ts';
import { createApp } from '../provider/app.ts';
import { readEnv } from '../provider/platform/config/env.ts';
import { diskStore } from '../provider/platform/files/store.ts';
import type { Services } from '../provider/platform/http/context.ts';
import { createLimits } from '../provider/platform/http/limits.ts';
import { createMailer } from '../provider/platform/mail/mail.ts';
import { seedFirstContent } from '../seed/firstContent.ts';
import { filledDatabase } from './snapshot.ts';

const FOLDER = 'node_modules/.cache/gyeol-mock';

/** The provider's own program over a database in memory, with the first content in it. */
async function startProvider() {
  const { NEXTAUTH_URL, ASSERTION_SECRET, DATA_DIR } = webEnv();
  const env = readEnv({
    NODE_ENV: 'development',
    SITE_URL: NEXTAUTH_URL,
    ASSERTION_SECRET,
    TOKEN_SECRET: 'development-only-development-only',
    // Mails go into the outbox that the web shows.
    DATA_DIR,
    LOG_LEVEL: 'warn',
  });
  const services: Omit<Services, 'database'> = {
    env,
    files: diskStore(`${FOLDER}/files`),
    mail: createMailer(env),
    limits: createLimits(undefined),
    log: pino({ level: env.LOG_LEVEL }),
    now: () => new Date(),
  };
  const database = await filledDatabase(FOLDER, (made) =>
    seedFirstContent({ ...services, database: made }, { accounts: true }),
  );
  return createApp({ ...services, database });
}

/** What outlives a module that is loaded anew while somebody edits. */
const kept = globalThis as { gyeolProvider?: ReturnType<typeof startProvider> };

/** The one mocked provider of this process. */
export function mockedProvider() {
  kept.gyeolProvider ??= startProvider();
  return kept.gyeolProvider;
}
