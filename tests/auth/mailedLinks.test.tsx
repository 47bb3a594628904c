import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import * as carryPage from '@/pages/auth/carry';
import * as verifyPage from '@/pages/auth/verify-email';
import * as confirmPage from '@/pages/newsletter/confirm';
import * as stopPage from '@/pages/newsletter/stop';
import { server } from '../api';
import { renderPage } from '../render';

const pages = [
  { name: 'verify', page: verifyPage, path: '/auth/verify-email?key=key', button: '인증하기' },
  { name: 'undo', page: verifyPage, path: '/auth/verify-email?undo=key', button: '이메일 되돌리기' },
  { name: 'confirm', page: confirmPage, path: '/newsletter/confirm?key=key', button: '소식 받기' },
  { name: 'stop', page: stopPage, path: '/newsletter/stop?token=token', button: '수신 거부' },
];
test.each(pages)('the other language of the link to $name is the same link', async ({ page, path }) => {
  await renderPage(page, { path });
  const links = await screen.findAllByRole('link', { name: 'English' });
  expect(new Set(links.map((it) => it.getAttribute('href')))).toEqual(new Set([`/en${path}`]));
});

test('the other language of a scanned code still has the session that the code carries', async () => {
  const { user } = await renderPage(carryPage, { path: '/auth/carry' });
  window.location.hash = 'nonce.proof';
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  onTestFinished(() => {
    document.removeEventListener('click', stay);
    window.location.hash = '';
  });
  for (const link of screen.getAllByRole('link', { name: 'English' })) {
    await user.click(link);
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/en\/auth\/carry#nonce\.proof$/));
  }
});

const failures = [
  { failure: 'no answer', answer: () => HttpResponse.error() },
  { failure: 'too many calls', answer: () => HttpResponse.json({ code: 'too_many' }, { status: 429 }) },
  { failure: 'a 503', answer: () => HttpResponse.json({ code: 'unavailable' }, { status: 503 }) },
];

test.each(pages.flatMap((page) => failures.map((failure) => ({ ...page, ...failure }))))(
  'the link to $name is not called expired after $failure, and can be tried again',
  async ({ page, path, button, answer }) => {
    server.use(http.post('*/api/v1/*', answer), http.delete('*/api/v1/*', answer));
    const { user } = await renderPage(page, { path });
    const again = await screen.findByRole('button', { name: button });
    await user.click(again);
    expect(await screen.findByRole('button', { name: button })).toBeEnabled();
    expect(screen.queryByText(/만료|이미 사용|올바르지 않/)).toBeNull();
  },
);
