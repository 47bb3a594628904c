import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import config from '../../provider/drizzle.config.ts';
import { bin } from '../../server/root.ts';
import { snapshotsIn } from '../lib/migrations.ts';

const ADVICE = 'run npm run db:generate';
const UNCHANGED = 'No schema changes';
/** The message of drizzle-kit when it would prompt whether a column or a table was renamed. */
const PROMPTS = 'Interactive prompts require a TTY';

/** Returns the first table of each statement in the new migrations. */
const tablesIn = (migrations: string, known: Set<string>) => [
  ...new Set(
    readdirSync(migrations)
      .filter((name) => name.endsWith('.sql') && !known.has(name))
      .map((name) => readFileSync(join(migrations, name), 'utf8'))
      .flatMap((sql) => [...sql.matchAll(/^(?:CREATE|ALTER|DROP) TABLE "(\w+)"/gm)])
      .map(([, table]) => table),
  ),
];

/**
 * Compares the schema with a folder of migrations: lets drizzle-kit generate into a temporary copy.
 * It ends with 0 whether it found changes, none or an error, so its output decides.
 */
export function checkMigrations(root: string, migrations = join(root, String(config.out))): string[] {
  const newest = snapshotsIn(migrations).at(-1);
  const isCompact = newest && !readFileSync(newest, 'utf8').trimEnd().includes('\n');
  if (!isCompact || snapshotsIn(migrations).length > 1) {
    return [`${relative(root, migrations)}/meta has not one snapshot of one line: ${ADVICE}`];
  }
  const schema = String(config.schema);
  const copy = mkdtempSync(join(tmpdir(), 'gyeol-migrations-'));
  try {
    cpSync(migrations, copy, { recursive: true });
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        ...[bin('drizzle-kit/bin.cjs'), 'generate', '--dialect', config.dialect],
        // drizzle-kit takes every folder as relative to the working directory.
        ...['--schema', schema, '--out', relative(root, copy)],
      ],
      { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    );
    if (stdout.includes(UNCHANGED)) return [];
    const error = stderr.split('\n').find((line) => /error/i.test(line));
    if (error && !error.includes(PROMPTS)) return [`drizzle-kit: ${error.trim()}`];
    const folder = schema.replace(/^\.\/|\/\*.*$/g, '');
    const tables = tablesIn(copy, new Set(readdirSync(migrations)));
    const what = tables.length > 0 ? ` of ${tables.join(', ')}` : '';
    return [`${folder} has changes${what} without a migration: ${ADVICE}`];
  } finally {
    rmSync(copy, { recursive: true });
  }
}
