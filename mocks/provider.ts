import { pino } from 'pino';
import { createApp } from '../provider/app.ts';
import { processEnv } from '../provider/platform/config/env.ts';
import { diskStore } from '../provider/platform/files/store.ts';
import type { Services } from '../provider/platform/http/context.ts';
import { createLimits } from '../provider/platform/http/limits.ts';
import { createMailer } from '../provider/platform/mail/mail.ts';
import { createPush } from '../provider/platform/push/push.ts';
import { seedFirstContent } from '../seed/firstContent.ts';
import { filledDatabase } from './snapshot.ts';

const FOLDER = 'node_modules/.cache/gyeol-mock';

/**
 * Starts the provider's own app over a database that holds the first content at each start. Mails go into the
 * outbox that the web shows; pictures have a folder of their own.
 */
export async function startProvider() {
  const env = processEnv();
  const services: Omit<Services, 'database'> = {
    env,
    files: diskStore(`${FOLDER}/files`),
    mail: createMailer(env),
    delivering: new Set(),
    push: createPush(env),
    limits: createLimits(undefined),
    log: pino({ level: env.LOG_LEVEL }),
    now: () => new Date(),
  };
  const database = await filledDatabase(FOLDER, services.log, (made) =>
    seedFirstContent({ ...services, database: made }, { accounts: true }),
  );
  return createApp({ ...services, database });
}
