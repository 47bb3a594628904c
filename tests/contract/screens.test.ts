// @vitest-environment node
import { expect, test } from 'vitest';
import { calls as listed, nameOf } from './calls';
import { challengeCalls } from './challengeCalls';
import { contentCalls } from './contentCalls';
import { courseCalls } from './courseCalls';
import { earningCalls } from './earningCalls';
import { eventCalls } from './eventCalls';
import { missionCalls } from './missionCalls';
import { moderationCalls } from './moderationCalls';
import { postCalls } from './postCalls';
import { questionCalls } from './questionCalls';
import { screensOf } from './screens';

const calls = [
  ...listed,
  ...challengeCalls,
  ...contentCalls,
  ...courseCalls,
  ...earningCalls,
  ...eventCalls,
  ...missionCalls,
  ...moderationCalls,
  ...postCalls,
  ...questionCalls,
];

/** What next-auth's own routes and the server make rather than a page. */
const screenOf = ({ client }: { client?: string }) => {
  if (!client) return ['the web’s server'];
  return client === 'session' ? ['/auth/signin, /auth/signup (next-auth)'] : screensOf(client);
};

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
