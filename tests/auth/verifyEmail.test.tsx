import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import * as verifyPage from '@/pages/auth/verify-email';
import { callsMade, layScenario, testProvider } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';

/** Starting it is no part of any one test's time. */
beforeAll(async () => void (await testProvider()));

/** Signs up at the provider and answers the key of the mailed link. */
async function mailedKey(username: string) {
  const provider = await testProvider();
  await provider.call('POST', 'auth/registration/', {
    body: {
      username,
      email: `${username}@gyeol.test`,
      password: 'a sentence of my own',
      nickname: '새로온이',
      agreements: { terms: true, age: true, marketing: false },
    },
  });
  const mailOf = () => provider.mails.find((mail) => mail.to === `${username}@gyeol.test`);
  await waitFor(() => expect(mailOf()).toBeDefined());
  return /key=([\w-]+)/.exec(mailOf()?.text ?? '')?.[1] ?? '';
}

const open = (key: string, locale: 'ko' | 'en' = 'ko') =>
  renderPage(verifyPage, { path: `/auth/verify-email?key=${key}`, locale });

test('a mailed key proves the address, and is sent once', async () => {
  await open(await mailedKey('proving'), 'en');
  expect(await screen.findByText('Email verification completed.')).toBeVisible();
  const sent = callsMade().filter((call) => call === 'POST auth/registration/verify-email/');
  expect(sent).toHaveLength(1);
});

test('a key that does not work says so and offers a new mail', async () => {
  await open('stale', 'en');
  expect(await screen.findByRole('alert')).toHaveTextContent('Cannot verify email, try again.');
  expect(screen.getByRole('button', { name: 'Mail the link again' })).toBeEnabled();
});

test('a member without a key reads where the mail went and can have it again', async () => {
  const member = await aMember({ username: 'waiting', emailVerifiedAt: null });
  const { user } = await renderPage(verifyPage, { path: '/auth/verify-email', member });
  expect(screen.getByText(/waiting@gyeol.test 주소로/)).toBeVisible();
  expect(screen.getByLabelText('이메일')).toHaveValue('waiting@gyeol.test');
  await user.click(screen.getByRole('button', { name: '인증 메일 다시 보내기' }));
  expect(await screen.findByText('인증 메일을 다시 보냈어요.')).toBeVisible();
});

test('a mail that could not be asked for is told by a toast', async () => {
  const { user } = await renderPage(verifyPage, { path: '/auth/verify-email' });
  layScenario('error');
  await user.type(screen.getByLabelText('이메일'), 'someone@gyeol.test');
  await user.click(screen.getByRole('button', { name: '인증 메일 다시 보내기' }));
  expect(
    await screen.findByText('인증 메일을 보내지 못했어요. 잠시 후 다시 시도해 주세요.'),
  ).toBeVisible();
});
