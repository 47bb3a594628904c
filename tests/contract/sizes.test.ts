import { expect, test } from 'vitest';
import { z } from 'zod';
import { areas } from '@/contract/areas';
import { BODY_BYTES_MAX } from '@/contract/constants/common';

/** The bytes of a syllable of Korean, and of a letter of English. */
const SYLLABLE = 3;
const LETTER = 1;

interface Described {
  type?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Described;
  properties?: Record<string, Described>;
  anyOf?: Described[];
  oneOf?: Described[];
}

/** Computes the bytes of the longest JSON that a schema takes, as far as it has limits. */
function longest(schema: Described, character = SYLLABLE): number {
  const { type, maxLength = 0, maxItems = 0, items, properties = {}, anyOf, oneOf } = schema;
  const others = anyOf ?? oneOf;
  if (others) return Math.max(...others.map((one) => longest(one, character)));
  if (type === 'string') return maxLength * character + 2;
  if (type === 'array') return maxItems * (longest(items ?? {}, character) + 1);
  return Object.entries(properties).reduce(
    (sum, [name, field]) => sum + name.length + 4 + longest(field, name.endsWith('_en') ? LETTER : character),
    2,
  );
}

const written = areas
  .flatMap(([, schemas]) => Object.entries(schemas))
  .flatMap(([name, { body, rule }]) => (body ? [{ name, body, most: rule?.maxBytes ?? BODY_BYTES_MAX }] : []));

test.each(written)('the body of $name may be as long as its fields', ({ body, most }) => {
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  expect(longest(schema as Described)).toBeLessThanOrEqual(most);
});
