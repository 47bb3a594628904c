import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { arePagesCurrent, areProgramsCurrent, isBuildChecked, markChecked } from './buildState.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gyeol-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file that was changed so many seconds after the first. */
function write(path: string, second: number) {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), '');
  for (let at = path; at !== '.'; at = dirname(at)) utimesSync(join(folder, at), second, second);
}

it('finds nothing built where nothing is', () => {
  expect(arePagesCurrent(folder, '.next')).toBe(false);
  expect(areProgramsCurrent(folder)).toBe(false);
});

it('finds a build that is younger than its sources', () => {
  write('pages/index.tsx', 1);
  write('provider/server.ts', 1);
  write('.next/BUILD_ID', 2);
  write('dist/buildState.js', 2);
  expect(arePagesCurrent(folder, '.next')).toBe(true);
  expect(areProgramsCurrent(folder)).toBe(true);
});

it('builds both again after a change of texts, whose files the pages name by their content', () => {
  write('.next/BUILD_ID', 2);
  write('dist/buildState.js', 2);
  write('public/locales/ko/common.json', 3);
  expect(arePagesCurrent(folder, '.next')).toBe(false);
  expect(areProgramsCurrent(folder)).toBe(false);
});

it('compiles the provider again after a change, and leaves the pages', () => {
  write('.next/BUILD_ID', 2);
  write('dist/buildState.js', 2);
  write('provider/topics/routes.ts', 3);
  expect(arePagesCurrent(folder, '.next')).toBe(true);
  expect(areProgramsCurrent(folder)).toBe(false);
});

it('finds a build checked after its checks alone, and until anything of it is built again', () => {
  write('pages/index.tsx', 1);
  write('.next/BUILD_ID', 2);
  write('dist/buildState.js', 2);
  const isChecked = () => isBuildChecked(folder, '.next');
  expect(isChecked()).toBe(false);
  markChecked(folder, '.next');
  expect(isChecked()).toBe(true);
  write('.next/checked', 3);
  for (const built of ['.next/BUILD_ID', 'dist/buildState.js']) {
    write(built, 4);
    expect(isChecked()).toBe(false);
    write(built, 2);
  }
  write('pages/index.tsx', 3);
  expect(isChecked()).toBe(false);
});
