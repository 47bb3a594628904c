import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect } from 'vitest';
import { testProvider } from '../api';
import { callNamed, callsOf } from '../contract/routes';
import type { FileRecord } from './collect';
import { recordedCalls } from './recorder';

/** Writes the calls of this test file's screens; `collect.ts` reads them when all are done. */
export async function closeRecord() {
  const folder = process.env.CALLS_FOLDER;
  if (!folder) return;
  const calls = callsOf(await testProvider());
  const made = recordedCalls().map(([screen, method, path]): [string, string] => {
    const call = callNamed(calls, method, path);
    if (!call) throw new Error(`${screen} requests ${method} ${path}, which the provider does not declare`);
    return [screen, call];
  });
  const file = relative('tests', expect.getState().testPath ?? '');
  const record: FileRecord = { file, calls: calls.map(({ name }) => name), made };
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(record));
}
