import axios, { AxiosHeaders } from 'axios';
import { BROWSER_TIMEOUT_MS } from './timeout';
import { callHeaders, tellSessionEnd } from './wire';

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

/** The HTTP client of the server and of every write; what a page reads in the browser is `lightSend`'s. */
export const httpClient = axios.create({
  timeout: typeof window === 'undefined' ? SERVER_TIMEOUT_MS : BROWSER_TIMEOUT_MS,
});

httpClient.interceptors.request.use(async (config) => {
  if (!config.context) return config;
  const said = await callHeaders(config.context).catch(() => {
    throw new axios.AxiosError('The session could not be renewed', axios.AxiosError.ERR_NETWORK);
  });
  const context = { ...config.context, accessToken: said.accessToken };
  const headers = AxiosHeaders.concat(config.headers, said.headers);
  return { ...config, context, baseURL: context.baseURL, headers };
});

httpClient.interceptors.response.use(undefined, (error: unknown) => {
  if (axios.isAxiosError(error)) {
    const context = error.config?.context;
    if (context) tellSessionEnd(context, error.response?.status, context.accessToken);
  }
  throw error;
});
