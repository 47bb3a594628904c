import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the snapshots in a folder of migrations, oldest first. */
export const snapshotsIn = (migrations: string) =>
  readdirSync(join(migrations, 'meta'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .map((name) => join(migrations, 'meta', name));

/**
 * Writes the newest snapshot in one line and deletes the older ones: drizzle-kit compares the schema
 * with the newest alone, and formatted it would be as long as a tenth of the provider.
 */
export function compactSnapshots(migrations: string) {
  const snapshots = snapshotsIn(migrations);
  const newest = snapshots.pop();
  for (const older of snapshots) rmSync(older);
  if (!newest) return;
  const snapshot: unknown = JSON.parse(readFileSync(newest, 'utf8'));
  writeFileSync(newest, `${JSON.stringify(snapshot)}\n`);
}
