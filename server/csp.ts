import { own } from '../contract/own.ts';
/** The configured parts, each of which needs hosts of its own. */
export interface Parts {
  /** The development server runs inline scripts, evaluates code and talks over a web socket. */
  development?: boolean;
  channelPluginKey?: string | undefined;
  sentryDsn?: string | undefined;
  /** The postal address search, in a frame of its own. */
  kakaoPostcode?: boolean;
  /** Sharing by KakaoTalk, whose key is not empty. */
  kakaoJsKey?: string | undefined;
  /** Sign-in through a provider: without JavaScript a form is redirected there. */
  kakao?: boolean;
  naver?: boolean;
}

/** The origin of YouTube's player. */
const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';

type Directives = Record<string, string[]>;

const SITE: Directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // React writes a `style` property into the server's HTML as an attribute.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  // A video plays where its site sets no cookies, and only after a tap.
  'frame-src': [VIDEO_ORIGIN],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** Channel.io renders its window into the page itself. */
const CHANNEL: Directives = {
  'script-src': ['https://*.channel.io'],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['https://*.channel.io'],
  'font-src': ['https://*.channel.io'],
  'connect-src': ['https://*.channel.io', 'wss://*.channel.io'],
  'media-src': ['https://*.channel.io'],
  'frame-src': ['https://*.channel.io'],
};

const KAKAO_POSTCODE: Directives = {
  'script-src': ['https://t1.kakaocdn.net'],
  'frame-src': ['https://postcode.map.kakao.com', 'https://postcode.map.daum.net'],
};

/** KakaoTalk's SDK calls Kakao, and opens the choice of friends by a form in a window of its own. */
const KAKAO_SHARE: Directives = {
  'script-src': ['https://t1.kakaocdn.net'],
  'connect-src': ['https://kapi.kakao.com'],
  'form-action': ['https://sharer.kakao.com'],
};

const DEVELOPMENT: Directives = {
  'script-src': ["'unsafe-inline'", "'unsafe-eval'"],
  'style-src': ["'unsafe-inline'"],
  'connect-src': ['ws:'],
};

/**
 * Text becomes HTML or a script's address by these policies only: Next's own, its bundler's, the editor's
 * clipboard, the two of `lib/browser/trustedTypes.ts` and the one of `public/scripts.js`.
 */
const TRUSTED_TYPES: Directives = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['nextjs', 'nextjs#bundler', 'ProseMirrorClipboard', 'gyeol', 'default', 'scripts'],
};

/**
 * Returns whether Trusted Types must be off: the scripts of the chat, of the address search, of
 * KakaoTalk and of the development server pass plain text.
 */
const withoutTrustedTypes = (parts: Parts) =>
  Boolean(parts.channelPluginKey || parts.kakaoPostcode || parts.kakaoJsKey || parts.development);

/**
 * Returns the Content-Security-Policy of every page: the site itself and the sources of configured parts.
 */
export function contentSecurityPolicy(parts: Parts): string {
  const wanted: Directives[] = [SITE];
  if (parts.channelPluginKey) wanted.push(CHANNEL);
  if (parts.sentryDsn) wanted.push({ 'connect-src': [new URL(parts.sentryDsn).origin] });
  if (parts.kakaoPostcode) wanted.push(KAKAO_POSTCODE);
  if (parts.kakaoJsKey) wanted.push(KAKAO_SHARE);
  if (parts.kakao) wanted.push({ 'form-action': ['https://kauth.kakao.com'] });
  if (parts.naver) wanted.push({ 'form-action': ['https://nid.naver.com'] });
  if (parts.development) wanted.push(DEVELOPMENT);

  const names = [...Object.keys(SITE), ...Object.keys(TRUSTED_TYPES)];
  if (!withoutTrustedTypes(parts)) wanted.push(TRUSTED_TYPES);

  return names
    .filter((name) => wanted.some((directives) => own(directives, name)))
    .map((name) => {
      const sources = wanted.flatMap((directives) => own(directives, name) ?? []);
      // 'none' is valid only alone.
      const allowed = sources.length > 1 ? sources.filter((it) => it !== "'none'") : sources;
      return [name, ...new Set(allowed)].join(' ');
    })
    .join('; ');
}

interface Header {
  key: string;
  value: string;
}

/** Returns the security headers of every response of the site, in Next's form. */
export function securityHeaders(parts: Parts): Header[] {
  return [
    { key: 'Content-Security-Policy', value: contentSecurityPolicy(parts) },
    // The development server sends one of its own scripts as JSON.
    ...(parts.development ? [] : [{ key: 'X-Content-Type-Options', value: 'nosniff' }]),
    { key: 'X-Frame-Options', value: 'DENY' },
    // Not to the site itself either: the address of a mailed link has its key. `no-referrer` would hide the origin of forms.
    { key: 'Referrer-Policy', value: 'strict-origin' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    {
      key: 'Permissions-Policy',
      value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
    },
  ];
}

/** Returns the configured parts, from the environment. */
export const partsOf = (env: Record<string, string | undefined>): Parts => ({
  development: env.NODE_ENV === 'development',
  channelPluginKey: env.NEXT_PUBLIC_CHANNEL_PLUGIN_KEY,
  sentryDsn: env.NEXT_PUBLIC_SENTRY_DSN,
  kakaoPostcode: env.NEXT_PUBLIC_KAKAO_POSTCODE === 'on',
  kakaoJsKey: env.NEXT_PUBLIC_KAKAO_JS_KEY,
  kakao: Boolean(env.KAKAO_CLIENT_ID),
  naver: Boolean(env.NAVER_CLIENT_ID),
});

/** The further header of a response over TLS: two years of HTTPS only. */
export const strictTransport: Header = {
  key: 'Strict-Transport-Security',
  value: 'max-age=63072000; includeSubDomains',
};
