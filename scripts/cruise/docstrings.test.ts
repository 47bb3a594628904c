import { expect, test } from 'vitest';
import { ROOT } from '../../server/root.ts';
import { checkDocstrings, docstringsWithoutVerb } from './docstrings.ts';

const faultsOf = (text: string) => docstringsWithoutVerb([{ path: 'components/x.tsx', text }]);

test('every docstring of an exported function begins with a verb', () => {
  expect(checkDocstrings(ROOT)).toEqual([]);
});

test.each([
  '/** The rows of a list. */\nexport function rowsOf() {}',
  '/** Whether a post is liked. */\nexport const isLiked = () => true;',
  '/** Rows of a list, in order. */\nexport const rowsOf = () => [];',
  '/** This function reads a row. */\nexport async function readRow() {}',
  '/** Status of a row. */\nexport const statusOf = () => 1;',
  '/** @throws 404 */\nexport default function find() {}',
  '/**\n * A button with an icon.\n */\nexport const Icon = memo(function Icon() {});',
  '/** The row of an id. */\nfunction rowOf() {}\nexport { rowOf };',
  '/** The page of a row. */\nfunction Page() {}\nexport default Page;',
])('a docstring without a verb is reported: %s', (text) => {
  expect(faultsOf(`\n${text}`)).toEqual([expect.stringMatching(/^components\/x\.tsx:2 the docstring of \w+ begins/)]);
});

test.each([
  '/** Returns the rows of a list. */\nexport function rowsOf() {}',
  '/** Waits, and then reads a row. */\nexport async function readRow() {}',
  '/**\n * Renders a button.\n *\n * The icon is decoration.\n */\nexport const Icon = memo(function Icon() {});',
  '/** The rows of a list. */\nexport const rows = [1, 2];',
  '/** The shape of a row. */\nexport interface Row { id: number }',
  '/** The row of an id. */\nfunction rowOf() {}',
  'export function rowsOf() {}',
  '/** The head of the file. */\n\n/** Reads a row. */\nexport function readRow() {}',
])('other docstrings are free: %s', (text) => {
  expect(faultsOf(text)).toEqual([]);
});
