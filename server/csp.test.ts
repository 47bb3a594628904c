import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './csp.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

test('only the site itself and the player of videos are allowed when no part is configured', () => {
  const policy = contentSecurityPolicy({});
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  expect(directive(policy, 'style-src')).toBe("style-src 'self'");
  expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'unsafe-inline'");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
  expect(policy).not.toContain('unsafe-eval');
  expect(directive(policy, 'frame-src')).toBe('frame-src https://www.youtube-nocookie.com');
  expect(policy.replace('https://www.youtube-nocookie.com', '')).not.toContain('http');
});

test('no site may frame this one, change its base or embed a plugin', () => {
  const policy = contentSecurityPolicy({});
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directive(policy, 'object-src')).toBe("object-src 'none'");
  expect(directive(policy, 'base-uri')).toBe("base-uri 'self'");
  expect(directive(policy, 'form-action')).toBe("form-action 'self'");
});

test('the chat adds its own hosts and no inline script', () => {
  const policy = contentSecurityPolicy({ channelPluginKey: 'key' });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://*.channel.io");
  expect(directive(policy, 'connect-src')).toContain('wss://*.channel.io');
  expect(directive(policy, 'frame-src')).toBe('frame-src https://www.youtube-nocookie.com https://*.channel.io');
});

test('error reports are sent to the host of the DSN and to no other', () => {
  const policy = contentSecurityPolicy({ sentryDsn: 'https://key@o1.ingest.sentry.test/42' });
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://o1.ingest.sentry.test");
});

test('a sign-in form may redirect to the configured providers only', () => {
  const policy = contentSecurityPolicy({ kakao: true });
  expect(directive(policy, 'form-action')).toBe("form-action 'self' https://kauth.kakao.com");
});

test('sources of the development server are allowed in development only', () => {
  expect(contentSecurityPolicy({ development: true })).toContain("'unsafe-eval'");
  expect(contentSecurityPolicy({ channelPluginKey: 'key' })).not.toContain("'unsafe-eval'");
});

test('every answer forbids sniffing, framing and telling anyone the whole address', () => {
  const headers = Object.fromEntries(securityHeaders({}).map(({ key, value }) => [key, value]));
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  expect(headers['Permissions-Policy']).toContain('camera=()');
});

test('the post’s address search adds its own hosts, where it is configured only', () => {
  const policy = contentSecurityPolicy({ kakaoPostcode: true });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://t1.kakaocdn.net");
  expect(directive(policy, 'frame-src')).toContain('https://postcode.map.kakao.com');
  expect(contentSecurityPolicy({})).not.toContain('kakao');
});

test('sharing by KakaoTalk adds its own hosts, where it is configured only', () => {
  const policy = contentSecurityPolicy({ kakaoJsKey: 'key' });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://t1.kakaocdn.net");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://kapi.kakao.com");
  expect(directive(policy, 'form-action')).toBe("form-action 'self' https://sharer.kakao.com");
  expect(contentSecurityPolicy({ kakaoJsKey: '' })).not.toContain('kakao');
});

test('text becomes HTML or a script by named policies only', () => {
  const policy = contentSecurityPolicy({ sentryDsn: 'https://key@o1.ingest.sentry.test/42' });
  expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directive(policy, 'trusted-types')).toBe(
    'trusted-types nextjs nextjs#bundler ProseMirrorClipboard gyeol default scripts',
  );
});

test.each([{ channelPluginKey: 'key' }, { kakaoPostcode: true }, { kakaoJsKey: 'key' }, { development: true }])(
  'Trusted Types are off where %j hands on plain text',
  (parts) => {
    expect(contentSecurityPolicy(parts)).not.toContain('trusted-types');
  },
);

test.each([
  [{}, false],
  [{ kakaoPostcode: true, kakao: true, naver: true }, false],
  [{ channelPluginKey: 'key' }, true],
  [{ development: true }, true],
])('with %j, inline stylesheets are allowed: %s', (parts, allowed) => {
  const styles = directive(contentSecurityPolicy(parts), 'style-src');
  expect(styles?.includes("'unsafe-inline'")).toBe(allowed);
});
