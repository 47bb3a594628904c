import { act, screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import type { WaysIn } from '@/components/auth/OtherWaysIn';
import type { InAppBrowser } from '@/lib/inAppBrowser';
import * as signInPage from '@/pages/auth/signin';
import { users } from '@/provider/db/schema/users';
import { hashPassword } from '@/provider/domain/identity/password';
import { server, testProvider } from '../api';
import { allowConsole } from '../console';
import { aMember } from '../factories';
import { renderPage } from '../render';
import { PATIENT, playNextAuth } from './nextAuth';

const PASSWORD = 'a sentence that no one guesses';

beforeEach(playNextAuth);

let made = 0;
async function aMemberWithPassword(username = `with_password_${made++}`) {
  const provider = await testProvider();
  await provider.member({ username, passwordHash: await hashPassword(PASSWORD) });
  return username;
}

async function open(query = '', locale: 'ko' | 'en' = 'ko') {
  return renderPage(signInPage, { path: `/auth/signin${query}`, locale });
}

test('a member signs in by a password and returns to their page', async () => {
  await aMemberWithPassword('returning');
  const { user, store, visits } = await open('?callbackUrl=%2Fforums%2Ffree%3Fpage%3D2');
  await user.type(screen.getByLabelText('아이디 또는 이메일'), 'returning');
  await user.type(screen.getByLabelText('비밀번호'), `${PASSWORD}{Enter}`);
  await expect.poll(() => visits.current, PATIENT).toBe('/forums/free?page=2');
  expect(store.getState().user).toMatchObject({ isLogin: true, username: 'returning' });
});

test.each([
  ['/auth/error?error=OAuthCallback', '/'],
  ['/auth/signin', '/'],
  [`/auth/signin?callbackUrl=${encodeURIComponent('/forums/free?page=2')}`, '/forums/free?page=2'],
  [`/auth/signup?callbackUrl=${encodeURIComponent('/en/auth/signin?callbackUrl=%2Fme')}`, '/me'],
  ['/auth/signin?callbackUrl=https%3A%2F%2Fevil.test', '/'],
  ['/auth/verify-email?key=a', '/auth/verify-email?key=a'],
])('who came from %s is led to %s', async (from, to) => {
  const username = await aMemberWithPassword();
  const { user, visits } = await open(`?callbackUrl=${encodeURIComponent(from)}`);
  expect(screen.queryByText(/다른 사이트/)).toBeNull();
  await user.type(screen.getByLabelText('아이디 또는 이메일'), username);
  await user.type(screen.getByLabelText('비밀번호'), `${PASSWORD}{Enter}`);
  await expect.poll(() => visits.current, PATIENT).toBe(to);
});

test('the header’s way in and the other language keep the page’s own query', async () => {
  await open('?callbackUrl=%2Fforums');
  const [way] = screen.getAllByRole('link', { name: '로그인' });
  const from = new URL(way?.getAttribute('href') ?? '', location.href).searchParams.get('callbackUrl');
  expect(from).toBe('/auth/signin?callbackUrl=%2Fforums');
  for (const link of screen.getAllByRole('link', { name: 'English' })) {
    expect(link).toHaveAttribute('href', '/en/auth/signin?callbackUrl=%2Fforums');
  }
});

test('a wrong password is reported clearly, and the input stays', async () => {
  await aMemberWithPassword('mistaken');
  const { user, store } = await open('', 'en');
  await user.type(screen.getByLabelText('ID or e-mail address'), 'mistaken');
  await user.type(screen.getByLabelText('Password'), 'not this one');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Check your ID or password.');
  expect(screen.getByLabelText('ID or e-mail address')).toHaveValue('mistaken');
  expect(screen.getByLabelText('Password')).toHaveValue('not this one');
  expect(store.getState().user.isLogin).toBe(false);
});

describe('a mailed link', () => {
  const token = 'f'.repeat(64);
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: '로그인' });

  test.each([
    ['as it was mailed', `?callbackUrl=%2Fforums&token=${token}&email=a%2Bb%40gyeol.test`],
    ['with &amp; for &', `?callbackUrl=%2Fforums&amp;token=${token}&amp;email=a%2Bb%40gyeol.test`],
    [
      'with what a mail program added',
      `?callbackUrl=%2Fforums&email=a%2Bb%40gyeol.test&utm_source=mail&token=${token}%E2%80%8B.`,
    ],
  ])('%s has one button, which posts its token', async (_case, query) => {
    await open(query);
    expect(screen.getByText('a+b@gyeol.test 주소로 로그인해요.')).toBeVisible();
    expect(screen.queryByLabelText('비밀번호')).toBeNull();
    const { form } = button();
    expect(form?.method).toBe('post');
    const { pathname, searchParams } = new URL(form?.action ?? '');
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/api/auth/callback/email',
      { callbackUrl: '/forums', token, email: 'a+b@gyeol.test', attempt: expect.stringMatching(/^[\w-]{36}$/) },
    ]);
  });

  test('leads its own signed-in member on, and asks a member of another address', async () => {
    const member = await aMember({ username: 'mailed' });
    const page = (email: string) => `/auth/signin?callbackUrl=%2Fforums&token=${token}&email=${email}`;
    const own = await renderPage(signInPage, { path: page('mailed@gyeol.test'), member });
    expect(own.answer).toEqual({ redirect: { destination: '/forums', permanent: false } });
    await renderPage(signInPage, { path: page('another@gyeol.test'), member });
    expect(button().form?.action).toContain('another%40gyeol.test');
  });
});

test('a suspended member reads so, with the reason, and may leave', async () => {
  const provider = await testProvider();
  await provider.member({
    username: 'suspended',
    passwordHash: await hashPassword(PASSWORD),
    suspendedUntil: new Date('2030-01-01T00:00:00Z'),
    suspendedReason: '광고 글을 되풀이해서 올렸어요',
  });
  const { user, visits } = await open();
  await user.type(screen.getByLabelText('아이디 또는 이메일'), 'suspended');
  await user.type(screen.getByLabelText('비밀번호'), `${PASSWORD}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('광고 글을 되풀이해서 올렸어요');
  await user.click(await screen.findByRole('button', { name: '탈퇴하기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '정말 떠나시나요?' }));
  await user.click(sheet.getByRole('button', { name: '탈퇴하기' }));
  await expect.poll(() => visits.current, PATIENT).toMatch(/^\/auth\/signin\?left=\d{4}-\d\d-\d\d&suspended=1$/);
  const [row] = await provider.rows(users, eq(users.username, 'suspended'));
  expect(row?.status).toBe('left');
});

test.each([
  ['ko', 'left=2027-01-04', '2027년 1월 4일까지 다시 로그인하면'],
  ['en', 'left=2027-01-04', 'Log in by Jan\\w* 4, 2027'],
  ['ko', 'left=2027-01-04&suspended=1', '2027년 1월 4일 전에 이용 제한이 끝나면'],
] as const)('who has left reads in %s from ?%s until when they may return', async (locale, query, text) => {
  await open(`?${query}`, locale);
  expect(screen.getByText(new RegExp(text))).toBeVisible();
});

test('an address with no day shows no notice of leaving', async () => {
  await open('?left=2027-13-44');
  expect(screen.queryByText(/^탈퇴했어요/)).toBeNull();
});

describe('the page shows why the reader was redirected there', () => {
  test('when a page needs a session', async () => {
    await open('?error=SessionRequired&callbackUrl=/me');
    expect(screen.getByText(/^로그인이 필요한 페이지예요/)).toBeVisible();
  });

  test('when the address to return to is not of this site', async () => {
    await aMemberWithPassword('careful');
    const { user, visits } = await open('?callbackUrl=//evil.example');
    expect(screen.getByRole('alert')).toHaveTextContent('돌아갈 주소가 결의 주소가 아니에요');
    await user.type(screen.getByLabelText('아이디 또는 이메일'), 'careful');
    await user.type(screen.getByLabelText('비밀번호'), `${PASSWORD}{Enter}`);
    await expect.poll(() => visits.current, PATIENT).toBe('/');
  });

  test('but never with text of the address itself', async () => {
    await open('?error=Call+010-1234-5678');
    expect(screen.getByRole('alert')).toHaveTextContent('로그인하지 못했어요');
    expect(document.body).not.toHaveTextContent('010-1234-5678');
  });
});

/** Opens the page with other ways in, in the browser of an app if one is given. */
function openInside(inApp: InAppBrowser | null, ways: WaysIn = { social: ['kakao', 'naver'], emailLink: true }) {
  const { default: SignInPage } = signInPage;
  return renderPage(
    <SignInPage
      origin="https://gyeol.test"
      ways={ways}
      callbackPath="/"
      inApp={inApp}
      error={null}
      sent={false}
      left={null}
      link={null}
      firstStep="password"
    />,
    { path: '/auth/signin' },
  );
}

test.each([
  ['kakaotalk', '카카오톡', /^kakaotalk:\/\/web\/openExternal\?url=.*%2Fauth%2Fsignin$/],
  ['line', '라인', /^https:\/\/.*\/auth\/signin\?openExternalBrowser=1$/],
] as const)('inside %s the page shows what works there and offers another browser', async (app, name, opener) => {
  await openInside(app);
  expect(screen.getByText(`${name} 안에서 열었어요`)).toBeVisible();
  const link = screen.getByRole('link', { name: '다른 브라우저로 열기' });
  expect(link).toHaveAttribute('href', expect.stringMatching(opener));
  expect(screen.getByRole('button', { name: '카카오로 계속하기' })).toBeEnabled();
});

test.each<[WaysIn, string]>([
  [
    { social: ['kakao', 'naver'], emailLink: true },
    '아이디와 카카오 로그인은 여기서 바로 할 수 있어요. 네이버와 이메일 링크 로그인은 다른 브라우저에서 열어 주세요.',
  ],
  [
    { social: [], emailLink: true },
    '아이디 로그인은 여기서 바로 할 수 있어요. 이메일 링크 로그인은 다른 브라우저에서 열어 주세요.',
  ],
])('inside KakaoTalk the page names only ways in that it has: %o', async (ways, text) => {
  await openInside('kakaotalk', ways);
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  ['naver', '네이버 앱'],
  ['instagram', '인스타그램'],
  ['facebook', '페이스북'],
  ['daum', '다음 앱'],
  ['band', '밴드'],
] as const)('inside %s the page tells where its menu has another browser', async (app, name) => {
  await openInside(app);
  expect(screen.getByText(`${name} 안에서 열었어요`)).toBeVisible();
  expect(screen.getByText('메뉴에서 ‘다른 브라우저로 열기’를 눌러 주세요.')).toBeVisible();
});

test('a mailed link that cannot be asked for without a network is reported, and the address stays', async () => {
  allowConsole(/CLIENT_FETCH_ERROR/);
  const { user } = await openInside(null);
  await user.click(screen.getByText('이메일 링크로 로그인'));
  const address = screen.getByLabelText('이메일');
  await user.type(address, 'somebody@gyeol.test');
  const asked: unknown[] = [];
  server.use(
    http.get('*/api/auth/:call', ({ params }) => {
      asked.push(params.call);
      return HttpResponse.error();
    }),
  );
  await user.click(screen.getByRole('button', { name: '링크 보내기' }));
  expect(await screen.findByText(/^메일을 보내지 못했어요/)).toBeVisible();
  expect(address).toHaveValue('somebody@gyeol.test');
  // By then next-auth's sign-in, which begins with its providers, would have left the page.
  expect(asked).toEqual(['csrf']);
});

test('a social sign-in is reported where it cannot begin, and begins again after going back from it', async () => {
  allowConsole(/CLIENT_FETCH_ERROR/);
  const { user } = await openInside(null);
  const kakao = screen.getByRole('button', { name: '카카오로 계속하기' });
  server.use(http.get('*/api/auth/csrf', () => HttpResponse.error(), { once: true }));
  await user.click(kakao);
  expect(await screen.findByText(/^지금은 로그인할 수 없어요/)).toBeVisible();
  expect(kakao).not.toHaveAttribute('aria-busy');
  // The page is left with the answer, which a browser may keep as it was.
  let tries = 0;
  const leave = () => {
    tries += 1;
    return new Promise<never>(() => undefined);
  };
  server.use(
    http.get('*/api/auth/providers', () => Response.json({ kakao: { id: 'kakao', type: 'oauth' } })),
    http.post('*/api/auth/signin/kakao', leave),
  );
  await user.click(kakao);
  await expect.poll(() => tries).toBe(1);
  expect(kakao).toHaveAttribute('aria-busy', 'true');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(kakao).not.toHaveAttribute('aria-busy');
  await user.click(kakao);
  await expect.poll(() => tries).toBe(2);
});

test('missing input is reported at its field, in the reader’s language, before anything is sent', async () => {
  const { user, store } = await open('', 'en');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  const name = screen.getByLabelText('ID or e-mail address');
  await expect.poll(() => document.activeElement).toBe(name);
  expect(name).toHaveAccessibleDescription('Please enter your ID or e-mail address.');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password.');
  await user.type(name, 'somebody');
  expect(name).toBeValid();
  expect(store.getState().user.isLogin).toBe(false);
});

test('nothing that is typed to sign in is stored on the device', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('비밀번호'), 'a secret sentence');
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(stored).not.toContain('a secret sentence');
});
