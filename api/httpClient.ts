import axios, { AxiosHeaders } from 'axios';
import type { ErrorBody } from '@/contract/common';
import { hasEnded } from '@/lib/accessToken';

/** Who asks and from where; handed in by the store, so that no module knows of a member. */
export interface CallContext {
  baseURL: string;
  locale: string;
  timeZone: string;
  accessToken: string;
  /** Headers that the server passes on: the request's id and the client's address. */
  headers?: Record<string, string>;
  /**
   * Asks the cookie's session for a token that works, when the one at hand has ended while the page
   * slept; '' when nobody is signed in any more. Throws when nobody could say.
   */
  renewToken?: () => Promise<string>;
  /** Told of a 401 or 403 and the token it was about: the session can no longer be used. */
  onSessionEnded: (status: number, accessToken: string) => void;
}

declare module 'axios' {
  interface AxiosRequestConfig {
    context?: CallContext;
  }
}

/** How long the server may wait for the provider, in ms: a page answers within 3 s whatever happens. */
const SERVER_TIMEOUT_MS = 2500;
const BROWSER_TIMEOUT_MS = 20_000;

/** The one HTTP client. Every call says its language and time zone and who asks. */
export const httpClient = axios.create({
  timeout: typeof window === 'undefined' ? SERVER_TIMEOUT_MS : BROWSER_TIMEOUT_MS,
});

async function workingToken({ accessToken, renewToken }: CallContext): Promise<string> {
  if (!renewToken || !accessToken || !hasEnded(accessToken, Date.now())) return accessToken;
  return renewToken().catch(() => {
    throw new axios.AxiosError('The session could not be renewed', axios.AxiosError.ERR_NETWORK);
  });
}

httpClient.interceptors.request.use(async (config) => {
  if (!config.context) return config;
  const context = { ...config.context, accessToken: await workingToken(config.context) };
  const headers = AxiosHeaders.from(config.headers);
  headers.set('Accept-Language', context.locale);
  headers.set('X-Timezone', context.timeZone);
  if (context.accessToken) headers.set('Authorization', `Bearer ${context.accessToken}`);
  for (const [name, value] of Object.entries(context.headers ?? {})) headers.set(name, value);
  return { ...config, context, baseURL: context.baseURL, headers };
});

httpClient.interceptors.response.use(undefined, (error: unknown) => {
  if (axios.isAxiosError(error)) {
    const status = error.response?.status;
    const context = error.config?.context;
    if (status === 401 || status === 403) context?.onSessionEnded(status, context.accessToken);
  }
  throw error;
});

const isWords = (value: unknown) =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** A refusal as the contract has it, or null: told by hand, since a validator weighs 60 kB. */
export function refusalOf(data: unknown): ErrorBody | null {
  if (typeof data !== 'object' || data === null) return null;
  const body = Object.fromEntries(Object.entries(data).filter(([, value]) => isWords(value)));
  return typeof body.code === 'string' ? (body as ErrorBody) : null;
}
