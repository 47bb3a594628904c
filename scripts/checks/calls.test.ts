import { expect, it } from 'vitest';
import { ROOT } from '../../server/root.ts';
import { screenOf } from '../../tests/calls/recorder.ts';
import { addedTo, EVERY, readTable, tableFaults, tableOf } from '../../tests/calls/table.ts';
import { checkCalls } from './calls.ts';

const reasons = { 'GET files/{name}/': 'no screen: by its address' };
const files = tableOf(new Map([['GET files/{name}/', new Set<string>()]]), reasons);

it('finds a screen or a reason for every call of this repository', () => {
  expect(checkCalls(ROOT)).toEqual([]);
});

it('names a call that no screen makes', () => {
  const text = tableOf(
    new Map([
      ['GET posts/', new Set(['/posts'])],
      ['GET users/', new Set<string>()],
    ]),
    {},
  );
  expect(readTable(text)).toEqual(
    new Map([
      ['GET posts/', new Set(['/posts'])],
      ['GET users/', new Set()],
    ]),
  );
  expect(tableFaults(text, {})).toEqual(['docs/calls.md: no page test sees a screen make GET users/']);
});

it('adds the screens that some tests saw, and drops the row of a call that is gone', () => {
  const row = (...screens: string[]) => new Set(screens);
  const table = new Map([
    ['GET posts/', row('/posts')],
    ['GET notifications/', row(EVERY)],
    ['GET gone/', row('/')],
  ]);
  const made = new Map([
    ['GET posts/', row('/posts/search')],
    ['GET notifications/', row('/me')],
    ['GET new/', row('/new')],
  ]);
  expect(addedTo(table, made)).toEqual(
    new Map([
      ['GET posts/', row('/posts', '/posts/search')],
      ['GET notifications/', row(EVERY, '/me')],
      ['GET new/', row('/new')],
    ]),
  );
  expect(tableOf(addedTo(table, made))).toContain('| `GET notifications/` | `every page` |');
});

it.each([
  ['/users/reader_2/followers', '/users/[username]/followers'],
  ['/users/[username]/followers', '/users/[username]/followers'],
  ['/posts/new', '/posts/new'],
  ['/posts/[id]', '/posts/[id]'],
  ['/posts?page=2', '/posts'],
  ['/forums/forum-1', undefined],
])('names the screen of %s', (address, screen) => {
  expect(screenOf(address)).toBe(screen);
});

it('lists the frame’s stream for every page, whichever tests lasted until it began', () => {
  const row = (...screens: string[]) => tableOf(new Map([['GET notifications/stream/', new Set(screens)]]));
  expect(row('/me/notifications')).toContain('| `GET notifications/stream/` | `every page` |');
  expect(tableFaults(row(), {})).toEqual([expect.stringContaining('no page test sees')]);
});

it('keeps the reason of a call that no screen makes', () => {
  expect(files).toContain('| `GET files/{name}/` | no screen: by its address |');
  expect(tableFaults(files, reasons)).toEqual([]);
});

it.each([
  ['a reason that the row lacks', files.replace('no screen: by its address', ''), 'write the reason'],
  ['a reason of a call that a screen makes', files.replace('no screen: by its address', '`/posts`'), 'a screen makes'],
  ['a reason of a call that is gone', files.replace(/.*files.*/, ''), 'a reason and no row'],
])('names %s', (_fault, text, message) => {
  expect(tableFaults(text, reasons)).toEqual([expect.stringContaining(message)]);
});
