import { z } from 'zod';
import { commonSettings, parseSettings, secret } from '../../../contract/settings.ts';
import { SetupError } from '../errors/setupError.ts';

/** The settings that the provider reads. */
export const providerSettings = z.object({
  ...commonSettings,
  /** The host that the provider listens on. */
  PROVIDER_HOST: z.string().default('127.0.0.1'),
  PROVIDER_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A replica of it, which reads go to while it has all that was written. */
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Prepares statements in PostgreSQL; off behind a pooler that does not know them. */
  DATABASE_PREPARE: z.stringbool().default(true),
  /** The operator's details, which advertising has to name: without one no newsletter is sent. */
  OPERATOR_NAME: z.string().default(''),
  OPERATOR_ADDRESS: z.string().default(''),
  OPERATOR_PHONE: z.string().default(''),
  /** The site's public address, for links in mails. */
  SITE_URL: z.url().default('http://127.0.0.1:3000'),
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Signs access and refresh tokens. */
  TOKEN_SECRET: secret,
  /** Signs push messages: a P-256 private key (32 bytes) in base64url. Without it the site sends none. */
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  /** How many proxies in front (the web is one) may name the client in X-Forwarded-For. */
  TRUSTED_HOPS: z.coerce.number().int().min(0).max(10).default(1),
  /** Creates the two demo accounts while an empty embedded database gets its first content. */
  DEMO_ACCOUNTS: z.stringbool().default(false),
  /** The fewest points that convert, and the step above it. */
  POINT_CONVERT_MIN: z.coerce.number().int().min(1).default(1000),
  POINT_CONVERT_STEP: z.coerce.number().int().min(1).default(100),
  /** A store's own API that gives credits; else the database records them. */
  STORE_CREDIT_URL: z.url({ protocol: /^https?$/ }).optional(),
  STORE_CREDIT_SECRET: z.string().optional(),
  /** The store's page, where members spend their credit. */
  STORE_PAGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A chain of drand that is mixed into the draws of raffles. */
  RAFFLE_BEACON_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Channel.io's secret key, which proves to it who a member is. */
  CHANNEL_SECRET_KEY: z
    .string()
    .regex(/^([0-9a-f]{2}){32,}$/i, 'must be hexadecimal')
    .optional(),
  /** Refuses the console to roles without two-step sign-in. Unset: in production, unless the site is on this machine. */
  REQUIRE_TWO_STEP: z.stringbool().optional(),
  /** The port of the provider's metrics. Unset: nothing is measured. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});
const settings = providerSettings.transform((env) => ({
  ...env,
  REQUIRE_TWO_STEP: env.REQUIRE_TWO_STEP ?? (env.NODE_ENV === 'production' && !isThisMachine(env.SITE_URL)),
}));
export type ProviderEnv = z.infer<typeof settings>;

const isThisMachine = (address: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

const failed = (problems: string) => new SetupError(`The provider cannot start with these settings:\n${problems}`);

/** Returns the provider's settings, validated. @throws a SetupError that names every missing or weak variable */
export const readEnv = (source: Record<string, string | undefined>): ProviderEnv =>
  parseSettings(settings, source, failed);

const storage = providerSettings.pick({
  ...{ DATA_DIR: true, DATABASE_URL: true, DATABASE_REPLICA_URL: true, DATABASE_PREPARE: true },
  ...{ S3_ENDPOINT: true, S3_BUCKET: true, S3_REGION: true, S3_ACCESS_KEY_ID: true, S3_SECRET_ACCESS_KEY: true },
});
/** The settings that name the database and the file store. */
export type StorageEnv = z.infer<typeof storage>;

/** Returns the settings of the database and the file store, without the secrets of a provider. @throws as above */
export const readStorageEnv = (source: Record<string, string | undefined>): StorageEnv =>
  parseSettings(storage, source, failed);

/** Returns the settings of this process. @throws as `readEnv` does */
export const processEnv = () => readEnv(process.env);
