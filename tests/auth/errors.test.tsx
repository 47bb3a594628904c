import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryErrors, specifiedErrors } from '@/lib/authErrors';
import * as errorPage from '@/pages/auth/error';
import en from '@/public/locales/en/auth.json';
import ko from '@/public/locales/ko/auth.json';
import { renderPage } from '../render';

const texts = { ko: ko.error, en: en.error };
const cases = (['ko', 'en'] as const).flatMap((locale) =>
  [...specifiedErrors, ...queryErrors].map((name) => [name, locale] as const),
);

test.each(cases)('%s has a text of its own in %s', async (name, locale) => {
  await renderPage(errorPage, { path: `/auth/error?error=${name}`, locale });
  expect(screen.getByRole('alert')).toHaveTextContent(texts[locale][name]);
});

test('an unknown error has a text too, and two links', async () => {
  await renderPage(errorPage, { path: '/auth/error?error=Whatever' });
  expect(screen.getByRole('alert')).toHaveTextContent(ko.error.Default);
  expect(screen.getByRole('link', { name: '다시 로그인하기' })).toHaveAttribute('href', '/auth/signin');
  expect(screen.getByRole('link', { name: '1:1 문의하기' })).toHaveAttribute('href', '/support');
});

test('a suspended member may leave after a social sign-in, until its key has expired', async () => {
  const { user, unmount } = await renderPage(errorPage, { path: '/auth/error?error=Suspended&leave=1.2.expired' });
  expect(screen.getByRole('alert')).toHaveTextContent(ko.error.Suspended);
  await user.click(await screen.findByRole('button', { name: '탈퇴하기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '정말 떠나시나요?' }));
  await user.click(sheet.getByRole('button', { name: '탈퇴하기' }));
  expect(await screen.findByText(/^로그인한 지 오래됐어요/)).toBeVisible();
  unmount();
  await renderPage(errorPage, { path: '/auth/error?error=Default&leave=1.2.expired' });
  expect(screen.queryByRole('button', { name: '탈퇴하기' })).toBeNull();
});
