import type { FieldPath } from 'react-hook-form';
import { type FieldsOptions, type FormSchema, type FormValues, type SchemaSource, useFields } from '@/hooks/useFields';
import type { FailureTexts } from './useFailureMessage';
import { useSubmitWithNotice } from './useSubmitWithNotice';

/**
 * Manages a form of this area: an error of a field is shown at the field, any other in a notice. The values
 * stay after a failure; none is stored as a draft.
 */
export function useAuthForm<S extends FormSchema<FormValues>, T extends FormValues, R>(
  schema: SchemaSource<S>,
  initial: T,
  {
    messages,
    call,
    onDone,
    onFailure,
    texts,
    isNoticeOnly = false,
  }: {
    messages: FieldsOptions<T>['messages'];
    /** Makes the call. @throws its failure */
    call: (values: S['_zod']['output']) => Promise<R>;
    onDone?: (answer: R) => unknown;
    /** Returns true where it has shown the failure itself. */
    onFailure?: (failure: unknown) => unknown;
    texts: (failure: unknown) => FailureTexts;
    /** The server's answer never says which field it was. */
    isNoticeOnly?: boolean;
  },
) {
  const form = useFields<T, S['_zod']['output']>(schema, initial, { messages, onUnloaded: () => fail() });
  const { dropError, error, leaveKey, fail, busy, submit } = useSubmitWithNotice({
    call,
    onDone,
    texts,
    onFailure: (failure) => onFailure?.(failure) === true || (!isNoticeOnly && form.showRejection(failure)),
  });
  return {
    ...form,
    field: <N extends FieldPath<T>>(name: N) => ({ ...form.field(name), required: true }),
    /** The error of no field. */
    error,
    leaveKey,
    busy: busy || form.isSubmitting,
    submit() {
      if (busy) return;
      dropError();
      void form.submit(submit);
    },
  };
}
