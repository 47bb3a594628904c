import { z } from 'zod';
import { commonSettings, parseSettings, secret, setIn } from '@/contract/settings';

/** The settings that the web reads. */
export const webSettings = z.object({
  /** The provider's API, such as http://127.0.0.1:4000/api/v1. */
  API_URL: z.url({ protocol: /^https?$/ }),
  /** The site's public address: canonical links, mails, the origin that `callbackUrl` must have. */
  NEXTAUTH_URL: z.url({ protocol: /^https?$/ }),
  /** Signs the session cookie. */
  NEXTAUTH_SECRET: secret,
  /** The number of proxies in front of the web that may name the client in X-Forwarded-For. */
  WEB_TRUSTED_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** How long the calls of one page may take together, so that it is shown within 3 s whatever the provider does. */
  PAGE_CALLS_MS: z.coerce.number().int().min(100).max(60_000).default(2500),
  /** The port of the web's metrics. Unset: nothing is measured. */
  WEB_METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  KAKAO_CLIENT_ID: z.string().optional(),
  KAKAO_CLIENT_SECRET: z.string().optional(),
  NAVER_CLIENT_ID: z.string().optional(),
  NAVER_CLIENT_SECRET: z.string().optional(),
  /** Other issuers than Kakao's and Naver's own, for the tests' OAuth server. */
  KAKAO_ISSUER: z.url().optional(),
  NAVER_ISSUER: z.url().optional(),
  ...commonSettings,
});
export type WebEnv = z.infer<typeof webSettings>;

/** The settings that development may omit: these work on one machine and protect nothing. */
const DEVELOPMENT = {
  API_URL: 'http://127.0.0.1:4000/api/v1',
  NEXTAUTH_URL: `http://localhost:${process.env.PORT ?? 3000}`,
  NEXTAUTH_SECRET: 'development-only-development-only',
  ASSERTION_SECRET: 'development-only-development-only',
};

/** Returns the web's settings, validated. @throws an Error that names every missing or weak variable */
export function readEnv(source: Record<string, string | undefined>): WebEnv {
  const lax = source.NODE_ENV === 'development' || source.NODE_ENV === 'test';
  const defaults = lax ? DEVELOPMENT : {};
  return parseSettings(
    webSettings,
    { ...defaults, ...setIn(source) },
    (problems) => new Error(`The web cannot start with these settings:\n${problems}`),
  );
}

let checked: WebEnv | undefined;

/** Returns the web's settings on the server, read once. */
export function env(): WebEnv {
  checked ??= readEnv(process.env);
  // next-auth reads its own address from the environment.
  process.env.NEXTAUTH_URL ??= checked.NEXTAUTH_URL;
  return checked;
}

/** Returns the provider's API address without a trailing slash. */
export const apiUrl = () => env().API_URL.replace(/\/$/, '');
