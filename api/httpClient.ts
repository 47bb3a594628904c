import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import axios, {
  AxiosHeaders,
  type AxiosProgressEvent,
  type AxiosRequestConfig,
  type AxiosResponse,
  isAxiosError,
} from 'axios';
import type { ErrorBody } from '@/contract/common';
import { hasEnded } from '@/lib/accessToken';
import { noteServerTime, serverNow } from '@/lib/browser/serverClock';
import { BROWSER_TIMEOUT_MS, MAX_RESPONSE_BYTES } from '@/lib/callLimits';
import type { CallFailure } from '@/lib/failures';

/** The caller and the address of the API; passed in by the store, so that this module does not depend on a member. */
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
   * Renews the access token by the session's cookie when it has expired while the page slept; '' for a
   * visitor. Throws when the session could not be read.
   */
  renewToken?: () => Promise<string>;
  /** Whether there may be a session that the page has not read yet: a write, and a read of the console, wait for it. */
  isSessionPending?: boolean;
  /**
   * Reports a 401 or 403, its token and the provider's message: the session can no longer be used. A
   * rejection without a message comes from a proxy in between.
   */
  onSessionEnded: (status: number, accessToken: string, rejection: ErrorBody | null) => void;
}

declare module 'axios' {
  interface AxiosRequestConfig {
    context?: CallContext;
  }
}

const isBrowser = typeof window !== 'undefined';

type Config = AxiosRequestConfig & { context: CallContext };

/**
 * The HTTP client of every call to the API, in the browser and on the server. An answer has a size limit
 * and a redirect is not followed. The browser's adapter is `fetch`, which keeps both; only `fetch` cannot
 * report the progress of an upload, so that uploads go by XMLHttpRequest.
 */
const httpClient = axios.create({
  maxContentLength: MAX_RESPONSE_BYTES,
  maxRedirects: 0,
});

const adapterFor = ({ onUploadProgress }: AxiosRequestConfig) => {
  if (!isBrowser) return {};
  return { adapter: onUploadProgress ? 'xhr' : 'fetch' } as const;
};

/** Aborts `signal` when `wish` does or after `ms`, which `renew` begins anew; `done` clears the timer. */
export function timeLimit(ms: number, wish?: AbortSignal | undefined) {
  const ended = new AbortController();
  const end = () => ended.abort();
  let timer = setTimeout(end, ms);
  const renew = () => {
    clearTimeout(timer);
    timer = setTimeout(end, ms);
  };
  if (wish?.aborted || ms <= 0) end();
  wish?.addEventListener('abort', end);
  const done = () => {
    clearTimeout(timer);
    wish?.removeEventListener('abort', end);
  };
  return { signal: ended.signal, renew, done };
}

/**
 * Sends a request and reads the whole answer, both within one time limit: `limit` ms, and the context's
 * deadline. The `timeout` of axios limits silence only, which a trickled answer never reaches; a file that is sent
 * or read on a slow line takes as long as it goes on.
 * @throws AxiosError
 */
export async function request<T>(config: Config, limit = BROWSER_TIMEOUT_MS): Promise<AxiosResponse<T>> {
  const { deadline = Number.POSITIVE_INFINITY } = config.context;
  const left = Math.max(0, Math.min(limit, deadline - performance.now()));
  const { signal, renew, done } = timeLimit(left, config.signal as AbortSignal | undefined);
  const { onUploadProgress, onDownloadProgress } = config;
  const renewing = (listener: typeof onUploadProgress) => (event: AxiosProgressEvent) => {
    renew();
    listener?.(event);
  };
  const progress = {
    ...(onUploadProgress && { onUploadProgress: renewing(onUploadProgress) }),
    ...(onDownloadProgress && { onDownloadProgress: renewing(onDownloadProgress) }),
  };
  try {
    return await httpClient.request<T>({ ...adapterFor(config), ...config, ...progress, signal });
  } finally {
    done();
  }
}

/**
 * Opens an answer that ends when `signal` aborts it: it has no time or size limit.
 * @throws AxiosError
 */
export const openStream = async (config: Config & { signal: AbortSignal }): Promise<ReadableStream<Uint8Array>> => {
  const { data } = await httpClient.request<ReadableStream<Uint8Array>>({
    ...config,
    adapter: 'fetch',
    responseType: 'stream',
    maxContentLength: Number.POSITIVE_INFINITY,
  });
  return data;
};

/** Returns whether a call is for a visitor too: all reads but those of the console are. */
const isForVisitors = ({ method, url }: AxiosRequestConfig): boolean =>
  method?.toUpperCase() === 'GET' && !url?.startsWith('manage/');

/**
 * Returns the member's token: renewed when it has expired, and read before a call that would else be sent as a
 * visitor's. @throws when the session cannot be read
 */
async function currentToken(call: Config): Promise<string> {
  const { accessToken, renewToken, isSessionPending } = call.context;
  if (!renewToken) return accessToken;
  const isNeeded = accessToken ? hasEnded(accessToken, serverNow()) : isSessionPending && !isForVisitors(call);
  return isNeeded ? renewToken() : accessToken;
}

httpClient.interceptors.request.use(async (config) => {
  const given = config.context;
  if (!given) return config;
  const accessToken = await currentToken({ ...config, context: given }).catch(() => {
    throw new axios.AxiosError('The session could not be renewed', axios.AxiosError.ERR_NETWORK);
  });
  const context = { ...given, accessToken };
  const headers = AxiosHeaders.concat(
    config.headers,
    {
      'Accept-Language': context.locale,
      'X-Timezone': context.timeZone,
      ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
      // A browser sets its own User-Agent, and a call without a body has no content type.
      ...(isBrowser && { 'User-Agent': false }),
      ...(config.data === undefined && { 'Content-Type': false }),
    },
    context.headers,
  );
  const { baseURL } = context;
  return {
    ...config,
    context,
    baseURL: isBrowser ? new URL(baseURL, window.location.href).href : baseURL,
    headers,
  };
});

const isText = (value: unknown) =>
  typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** Returns the body of an error as the contract has it, or null; by hand, since zod weighs 60 kB. */
export function errorBodyOf(data: unknown): ErrorBody | null {
  if (typeof data !== 'object' || data === null) return null;
  const body = Object.fromEntries(Object.entries(data).filter(([, value]) => isText(value)));
  return typeof body.code === 'string' ? (body as ErrorBody) : null;
}

const noteTime = (answer: AxiosResponse): AxiosResponse => {
  if (isBrowser) noteServerTime(answer.headers.date);
  return answer;
};
httpClient.interceptors.response.use(noteTime, (error: unknown) => {
  if (isAxiosError(error)) {
    const context = error.config?.context;
    const status = error.response?.status;
    if (context && (status === 401 || status === 403)) {
      context.onSessionEnded(status, context.accessToken, errorBodyOf(error.response?.data));
    }
  }
  throw error;
});

/** One call as an endpoint describes it; `url` is the path below the API's base, with its slash. */
export interface Call {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  params?: object;
  body?: unknown;
  /** One per action: a retry under the same key has one effect. */
  idempotencyKey?: string;
  onProgress?: (event: AxiosProgressEvent) => void;
  /** The response is a file of any size. */
  isFile?: true;
}

export type CallResult = { data: unknown } | { error: CallFailure };

/** Sends a call by the HTTP client and returns the answer's body, or why there is none. */
export async function send(call: Call, context: CallContext, signal: AbortSignal): Promise<CallResult> {
  try {
    const answer = await request<unknown>({
      context,
      url: call.url,
      method: call.method ?? 'GET',
      signal,
      ...(call.params && { params: call.params }),
      ...(call.body !== undefined && { data: call.body }),
      ...(call.onProgress && { onUploadProgress: call.onProgress }),
      ...(call.isFile && { maxContentLength: Number.POSITIVE_INFINITY, onDownloadProgress: () => undefined }),
      ...(call.idempotencyKey && { headers: { 'Idempotency-Key': call.idempotencyKey } }),
    });
    if (typeof answer.data !== 'object' || answer.data === null)
      return { error: { status: answer.status, body: null } };
    return { data: answer.data };
  } catch (error) {
    if (!isAxiosError(error)) throw error;
    const retryAfter = Number(error.response?.headers['retry-after']);
    return {
      error: {
        status: error.response?.status ?? 0,
        body: errorBodyOf(error.response?.data),
        ...(retryAfter > 0 && { retryAfter }),
      },
    };
  }
}

/** A read as the store's cache sends it. */
type Reading = Pick<BaseQueryApi, 'getState' | 'queryCacheKey'>;

/** Returns whether the page has a response to a read already. */
const isCached = ({ getState, queryCacheKey = '' }: Reading): boolean => {
  const { queries } = (getState() as { api: { queries: Record<string, { data?: unknown } | undefined> } }).api;
  // lookup-allowed: a cache key of RTK Query, an endpoint's name with its arguments in brackets
  return queries[queryCacheKey]?.data !== undefined;
};

/** How often a read is sent again when writes complete during it; the last answer is then used. */
const MAX_REREADS = 2;

/**
 * Sends a read. One that started before a write completed may return stale data and overwrite the
 * optimistic update, so it is sent again, at most MAX_REREADS times; one of data that is shown waits for the
 * writes that are sent.
 */
export async function readCurrent(
  read: () => Promise<CallResult>,
  writes: { completed: number; sent: ReadonlySet<Promise<unknown>> },
  api: Reading,
): Promise<CallResult> {
  for (let left = MAX_REREADS; ; left -= 1) {
    const before = writes.completed;
    const answer = await read();
    if ('error' in answer || left === 0) return answer;
    if (isCached(api)) await Promise.allSettled(writes.sent);
    if (writes.completed === before) return answer;
  }
}
