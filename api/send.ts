import { type AxiosProgressEvent, isAxiosError } from 'axios';
import type { CallFailure } from '@/lib/failures';
import { errorBodyOf } from './errorBody';
import { type CallContext, request } from './httpClient';

/** One call as an endpoint describes it; `url` is the path below the API's base, with its slash. */
export interface Call {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  params?: object;
  body?: unknown;
  /** One per action: a retry under the same key has one effect. */
  idempotencyKey?: string;
  onProgress?: (event: AxiosProgressEvent) => void;
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
