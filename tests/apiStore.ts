import { configureStore } from '@reduxjs/toolkit';
import { vi } from 'vitest';
import { baseApi, type ContextOf, noWrites } from '@/api/baseApi';
import type { Call, CallResult } from '@/api/httpClient';
import * as client from '@/api/httpClient';
import { createGate } from './gate';

type Answer = (call: Call) => CallResult | Promise<CallResult>;

/** Returns the result of a rejected call. */
export const rejection = (status = 409): CallResult => ({ error: { status, body: null } });

const NOTHING_SAID: Answer = ({ url }) => {
  throw new Error(`No answer for ${url}`);
};

/**
 * Creates a store with the cache only. `answerWith` sets the answer of each call, `answerBy` one by the call,
 * `rejectWith` a rejection; `hold` delays the answer until it is released, so that a test sees the cache meanwhile.
 */
export function apiStore() {
  const calls: Call[] = [];
  let answer = NOTHING_SAID;
  // An endpoint is tested apart from the HTTP client and from the contract, which have tests of their own.
  vi.spyOn(client, 'send').mockImplementation(async (call) => {
    calls.push(call);
    return await answer(call);
  });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  const context: ContextOf = () => ({
    baseURL: '',
    locale: 'ko',
    timeZone: 'Asia/Seoul',
    accessToken: '',
    onSessionEnded: () => undefined,
    writes,
  });
  const writes = noWrites();
  const store = configureStore({
    reducer: { api: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context }, serializableCheck: false, immutableCheck: false }).concat(
        baseApi.middleware,
      ),
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });
  return {
    store,
    calls: (): readonly Call[] => calls,
    answerBy(next: Answer) {
      answer = next;
    },
    answerWith(next: unknown) {
      answer = () => ({ data: next });
    },
    rejectWith(status?: number) {
      answer = () => rejection(status);
    },
    hold(result: CallResult) {
      const { open, opened } = createGate();
      answer = async () => {
        await opened;
        return result;
      };
      return open;
    },
  };
}
export type ApiStore = ReturnType<typeof apiStore>;
