import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordsCalls } from './recording';
import { EVERY, FILE, isListed, readTable, tableOf } from './table';

/** The record of a test file: its name, every declared call, and the calls made, by screen. */
export interface FileRecord {
  file: string;
  calls: string[];
  made: [screen: string, call: string][];
}

const pageTests = () =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.test\.tsx?$/.test(file) && !/^(concurrency|faults|guide|security)\//.test(file),
  );

/**
 * Collects the calls that page tests make. When every page test ran, a run with RECORD_CALLS writes the table
 * from them, and any other run fails for what the table lists wrongly.
 */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-calls-'));
  process.env.CALLS_FOLDER = folder;
  return () => {
    const records = readdirSync(folder).map((name): FileRecord => JSON.parse(readFileSync(join(folder, name), 'utf8')));
    rmSync(folder, { recursive: true });
    const ran = new Set(records.map(({ file }) => file));
    if (pageTests().some((file) => !ran.has(file))) return;
    const made = new Map<string, Set<string>>();
    for (const call of records.flatMap(({ calls }) => calls)) made.set(call, new Set());
    for (const [screen, call] of records.flatMap((record) => record.made)) {
      made.get(call)?.add(screen);
    }
    if (recordsCalls) {
      writeFileSync(FILE, tableOf(made));
      return;
    }
    const table = readTable();
    const unmade = [...table].flatMap(([call, screens]) =>
      [...screens]
        .filter((screen) => screen !== EVERY && !made.get(call)?.has(screen))
        .map((screen) => `no test sees ${screen} make ${call}, which ${FILE} lists`),
    );
    const unlisted = [...made].flatMap(([call, screens]) =>
      [...screens]
        .filter((screen) => !isListed(table, call, screen))
        .map((screen) => `${screen} makes ${call}, which ${FILE} does not list`),
    );
    const faults = [...unmade, ...unlisted];
    if (faults.length === 0) return;
    // An error of a teardown is printed, but does not fail the run.
    process.exitCode = 1;
    throw new Error([...faults, 'Write it anew: npm run calls'].join('\n'));
  };
}
