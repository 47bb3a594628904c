import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Manifest } from '../provider/platform/backup/archive.ts';
import { backUp } from '../provider/platform/backup/backup.ts';
import { readStorageEnv } from '../provider/platform/config/env.ts';
import { isDiskFull } from '../provider/platform/errors/storageErrors.ts';
import { createFileStore } from '../provider/platform/files/store.ts';
import { explainStart, openSource } from '../provider/platform/process/boot.ts';
import { loadSecrets } from '../server/secrets.ts';
import { isLocalSite } from '../server/settings.ts';
import { runCommand } from './lib/services.ts';

const USAGE = 'npm run backup -- --to FOLDER\nFOLDER is made, for its owner only; the site may run meanwhile.';

function report({ tables, pictures, hasSecrets }: Manifest, to: string): string {
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  return [
    `${to}: ${rows} rows of ${tables.length} tables, ${pictures.files} files of pictures${hasSecrets ? ', the secrets' : ''}.`,
    ...(hasSecrets ? [] : ['The secrets are set by the environment: keep TOKEN_SECRET with the backup.']),
    ...(pictures.missing.length > 0
      ? [
          `${pictures.missing.length} pictures are not in the store, or were deleted meanwhile; manifest.json names them.`,
        ]
      : []),
  ].join('\n');
}

/** `npm run backup`: writes an archive of the site's database, pictures and secrets. */
const { values } = parseArgs({ options: { to: { type: 'string' } } });
if (!values.to) {
  console.error(USAGE);
  process.exit(2);
}
const to = resolve(values.to);
await runCommand(async () => {
  const env = readStorageEnv(process.env);
  const files = createFileStore(env);
  const database = await openSource(env, 'npm run backup').catch((error: unknown) => {
    throw explainStart(error, env);
  });
  const secrets = isLocalSite(process.env) ? loadSecrets(env.DATA_DIR, process.env) : undefined;
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  try {
    return report(await backUp({ database, files, secrets, version }, to), to);
  } catch (error) {
    throw isDiskFull(error) ? new Error(`The disk of ${dirname(to)} is full: no backup was made.`) : error;
  } finally {
    await database.close();
  }
});
