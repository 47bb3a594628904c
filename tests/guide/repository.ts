import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles } from '../../scripts/lib/sources.ts';
import { ROOT } from '../../server/root.ts';
import { type Insertion, type StepName, stepsWithout } from './steps.ts';

const AREA = join(import.meta.dirname, 'area');
/** Installed files, which are not tracked. */
const INSTALLED = ['node_modules', 'scripts/cruise/node_modules'];
/** The types that Next writes before its first build. */
const NEXT_TYPES = '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n';

/** Writes an insertion's text into a file's. @throws where the anchor is not there once */
export function insert(text: string, insertion: Insertion): string {
  const anchor = 'after' in insertion ? insertion.after : insertion.before;
  const [start, end, ...further] = text.split(anchor);
  if (start === undefined || end === undefined || further.length > 0) {
    throw new Error(
      `${insertion.path} has ${JSON.stringify(anchor)} ${end === undefined ? 'no more' : 'several times'}: ` +
        'change the anchor in tests/guide/steps.ts',
    );
  }
  return 'after' in insertion ? start + anchor + insertion.text + end : start + insertion.text + anchor + end;
}

const readToday = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Returns the files that the steps add or change, with their new text, by path. */
export function addedFiles(...forgotten: StepName[]): Map<string, string> {
  const added = new Map<string, string>();
  for (const { files = [], insertions = [] } of stepsWithout(...forgotten)) {
    for (const path of files) added.set(path, readFileSync(join(AREA, `${path}.txt`), 'utf8'));
    for (const insertion of insertions) {
      const { path } = insertion;
      added.set(path, insert(added.get(path) ?? readToday(path), insertion));
    }
  }
  return added;
}

/** Copies the repository without what is built into a temporary folder, and adds the area to the copy. */
export function copyWithArea(...forgotten: StepName[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'gyeol-guide-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  };
  for (const path of listFiles(ROOT)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(copy, path));
  }
  for (const folder of INSTALLED) {
    if (existsSync(join(ROOT, folder))) symlinkSync(join(ROOT, folder), join(copy, folder));
  }
  write('next-env.d.ts', NEXT_TYPES);
  for (const [path, text] of addedFiles(...forgotten)) write(path, text);
  return copy;
}
