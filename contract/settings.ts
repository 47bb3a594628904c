import * as z from './zod.ts';

/** Text that counts as a secret: long enough to resist guessing. */
export const secret = z.string().min(32, 'must be at least 32 characters');

/** The settings that the web and the provider both read, each from its own environment. */
export const commonSettings = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  /** Shared by both: the web signs with it the facts that it verified about a social sign-in. */
  ASSERTION_SECRET: secret,
  /** The embedded database, files, outbox and generated secrets are here unless configured otherwise. */
  DATA_DIR: z.string().default('./data'),
  /** How long a stopping program accepts new connections, so that load balancers notice /readyz first. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  /** Where the processes of a site tell each other of changes, and count limits together. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The team's channel: the web reports errors to it, and the provider's console tests it. */
  SLACK_WEBHOOK_URL: z.url().optional(),
  MAIL_FROM: z.string().default('결 <hello@gyeol.test>'),
  /** The collector of traces, by OpenTelemetry's own names; the SDK reads the last three itself. Unset: there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/protobuf', 'http/json']).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_TRACES_SAMPLER: z
    .string()
    .regex(/^(parentbased_)?(always_on|always_off|traceidratio)$/, 'must be a sampler of OpenTelemetry')
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
};

/** Returns the variables that are set: an empty one counts as unset. */
export const setIn = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

/**
 * Returns what a schema makes of settings.
 * @throws what `failed` makes of a line for every missing or weak variable
 */
export function parseSettings<T>(
  schema: z.ZodType<T>,
  source: Record<string, string | undefined>,
  failed: (problems: string) => Error,
): T {
  const result = schema.safeParse(setIn(source));
  if (result.success) return result.data;
  throw failed(result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n'));
}
