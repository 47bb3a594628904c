import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../server/root.ts';

/** Each package of the stack, and the file in which it does its job. */
const STACK: readonly (readonly [name: string, file: string])[] = [
  ['next', 'server/web.ts'],
  ['react', 'hooks/useSubmit.ts'],
  ['react-dom', 'components/moderation/HistorySheet.tsx'],
  ['next-auth', 'server/render/session.ts'],
  ['next-i18next', 'pages/_app.tsx'],
  ['i18next', 'server/render/serverT.ts'],
  ['react-i18next', 'components/auth/SignUpForm.tsx'],
  ['@reduxjs/toolkit', 'api/baseApi.ts'],
  ['react-redux', 'pages/_app.tsx'],
  ['redux-persist', 'store/persist.ts'],
  ['axios', 'api/httpClient.ts'],
  ['react-toastify', 'components/layout/ToastHost.tsx'],
  ['date-fns', 'lib/dates.ts'],
  ['scrollreveal', 'components/ui/useReveal.ts'],
  ['@sentry/nextjs', 'lib/browser/sentry.ts'],
  ['@channel.io/channel-web-sdk-loader', 'components/layout/openChat.ts'],
  ['vitest', 'vitest.config.ts'],
  ['@testing-library/react', 'tests/render.tsx'],
  ['msw', 'tests/api.ts'],
  ['@playwright/test', 'playwright.config.ts'],
];

/** Returns whether `code` imports a value of the package; an import of types only has no effect at run time. */
function importsValue(code: string, name: string): boolean {
  const module = `['"]${name.replace(/[/.]/g, '\\$&')}(?:/[^'"]*)?['"]`;
  const statement = new RegExp(`^import (?!type )[^;]*?from ${module}`, 'm');
  return statement.test(code) || new RegExp(`import\\(\\s*${module}`).test(code);
}

it.each(STACK)('%s is used in %s', (name, file) => {
  expect(importsValue(readFileSync(join(ROOT, file), 'utf8'), name)).toBe(true);
});
