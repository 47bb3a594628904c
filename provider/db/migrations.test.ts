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

/** What an older program, which still runs beside the one that migrates, may miss afterwards. */
const TAKES_AWAY =
  /\bDROP (?:TABLE|COLUMN|DEFAULT)\b|\bRENAME\b|\bSET NOT NULL\b|\bSET DATA TYPE\b|\bADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b/i;

it('raises the oldest program with each migration that the programs before it cannot run beside', () => {
  const files = readdirSync(join(META, '..')).filter((name) => name.endsWith('.sql'));
  const taking = files
    .sort()
    .map((name, index) => ({ name, number: index + 1, sql: readFileSync(join(META, '..', name), 'utf8') }))
    .filter(({ sql }) => TAKES_AWAY.test(sql));
  expect(taking.map(({ name }) => name)).toContain('0023_mission_campaigns.sql');
  const silent = taking
    .filter(({ number }) => number > 27)
    .filter(({ sql, number }) => !new RegExp(`"oldest_program" SET "migrations" = ${number};`).test(sql));
  expect(
    silent.map(({ name, number }) => `${name}: UPDATE "drizzle"."oldest_program" SET "migrations" = ${number};`),
  ).toEqual([]);
});
