import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordsCalls } from './recording';
import { addedTo, EVERY, FILE, isListed, readTable, type Table, tableFaults, tableOf } from './table';

/** The record of a test file: its name, every declared call, and the calls made, by screen. */
export interface FileRecord {
  file: string;
  calls: string[];
  made: [screen: string, call: string][];
}

const pageTests = () =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.test\.tsx?$/.test(file) && !/^(concurrency|faults|redis|security)\//.test(file),
  );

/** Lists what the table says otherwise than the page tests, all of which ran. */
function differences(made: Table): string[] {
  const table = readTable();
  const unmade = [...table].flatMap(([call, screens]) =>
    [...screens]
      .filter((screen) => screen !== EVERY && !made.get(call)?.has(screen))
      .map((screen) => `no test sees ${screen} make ${call}, which ${FILE} lists`),
  );
  const unlisted = [...made].flatMap(([call, screens]) => [
    ...(table.has(call) ? [] : [`${FILE} does not list ${call}`]),
    ...[...screens]
      .filter((screen) => !isListed(table, call, screen))
      .map((screen) => `${screen} makes ${call}, which ${FILE} does not list`),
  ]);
  return [...unmade, ...unlisted];
}

/**
 * Collects the calls that page tests make. A run with RECORD_CALLS writes the table from them; when it had
 * only some of the page tests, it adds their screens to the rows. Any other run with every page test fails for
 * what the table lists wrongly. Every run fails for a row that names neither a screen nor a reason.
 */
export default function setup() {
  // The page tests are two projects of one run.
  if (process.env.CALLS_FOLDER) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-calls-'));
  process.env.CALLS_FOLDER = folder;
  return () => {
    const records = readdirSync(folder).map((name): FileRecord => JSON.parse(readFileSync(join(folder, name), 'utf8')));
    rmSync(folder, { recursive: true });
    const ran = new Set(records.map(({ file }) => file));
    const everyTestRan = pageTests().every((file) => ran.has(file));
    const made: Table = new Map(records.flatMap(({ calls }) => calls.map((call) => [call, new Set()])));
    for (const [screen, call] of records.flatMap((record) => record.made)) made.get(call)?.add(screen);
    if (recordsCalls && made.size > 0) writeFileSync(FILE, tableOf(everyTestRan ? made : addedTo(readTable(), made)));
    const faults = [...(everyTestRan && !recordsCalls ? differences(made) : []), ...tableFaults()];
    if (faults.length === 0) return;
    // An error of a teardown is printed, but does not fail the run.
    process.exitCode = 1;
    throw new Error([...faults, 'Write it anew: npm run calls'].join('\n'));
  };
}
