// @vitest-environment node
import { expect, test } from 'vitest';
import { subjectPath } from '@/components/points/subjectPath';
import type { LedgerEntry } from '@/contract/points';

const entry = (kind: string, id: string, reversal = false): LedgerEntry => ({
  id: 1,
  username: 'bori',
  amount: 10,
  balance: 10,
  reason: 'challenge_checked',
  reversal,
  subject: { kind, id },
  created_at: '2026-03-02T00:00:00.000Z',
});

test.each([
  ['topic_like', '7:3', '/topics/7'],
  ['post', '8', '/posts/8'],
  ['challenge_check', '4:2026-03-02', '/challenges/4'],
  ['challenge', '4', '/challenges/4'],
  ['raffle', '5', '/raffles/5'],
  ['check_in', '9', undefined],
])('an entry about %s %s links to %s', (kind, id, path) => {
  expect(subjectPath(entry(kind, id))).toBe(path);
});

test('a reversed entry has no link', () => {
  expect(subjectPath(entry('topic', '7', true))).toBeUndefined();
});
