// @vitest-environment node
import { expect, test } from 'vitest';
import { nameOf } from './calls';
import { calls } from './every';
import { screenOf } from './screens';

test.each(calls.map((call) => ({ name: nameOf(call), ...call })))(
  '$name is made by a screen',
  (call) => {
    expect(screenOf(call)).not.toEqual([]);
  },
);

test('docs/calls.md names the screens of every call', async () => {
  const rows = calls
    .map((call) => [nameOf(call), call.client ?? '', screenOf(call).join(', ')])
    .sort(([a = ''], [b = '']) => a.localeCompare(b, 'en'))
    .map((cells) => `| ${cells.map((cell) => (cell ? `\`${cell}\`` : '')).join(' | ')} |`);
  const table = [
    '# Every call and the screens that make it',
    '',
    'Kept by `tests/contract/screens.test.ts`; `npx vitest run tests/contract/screens -u` writes it anew.',
    '',
    '| call | endpoint | screens |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  await expect(table).toMatchFileSnapshot('../../docs/calls.md');
});
