import { expect, test } from 'vitest';
import { ROOT } from '../../server/root.ts';
import { checkConstants, copiesOfConstants } from './constants.ts';

test('every constant of the specification is written in one place', () => {
  expect(checkConstants(ROOT)).toEqual([]);
});

test.each([
  "new Intl.DateTimeFormat('ko', { timeZone: 'Asia/Seoul' })",
  "sql`at time zone 'Asia/Seoul'`",
  'page_size: z.coerce.number().default(DEFAULT), pageSize = 30',
  'getParticipants({ page_size: 40 })',
  '{ view_count__gt: 100 }',
  "ordering_type: z.enum(types).default('hot')",
  'autoClose={3000}',
  'window.scrollY > 300',
  'timeout: 5000',
])('a second copy of a constant is named: %s', (line) => {
  expect(copiesOfConstants([{ path: 'components/x.ts', text: `\n${line}` }])).toEqual([
    expect.stringMatching(/^components\/x\.ts:2 writes \w+ of \S+ again$/),
  ]);
});
