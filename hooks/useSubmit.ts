import { useRef, useState } from 'react';
import { actionOf, dropKey, dropRejectedKey, idempotencyKeyFor } from '@/lib/browser/keys';
import { isOutdated } from '@/lib/rejections';
import { useFailureToast } from './useFailureToast';
import { useRequireSignIn } from './useMemberAction';

export interface Submission<B, R> {
  /**
   * Scope of the idempotency key; with the body it determines the key, the same through retries and reloads.
   * Without it the call needs no key.
   */
  scope?: string;
  /** The path to which a visitor returns after signing in; without it no sign-in is needed. */
  path?: string;
  /** Makes the call. @throws its failure */
  call: (body: B, idempotencyKey: string) => Promise<R>;
  /** The toast of a failure that gives no reason. */
  failed: string;
  /** Drops the draft of what was sent. */
  dropDraft?: () => void;
  /** Called with the answer, after the draft is dropped. */
  onDone?: (answer: R, body: B) => unknown;
  /** Called where what was read is another by now, which is read anew: a sheet closes, so that it is looked at first. */
  onOutdated?: () => void;
  /** Called before the toast; returns true where it has shown the failure itself. */
  onFailure?: (failure: unknown, body: B) => unknown;
}

/**
 * Returns the submission of one form or button: waits for the sign-in, makes the call under an idempotency
 * key that holds until its answer came, drops the draft, and shows a failure as a toast. Resolves to whether
 * it was done. A second submission while one is in flight does nothing.
 */
export function useSubmit<B, R>({
  scope,
  path,
  call,
  failed,
  dropDraft,
  onDone,
  onOutdated,
  onFailure,
}: Submission<B, R>) {
  const { requireSignIn, isWaiting } = useRequireSignIn(path ?? '');
  const showFailure = useFailureToast();
  const inFlight = useRef(false);
  const [isSending, setSending] = useState(false);
  // The draft may have become a member's while the session was awaited.
  const latestDrop = useRef(dropDraft);
  latestDrop.current = dropDraft;

  const submit = async (body: B): Promise<boolean> => {
    if (inFlight.current) return false;
    inFlight.current = true;
    const key = scope && actionOf(scope, body);
    try {
      if (path !== undefined && !(await requireSignIn())) return false;
      setSending(true);
      const answer = await call(body, key ? idempotencyKeyFor(key) : '');
      if (key) dropKey(key);
      dropDraft?.();
      latestDrop.current?.();
      await onDone?.(answer, body);
      return true;
    } catch (failure) {
      if (key) dropRejectedKey(key, failure);
      if (isOutdated(failure)) onOutdated?.();
      if (onFailure?.(failure, body) !== true) showFailure(failure, failed);
      return false;
    } finally {
      inFlight.current = false;
      setSending(false);
    }
  };
  return { submit, isSubmitting: isWaiting || isSending };
}
