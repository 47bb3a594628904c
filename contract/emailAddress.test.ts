import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailAddresses, noMailAddresses } from '@/tests/inputs/mail';
import { email } from './auth';
import { emailAddressOf } from './emailAddress';

test.each(mailAddresses)('an address from $from is read as the one it means', ({ input, expected }) => {
  expect(emailAddressOf(input)).toBe(expected);
  expect(email.safeParse(input).data).toBe(expected);
});

test.each(noMailAddresses)('$from is no address', ({ input }) => {
  expect(emailAddressOf(input)).toBeUndefined();
  expect(email.safeParse(input).success).toBe(false);
});

const fullWidth = (text: string) => text.replace(/[!-~]/g, (it) => String.fromCharCode(it.charCodeAt(0) + 0xfee0));
const spellings: ((address: string) => string)[] = [
  (address) => address.toUpperCase(),
  (address) => ` ${address}\u200b`,
  (address) => `지수 <${address}>`,
  (address) => `${address}.`,
  fullWidth,
];

test('an address has one spelling, however it is typed, and that is read as itself', () => {
  const part = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  const local = fc.array(fc.stringMatching(/^[a-z0-9_+'=-]{1,12}$/), { minLength: 1, maxLength: 4 });
  const host = fc.array(part, { minLength: 1, maxLength: 3 });
  const address = fc.tuple(local, host).map(([name, labels]) => `${name.join('.')}@${labels.join('.')}.com`);
  fc.assert(
    fc.property(address, fc.constantFrom(...spellings), (one, respell) => {
      expect(emailAddressOf(one)).toBe(one);
      expect(emailAddressOf(respell(one))).toBe(one);
    }),
  );
});

test('no text is read as an address that is not read as itself', () => {
  const parts = fc.constantFrom(
    'a',
    '@',
    '.',
    ' ',
    '<',
    '>',
    'mailto:',
    '한',
    '。',
    '＠',
    '%40',
    ':',
    '/',
    'com',
    '\u200b',
    '"',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (typed) => {
      const address = emailAddressOf(typed.join(''));
      if (address !== undefined) expect(emailAddressOf(address)).toBe(address);
    }),
  );
});
