import { expect, test } from 'vitest';
import { email } from '@/contract/auth';
import { isEmailAddress } from './emailAddress';

test.each(['a@b.co', ' jisoo.kim+news@mail.example.kr '])('%j is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
  expect(email.safeParse(text.trim()).success).toBe(true);
});

test.each(['', 'a', 'a@b', '@b.co', 'a@@b.co', 'a@b@c.co', 'a b@c.co', 'a@b .co'])('%j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
  expect(email.safeParse(text).success).toBe(false);
});
