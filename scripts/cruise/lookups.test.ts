import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookupsOf } from './lookups.ts';

const rejected = {
  'a record by any text': 'labels[name]',
  'a write to a record': 'labels[name] = name',
  'a known key that was only asserted': 'known[name as "a"]',
  'an operator that walks the prototype': 'name in labels',
  'a computed name of a pattern': '(({ [name]: it }) => it)(labels)',
  'a template without words of its own': `labels[\`\${name}x\`]`,
  'an environment’s variable': 'env[name]',
  'a cache tag': '({ type: "User", id: name })',
  'a key of any type': 'labels[JSON.parse(name)]',
};
const allowed = {
  'a known key': 'known[key]',
  'a place in a list': 'list[count]',
  'a literal': 'labels["b"] ?? "c" in labels',
  'a generic key of an object': '(<K extends "a" | "b">(one: K) => known[one])(key)',
  'a template with words of its own': `labels[\`photo-\${name}\`]`,
  'a cache tag by a number': '({ type: "Topic", id: count })',
  'a map': 'map.get(name)',
};

let folder: string;
let all: string[];
const head = `
declare const name: string, count: number, key: 'a' | 'b', list: string[], map: Map<string, string>;
declare const labels: Record<string, string>, known: { a: string; b: string };
declare const env: { [name: string]: string | undefined };
export const it = () => `;
const written: Record<string, string> = { ...rejected, ...allowed };
const fileOf = (what: string) => `${what.replace(/[^\w]/g, '-')}.ts`;
const reasons = {
  'no-reason.ts': 'labels[name]; // lookup-allowed:',
  'short-reason.ts': 'labels[name]; // lookup-allowed: trust me',
  'reason.ts': '\n  // lookup-allowed: the schema takes three names alone\n  labels[name];',
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gyeol-lookups-'));
  const files = [
    ...Object.entries(written).map(([what, text]) => [fileOf(what), text] as const),
    ...Object.entries(reasons),
  ].map(([name, text]) => {
    writeFileSync(join(folder, name), `${head}${text}`);
    return join(folder, name);
  });
  const options = { strict: true, noEmit: true, target: ts.ScriptTarget.ES2022 };
  const program = ts.createProgram(files, options);
  all = lookupsOf(program, folder, (name) => !name.startsWith('..'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const found = (file: string) => all.filter((line) => line.startsWith(`${file}:`));

it.each(Object.keys(rejected))('rejects a lookup of %s', (what) => {
  expect(found(fileOf(what))).toEqual([expect.stringContaining('contract/own.ts')]);
});

it.each(Object.keys(allowed))('allows %s', (what) => {
  expect(found(fileOf(what))).toEqual([]);
});

it('accepts a reason of several words for a lookup', () => {
  expect(found('no-reason.ts')).toHaveLength(1);
  expect(found('short-reason.ts')).toHaveLength(1);
  expect(found('reason.ts')).toEqual([]);
});
