import { expect, test } from 'vitest';
import { z } from 'zod';
import { readRecords } from './records.ts';

test('a record that does not fit its schema is named by its file and line', () => {
  const schema = z.looseObject({ username: z.string().refine((name) => name !== 'sora_derm') });
  expect(() => readRecords('members', schema)).toThrow(/^seed\/content\/members\.jsonl:2: /);
  expect(() => readRecords('members', z.strictObject({ username: z.string() }))).toThrow(
    /^seed\/content\/members\.jsonl:1: .*nickname/,
  );
});
