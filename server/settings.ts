import { explainStorage } from '../provider/platform/errors/storageErrors.ts';
import { loadSecrets, requireSecrets } from './secrets.ts';

export type Env = Record<string, string | undefined>;

/** The settings that a start derives from the environment, for both programs. */
export interface Settings {
  isLocal: boolean;
  host: string;
  port: number;
  /** The host of the web, for a browser on this machine. */
  listensAt: string;
  /** The site's public address. */
  address: string;
  dataDir: string;
  /** Absent when API_URL names a provider that runs elsewhere. */
  provider: Env | undefined;
  web: Env;
}

/** Returns whether a site is for this machine only: it makes its secrets itself, and demo accounts. */
export const isLocalSite = (env: Env) => !env.HOST && !env.DATABASE_URL;

/**
 * Returns the settings of a start in production.
 * @param freePort a port for the provider where none is set
 * @throws an Error that names every missing or weak secret, or an invalid port
 */
export function settle(env: Env, freePort: number): Settings {
  const isLocal = isLocalSite(env);
  const host = env.HOST || '127.0.0.1';
  const port = readPort('PORT', env.PORT || '3000');
  const dataDir = env.DATA_DIR || './data';
  const listensAt = `http://${inAddress(host)}:${port}`;
  const address = (env.NEXTAUTH_URL || env.SITE_URL || `http://${nameOf(host)}:${port}`).replace(/\/$/, '');
  const secrets = isLocal ? readOwnSecrets(dataDir, env) : requireSecrets(env);
  const providerHost = env.PROVIDER_HOST || '127.0.0.1';
  const providerPort = env.PROVIDER_PORT || String(freePort);
  const shared = {
    ...env,
    ...secrets,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: dataDir,
    NEXTAUTH_URL: address,
    SITE_URL: env.SITE_URL || address,
  };
  return {
    isLocal,
    host,
    port,
    listensAt,
    address,
    dataDir,
    provider: env.API_URL
      ? undefined
      : {
          ...shared,
          PROVIDER_HOST: providerHost,
          PROVIDER_PORT: providerPort,
          DEMO_ACCOUNTS: String(isLocal && env.DEMO_ACCOUNTS !== 'false'),
          // On a local machine the address must stay visible.
          LOG_LEVEL: env.LOG_LEVEL || (isLocal ? 'warn' : 'info'),
        },
    web: {
      ...shared,
      API_URL: env.API_URL || `http://${inAddress(providerHost)}:${providerPort}/api/v1`,
    },
  };
}

/** Returns the secrets of a site on this machine. @throws an Error that names the file or DATA_DIR */
function readOwnSecrets(dataDir: string, env: Env) {
  try {
    return loadSecrets(dataDir, env);
  } catch (error) {
    throw explainStorage(error, dataDir) ?? error;
  }
}

/** Parses a port. @throws an Error that names the variable with an invalid port */
function readPort(name: string, value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`  ${name}: “${value}” is no port; a port is a number from 1 to 65535.`);
}

/** The loopback addresses, which a browser and its user know as localhost. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** Returns the host of the site's public address: `localhost` for this machine's own addresses. */
const nameOf = (host: string) => (LOOPBACK.includes(host) ? 'localhost' : inAddress(host));

/** Converts a host to listen on to one that can be called. */
function inAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
