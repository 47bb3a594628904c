import { useState } from 'react';
import { useSubmit } from '@/hooks/useSubmit';
import { errorBodyIn } from '@/lib/failures';
import { type FailureTexts, useFailureMessage } from './useFailureMessage';

/**
 * Submits a form or a button of this area: a failure is shown in a notice beside it, which stays, and not in a
 * toast, which disappears before a password has been typed again. `leaveKey` is that of a suspended member, else ''.
 */
export function useSubmitWithNotice<B, R>({
  call,
  onDone,
  onFailure,
  texts,
}: {
  /** Makes the call. @throws its failure */
  call: (body: B) => Promise<R>;
  onDone?: (answer: R) => unknown;
  /** Returns true where it has shown the failure itself. */
  onFailure?: (failure: unknown) => unknown;
  texts: (failure: unknown) => FailureTexts;
}) {
  const failureMessage = useFailureMessage();
  const [error, setError] = useState('');
  const [leaveKey, setLeaveKey] = useState('');
  const fail = (failure?: unknown) => {
    setError(failureMessage(failure, texts(failure)));
    setLeaveKey(errorBodyIn(failure).leave_key ?? '');
  };
  const dropError = () => {
    setError('');
    setLeaveKey('');
  };
  const { submit, isSubmitting } = useSubmit<B, R>({
    call,
    failed: '',
    onDone,
    onFailure(failure) {
      if (onFailure?.(failure) !== true) fail(failure);
      return true;
    },
  });
  return { submit, busy: isSubmitting, error, leaveKey, fail, dropError };
}
