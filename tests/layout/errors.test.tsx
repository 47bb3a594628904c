import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '@/components/layout/ErrorBoundary';
import { notify } from '@/lib/browser/notify';
import LastResort from '@/pages/_error';
import * as notFound from '@/pages/404';
import * as serverError from '@/pages/500';
import en from '@/public/locales/en/common.json';
import ko from '@/public/locales/ko/common.json';
import { ProviderAwayError } from '@/server/providerAway';
import { server } from '../api';
import { allowConsole } from '../console';
import { renderPage } from '../render';

function Broken(): never {
  throw new Error('a broken part');
}

/** Records the reports of errors that the page sends. */
function recordReports() {
  const reports: unknown[] = [];
  server.use(
    http.post('*/api/sendToSlack', async ({ request }) => {
      reports.push(await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
  return reports;
}

/** Expects the four controls of the specification, each a link that works without scripts. */
function expectWaysOn() {
  const hrefs = { 새로고침: '', '1:1 문의하기': '/support', '홈으로 가기': '/' };
  for (const [name, href] of Object.entries(hrefs)) {
    expect(screen.getByText(name).closest('a')).toHaveAttribute('href', href);
  }
  expect(screen.getByText('자세히 보기').closest('details')).not.toBeNull();
}

test('the error page of the server has the same four, and shows the details', async () => {
  const { user } = await renderPage(serverError, { path: '/posts/17' });
  expect(screen.getByRole('heading', { name: '지금은 보여 드릴 수 없어요' })).toBeVisible();
  expectWaysOn();
  await user.click(screen.getByText('자세히 보기'));
  expect(screen.getByText(/500 Internal Server Error/)).toBeVisible();
});

test.each([
  [false, '문제가 생겼어요'],
  [true, 'Something went wrong'],
])(
  'the last resort (English: %s) brings its own words and reports what broke in the browser',
  async (english, title) => {
    const reports = recordReports();
    const err = new Error(`a broken shell ${english}`);
    await renderPage(<LastResort english={english} status={500} err={err} />);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    await waitFor(() => expect(reports).toHaveLength(1));
  },
);

test('a page that fails shows four links and is reported once', async () => {
  allowConsole(/a broken part/);
  const reports = recordReports();
  const { user } = await renderPage(
    <ErrorBoundary path="/topics">
      <Broken />
    </ErrorBoundary>,
    { path: '/topics' },
  );
  expect(await screen.findByRole('heading', { name: '문제가 생겼어요' })).toBeVisible();
  expect(screen.getByText(/운영팀에 알렸어요/)).toBeVisible();
  expectWaysOn();
  await user.click(screen.getByText('자세히 보기'));
  expect(screen.getByText('Error: a broken part')).toBeVisible();
  await waitFor(() => expect(reports).toEqual([{ message: 'Error: a broken part (/topics)' }]));
});

function Site() {
  const [path, go] = useState('/topics');
  return (
    <>
      <button type="button" onClick={() => go('/forums')}>
        가기
      </button>
      <ErrorBoundary path={path}>{path === '/topics' ? <Broken /> : <p>포럼</p>}</ErrorBoundary>
    </>
  );
}

test('the next page clears the error', async () => {
  allowConsole(/a broken part/);
  const { user } = await renderPage(<Site />);
  expect(await screen.findByRole('heading', { name: '문제가 생겼어요' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '가기' }));
  expect(screen.getByText('포럼')).toBeVisible();
  expect(screen.queryByRole('heading', { name: '문제가 생겼어요' })).toBeNull();
});

/** Returns the props of the last-resort error page after a failure on the server in a language, and its response. */
async function failOnServer(locale: string, err: Error) {
  const headers = new Map<string, string>();
  const res = { statusCode: 500, setHeader: (name: string, value: string) => headers.set(name, value) };
  const props = await LastResort.getInitialProps?.({ locale, err, res } as never);
  if (!props) throw new Error('the page has no props');
  return { props, status: res.statusCode, headers };
}

test.each([
  ['ko', '지금은 내용을 불러올 수 없어요'],
  ['en', en.error.awayTitle],
] as const)(
  'a page that was never rendered (%s) says what is the matter, with 503, while the provider is away',
  async (locale, title) => {
    const away = new ProviderAwayError('The provider did not answer');
    const { props, status, headers } = await failOnServer(locale, away);
    expect([status, headers.get('Cache-Control')]).toEqual([503, 'no-store']);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    await renderPage(<LastResort {...props} />, { locale });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByText(/알렸|notified/)).toBeNull();
  },
);

test('a failure on the server for another reason stays a 500 whose message stays there', async () => {
  const { props, status } = await failOnServer('ko', new Error('a secret of the server'));
  expect(status).toBe(500);
  expect(JSON.stringify(props)).not.toContain('secret');
  await renderPage(<LastResort {...props} />);
  expect(screen.getByRole('heading', { name: '문제가 생겼어요' })).toBeVisible();
});

test('a toast waits for its container, is announced, and is not doubled', async () => {
  await renderPage(<p>본문</p>);
  void notify('success', '댓글을 남겼어요');
  void notify('success', '댓글을 남겼어요');
  expect((await screen.findByText('댓글을 남겼어요')).closest('[role=status]')).toBeVisible();
  void notify('warning', '다시 로그인해 주세요! 401');
  const warning = await screen.findByText('다시 로그인해 주세요! 401');
  expect(warning.closest('[role=alert]')).toBeVisible();
  expect(screen.getAllByText('댓글을 남겼어요')).toHaveLength(1);
});

test('an unknown address is none of the menu’s places, and has links to others', async () => {
  await renderPage(notFound, { path: '/nowhere' });
  expect(screen.getByRole('heading', { level: 1, name: '페이지를 찾을 수 없어요' })).toBeVisible();
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  expect(screen.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/');
});

test('a development server, which sends no report, does not say that it notified the team', async () => {
  vi.resetModules();
  vi.doMock('@/lib/env.public', async (original) => {
    const { publicEnv } = await original<typeof import('@/lib/env.public')>();
    return { publicEnv: { ...publicEnv, development: true } };
  });
  const { reportedByBrowser, reportedByServer } = await import('@/lib/errorMessages');
  vi.doUnmock('@/lib/env.public');
  for (const { error } of [ko, en]) {
    for (const text of [reportedByBrowser, reportedByServer] as const) expect(error[text]).not.toMatch(/알렸|notified/);
  }
});
