import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import config from '../provider/drizzle.config.ts';
import { bin, ROOT } from '../server/root.ts';
import { compactSnapshots } from './lib/migrations.ts';

/** `npm run db:generate -- --name add_x`: writes a migration from the changes in the schema. */
const { status } = spawnSync(
  process.execPath,
  [bin('drizzle-kit/bin.cjs'), 'generate', ...['--config', 'provider/drizzle.config.ts', ...process.argv.slice(2)]],
  { cwd: ROOT, stdio: 'inherit' },
);
compactSnapshots(join(ROOT, String(config.out)));
process.exit(status ?? 1);
