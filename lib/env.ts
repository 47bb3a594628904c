import { z } from 'zod';

const secret = z.string().min(32, 'must be at least 32 characters');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  /** The provider's API, such as http://127.0.0.1:4000/api/v1. */
  API_URL: z.url({ protocol: /^https?$/ }),
  /** The site's public address: canonical links, mails, the origin that `callbackUrl` must have. */
  NEXTAUTH_URL: z.url({ protocol: /^https?$/ }),
  /** Signs the session cookie. */
  NEXTAUTH_SECRET: secret,
  /** Shared with the provider: signs the facts that the web verified about a social sign-in. */
  ASSERTION_SECRET: secret,
  /** The number of proxies in front of the web that may name the client in X-Forwarded-For. */
  WEB_TRUSTED_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** How long the calls of one page may take together, so that it is shown within 3 s whatever the provider does. */
  PAGE_CALLS_MS: z.coerce.number().int().min(100).max(60_000).default(2500),
  /** How long a stopping program accepts new connections, so that load balancers notice /readyz first. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  /** Where webs tell each other of changed pages. Unset: the other webs' pages wait for their interval. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** The port of the web's metrics. Unset: nothing is measured. */
  WEB_METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** The collector of traces, by OpenTelemetry's own names; the SDK reads the last three itself. Unset: there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/protobuf', 'http/json']).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_TRACES_SAMPLER: z
    .string()
    .regex(/^(parentbased_)?(always_on|always_off|traceidratio)$/, 'must be a sampler of OpenTelemetry')
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
  KAKAO_CLIENT_ID: z.string().optional(),
  KAKAO_CLIENT_SECRET: z.string().optional(),
  NAVER_CLIENT_ID: z.string().optional(),
  NAVER_CLIENT_SECRET: z.string().optional(),
  /** Other issuers than Kakao's and Naver's own, for the tests' OAuth server. */
  KAKAO_ISSUER: z.url().optional(),
  NAVER_ISSUER: z.url().optional(),
  /** With it, signing in by a mailed link is offered. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('결 <hello@gyeol.test>'),
  SLACK_WEBHOOK_URL: z.url().optional(),
  /** The folder in which the provider stores mails without SMTP; outside production a page shows them. */
  DATA_DIR: z.string().default('./data'),
});
export type WebEnv = z.infer<typeof schema>;

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
  // An empty variable counts as unset.
  const set = Object.entries(source).filter(([, value]) => value !== '');
  const result = schema.safeParse({ ...defaults, ...Object.fromEntries(set) });
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path}: ${issue.message}`);
  throw new Error(`The web cannot start with these settings:\n${problems.join('\n')}`);
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
