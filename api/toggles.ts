import { newKey } from '@/lib/browser/keys';
import type { CallFailure } from '@/lib/failures';
import type { Call } from './httpClient';

type Result<A> = { data: A; error?: undefined } | { error: CallFailure; data?: undefined };

/**
 * Returns the `queryFn` of a call that toggles, by which the state is reached that its arguments name: one that led away
 * from it is made again. A page that is rendered signed out shows no state of the member's own until that is fetched,
 * and after a lost answer nobody knows it.
 */
export const reaching =
  <Arg extends { idempotencyKey: string }, A extends object>(
    callOf: (arg: Arg) => Call,
    isReached: (answer: A, arg: Arg) => boolean,
  ) =>
  async (arg: Arg, _api: unknown, _options: unknown, sendCall: (call: Call) => unknown) => {
    const send = async (idempotencyKey: string) => (await sendCall({ ...callOf(arg), idempotencyKey })) as Result<A>;
    const first = await send(arg.idempotencyKey);
    return first.data && !isReached(first.data, arg) ? send(newKey()) : first;
  };
