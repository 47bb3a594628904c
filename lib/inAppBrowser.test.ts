import { expect, test } from 'vitest';
import { inAppBrowsers, ownBrowsers } from '@/tests/inputs/userAgents';
import { inAppBrowserOf } from './inAppBrowser';

test.each(inAppBrowsers)('$from is the browser of an app', ({ input, expected }) => {
  expect(inAppBrowserOf(input)).toBe(expected);
});

test.each(ownBrowsers)('$from is a browser of its own', ({ input }) => {
  expect(inAppBrowserOf(input)).toBeUndefined();
});
