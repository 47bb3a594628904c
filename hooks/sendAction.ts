import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { TFunction } from 'i18next';
import type { ContextOf } from '@/api/baseApi';
import { failureToast } from '@/lib/browser/failureToast';
import { dropKey, dropRejectedKey, idempotencyKeyFor, newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import type { AppStore, RootState } from '@/store/makeStore';

/** The response to an action; `success: false` is a rejection with its reason, sent with status 200. */
export interface ActionAnswer {
  success: boolean;
  reason?: string;
}

/** A mutation that has been given its arguments, such as `likeTopic.initiate(…)`. */
type Call<A> = ThunkAction<{ unwrap: () => Promise<A> }, RootState, ContextOf, UnknownAction>;

/** What a member does by one tap. */
export interface Action<A extends ActionAnswer> {
  /** Names an action that has one effect also when it is tapped again after a lost answer. */
  scope?: string;
  /** Its code may be loaded on demand; null when there is nothing to do. */
  call: (idempotencyKey: string) => Promise<Call<A>> | Call<A> | null;
  failed: string;
  /** Returns the text of a rejection, shown instead of its reason. */
  rejected?: (answer: A) => string;
  /** Called when it was done. */
  onDone?: (answer: A) => void;
  /** Called when it failed, before the toast. */
  onFailure?: (failure: unknown) => void;
}

/** Sends an action's call under an idempotency key, and shows as a toast why it was rejected or has failed. */
export async function sendAction<A extends ActionAnswer>(
  store: AppStore,
  t: TFunction<'common'>,
  { scope, call, failed, rejected, onDone, onFailure }: Action<A>,
): Promise<void> {
  try {
    const made = await call(scope ? idempotencyKeyFor(scope) : newKey());
    if (!made) return;
    const answer = await store.dispatch(made).unwrap();
    if (scope) dropKey(scope);
    if (answer.success) onDone?.(answer);
    else void notify('warning', rejected?.(answer) ?? answer.reason ?? failed);
  } catch (failure) {
    if (scope) dropRejectedKey(scope, failure);
    onFailure?.(failure);
    failureToast(t, failure, failed);
  }
}
