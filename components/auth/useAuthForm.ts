import type { FormEvent } from 'react';
import { own } from '@/contract/own';
import type { FormSchema } from '@/hooks/useFields';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { fieldErrors } from '@/lib/rejections';
import type { FailureTexts } from './useFailureMessage';
import { useSubmitWithNotice } from './useSubmitWithNotice';

/**
 * Manages a form of this area: an error of a field is shown at the field, any other in a notice. The values
 * stay after a failure; none is stored as a draft.
 */
export function useAuthForm<T extends Record<string, string | boolean>, R>(
  schema: FormSchema<T>,
  initial: T,
  {
    call,
    onDone,
    onFailure,
    texts,
    isNoticeOnly = false,
  }: {
    /** Makes the call. @throws its failure */
    call: (values: T) => Promise<R>;
    onDone?: (answer: R) => unknown;
    /** Returns true where it has shown the failure itself. */
    onFailure?: (failure: unknown) => unknown;
    texts: (failure: unknown) => FailureTexts;
    /** The server's answer never says which field it was. */
    isNoticeOnly?: boolean;
  },
) {
  const fields = useSchemaForm(schema, initial);
  const { form, values, errors, change, leave, showError, begin } = fields;
  const { dropError, ...submission } = useSubmitWithNotice<T, R>({
    call,
    onDone,
    texts,
    onFailure(failure) {
      if (onFailure?.(failure) === true) return true;
      const rejected = fieldErrors(failure);
      const isOfField = Object.keys(initial).some((name) => own(rejected, name));
      if (isNoticeOnly || !isOfField) return false;
      fields.setFieldErrors(rejected);
      return true;
    },
  });
  return {
    form,
    values,
    change,
    leave,
    showError,
    begin,
    errors,
    /** The error of no field. */
    error: submission.error,
    busy: submission.busy,
    /** Returns the props of a value's text field. */
    field: <N extends keyof T & string>(name: N) => ({
      name,
      value: String(own(values, name)),
      error: own(errors, name),
      required: true,
      onChange: ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) =>
        change({ [name]: value } as unknown as Partial<T>),
    }),
    submit() {
      if (submission.busy) return;
      dropError();
      void fields.submit(submission.submit);
    },
  };
}
