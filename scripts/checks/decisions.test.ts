import { expect, it } from 'vitest';
import { ROOT } from '../../server/root.ts';
import { checkDecisions, decisionFaults } from './decisions.ts';

/** Separate from the names, so that this file mentions no record. */
const folder = 'docs/decisions';
const body = (status = 'Accepted, 2026-11-21.') =>
  `## Status\n${status}\n\n## Context\nA.\n\n## Decision\nB.\n\n## Consequences\nC.\n`;
const index = (text: string) => ({ path: `${folder}/README.md`, text });
const licence = { path: `${folder}/0001-licence.md`, text: `# 0001 Licence\n\n${body()}` };
const line = '| [0001](0001-licence.md) | Licence | Accepted | GPL-3.0. |\n';
const faults = (record: { path: string; text: string }, text = line) => decisionFaults([record, index(text)]);

it('finds nothing wrong with the records of this repository', () => {
  expect(checkDecisions(ROOT)).toEqual([]);
});

it('accepts a complete record with its line in the index', () => {
  expect(faults(licence)).toEqual([]);
});

it('requires a number in the name and in the title', () => {
  const path = `${folder}/2026-11-22-licence.md`;
  expect(faults({ ...licence, path })).toContainEqual(expect.stringContaining('NNNN-short-noun'));
  expect(faults({ ...licence, text: body() })).toContainEqual(expect.stringContaining('# 0001'));
});

it('requires the four sections in their order, each with a text', () => {
  const sections = expect.stringContaining('write Status, Context, Decision, Consequences');
  expect(faults({ ...licence, text: licence.text.replace('Context', 'Why') })).toEqual([sections]);
  expect(faults({ ...licence, text: licence.text.replace('A.\n', '') })).toEqual([sections]);
});

it('requires a status', () => {
  const text = licence.text.replace('Accepted', 'Perhaps');
  expect(faults({ ...licence, text })).toContainEqual(expect.stringContaining('begin the status'));
});

it('names a number that two records have', () => {
  const other = { ...licence, path: licence.path.replace('licence', 'names') };
  const two = `${line}${line.replace('-licence', '-names')}`;
  expect(decisionFaults([licence, other, index(two)])).toEqual(['docs/decisions/: two records have the number 0001']);
});

it.each([
  ['is missing', ''],
  ['has another title', line.replace('Licence', 'Licences')],
  ['has another status', line.replace('Accepted', 'Superseded')],
  ['has no summary', line.replace('GPL-3.0.', '')],
])('requires the line of the index that %s', (_fault, text) => {
  expect(faults(licence, text)).toEqual([
    'docs/decisions/README.md: add the line | [0001](0001-licence.md) | Licence | Accepted | summary |',
  ]);
});

it('names a mention and a link of a record that does not exist', () => {
  const path = `${folder}/0009-gone.md`;
  const source = { path: 'lib/a.ts', text: `// See ${path}.` };
  const linking = { ...licence, text: `${licence.text}[0009](0009-gone.md)\n` };
  expect(decisionFaults([linking, source, index(line)])).toEqual([
    `${licence.path} mentions ${path}, which does not exist`,
    `lib/a.ts mentions ${path}, which does not exist`,
  ]);
});
