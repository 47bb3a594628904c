import axios, { AxiosHeaders, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { ErrorBody } from '@/contract/common';
import { PAGE_CALLS_MS } from '@/lib/deadline';
import { BROWSER_TIMEOUT_MS, MAX_ANSWER_BYTES, timeLimit } from './timeout';
import { callHeaders, tellSessionEnd } from './wire';

/** Who asks and from where; handed in by the store, so that no module knows of a member. */
export interface CallContext {
  baseURL: string;
  locale: string;
  timeZone: string;
  accessToken: string;
  /** Headers that the server passes on: the request's id and the client's address. */
  headers?: Record<string, string>;
  /** Until when the call may take, in ms of `performance.now()`: the calls of one page share it. */
  deadline?: number;
  /**
   * Asks the cookie's session for a token that works, when the one at hand has ended while the page
   * slept; '' when nobody is signed in any more. Throws when nobody could say.
   */
  renewToken?: () => Promise<string>;
  /**
   * Told of a 401 or 403, the token it was about and the provider's words: the session can no longer be
   * used. Without words it was refused by something in between.
   */
  onSessionEnded: (status: number, accessToken: string, refusal: ErrorBody | null) => void;
}

declare module 'axios' {
  interface AxiosRequestConfig {
    context?: CallContext;
  }
}

const TIMEOUT_MS = typeof window === 'undefined' ? PAGE_CALLS_MS : BROWSER_TIMEOUT_MS;

/**
 * The HTTP client of the server and of every write; what a page reads in the browser is `lightSend`'s. On
 * the server an answer has a size limit, and the provider cannot send a call anywhere else.
 */
const httpClient = axios.create({
  maxContentLength: MAX_ANSWER_BYTES,
  maxRedirects: 0,
});

/**
 * Sends a request and reads its answer whole, both within one time limit: `limit` ms, and the context's
 * deadline. axios's own `timeout` is one of silence, which a trickled answer never reaches.
 * @throws AxiosError
 */
export async function request<T>(
  config: AxiosRequestConfig & { context: CallContext },
  limit = TIMEOUT_MS,
): Promise<AxiosResponse<T>> {
  const { deadline = Number.POSITIVE_INFINITY } = config.context;
  const left = Math.max(0, Math.min(limit, deadline - performance.now()));
  const { signal, done } = timeLimit(left, config.signal as AbortSignal | undefined);
  try {
    return await httpClient.request<T>({ ...config, signal });
  } finally {
    done();
  }
}

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
    if (context && error.response) tellSessionEnd(context, error.response, context.accessToken);
  }
  throw error;
});
