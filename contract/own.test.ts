import { expect, test } from 'vitest';
import { own } from './own.ts';

test('a name from outside finds the properties of the object itself alone', () => {
  const record = { a: 1 };
  expect(own(record, 'a')).toBe(1);
  for (const name of ['constructor', '__proto__', 'toString', 'b']) expect(own(record, name)).toBeUndefined();
});
