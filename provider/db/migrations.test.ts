import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';

const META = 'provider/db/migrations/meta';
const SCHEMA = join(import.meta.dirname, 'schema');

it('has a migration for everything that the schema says', async () => {
  const tables: Record<string, unknown> = {};
  for (const file of readdirSync(SCHEMA)) {
    Object.assign(tables, await import(`./schema/${file.replace(/\.ts$/, '')}.ts`));
  }
  const snapshot = readdirSync(META)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const migrated = JSON.parse(readFileSync(join(META, snapshot ?? ''), 'utf8'));
  const missing = await generateMigration(migrated, generateDrizzleJson(tables, migrated.id));
  expect(missing.map((statement) => `no migration says: ${statement} (npm run db:generate)`)).toEqual([]);
});
