import { configureStore } from '@reduxjs/toolkit';
import { vi } from 'vitest';
import * as shapes from '@/api/answerShape';
import { baseApi, type ContextOf } from '@/api/baseApi';
import type { Call, CallResult } from '@/api/send';
import * as client from '@/api/send';
import { createGate } from './gate';

type Answer = (call: Call) => CallResult | Promise<CallResult>;

/** The answer of a call that was rejection. */
export const rejection = (status = 409): CallResult => ({ error: { status, body: null } });

const NOTHING_SAID: Answer = ({ url }) => {
  throw new Error(`No answer for ${url}`);
};

/**
 * A store of the cache alone. `answerWith` sets what each call is answered, `answerBy` by the call, `rejectWith`
 * to a rejection; `hold` to an answer that comes once it is let go, so that a test sees the cache in between.
 */
export function apiStore() {
  const calls: Call[] = [];
  let answer = NOTHING_SAID;
  // An endpoint is tested apart from the HTTP client and from the contract, which have tests of their own.
  vi.spyOn(client, 'send').mockImplementation(async (call) => {
    calls.push(call);
    return await answer(call);
  });
  vi.spyOn(shapes, 'hasAnswerShape').mockReturnValue(true);
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  const context: ContextOf = () => ({
    baseURL: '',
    locale: 'ko',
    timeZone: 'Asia/Seoul',
    accessToken: '',
    onSessionEnded: () => undefined,
    writes,
  });
  const writes = { completed: 0 };
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
