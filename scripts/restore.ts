import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Archive } from '../provider/platform/backup/archive.ts';
import { openRestorable, restore } from '../provider/platform/backup/restore.ts';
import { readStorageEnv } from '../provider/platform/config/env.ts';
import { createFileStore } from '../provider/platform/files/store.ts';
import { explainStart, fillNew } from '../provider/platform/process/boot.ts';
import { parseSecrets, storeSecrets } from '../server/secrets.ts';
import { isLocalSite } from '../server/settings.ts';
import { runCommand } from './lib/services.ts';

const USAGE =
  'npm run restore -- --from FOLDER\n' +
  'FOLDER is a backup; the database that DATA_DIR or DATABASE_URL names has to be empty.';

/**
 * Has the site use the secrets of the archive, and returns what undoes that: a site on this machine stores them, any
 * other must have been given the one that the database depends on.
 * @throws an Error when the site uses another one
 */
async function useSecrets(archive: Archive, dataDir: string): Promise<() => void> {
  const text = await archive.readSecrets();
  if (text === undefined) return () => undefined;
  const path = join(archive.from, 'secrets.json');
  const secrets = parseSecrets(text);
  if (!secrets) throw new Error(`${path} has no secrets. Nothing was changed.`);
  const { TOKEN_SECRET } = process.env;
  const isLocal = isLocalSite(process.env);
  if (TOKEN_SECRET ? TOKEN_SECRET !== secrets.TOKEN_SECRET : !isLocal) {
    throw new Error(
      `TOKEN_SECRET is not that of the backup, by which authenticator apps sign in, coupon codes are listed and sent mails can be ended. Nothing was changed: set it to the value in ${path}.`,
    );
  }
  return isLocal ? storeSecrets(dataDir, secrets) : () => undefined;
}

/** `npm run restore`: writes an archive into an empty database and the file store. */
const { values } = parseArgs({ options: { from: { type: 'string' } } });
if (!values.from) {
  console.error(USAGE);
  process.exit(2);
}
const from = resolve(values.from);
await runCommand(async () => {
  const env = readStorageEnv(process.env);
  const files = createFileStore(env);
  const archive = await openRestorable(from);
  const undo = await useSecrets(archive, env.DATA_DIR);
  try {
    await fillNew(env, 'npm run restore', (database) => restore(archive, { database, files }));
  } catch (error) {
    undo();
    throw explainStart(error, env);
  }
  return `Restored the backup of ${archive.manifest.made}. Start the site: it migrates the database if the backup is of an older version.`;
});
