import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { isSame } from '@/lib/isSame';
import { type Draft, type DraftOptions, useDraft } from './useDraft';
import { type FieldsOptions, type FormSchema, type FormValues, type SchemaSource, useFields } from './useFields';
import { type Submission, useSubmit } from './useSubmit';

interface Options<T extends FormValues, O, D, R> extends FieldsOptions<T> {
  initial: T;
  /** Without it nothing is stored. */
  draft?: Omit<DraftOptions<T, D>, 'busy'> & { scope: string };
  /** Whether it cannot be sent yet, such as while a picture is uploaded. */
  isBusy?: (values: T) => boolean;
  submit: Omit<Submission<O, R>, 'dropDraft'> & {
    /** Removes the draft of what was sent in another way than `drop`. */
    dropDraft?: (draft: Draft) => void;
  };
}

/**
 * Manages a form over the schema of its call: its fields hold what is typed, its draft stores that, and `send` checks
 * it and makes the call. What the call rejects of its fields is shown there, and then not as a toast. What is typed while
 * it is sent stays, with its draft.
 */
export function useForm<S extends FormSchema<FormValues>, T extends FormValues, R, D extends Partial<T> = T>(
  schema: SchemaSource<S>,
  {
    initial,
    draft: drafting,
    isBusy = () => false,
    submit: submission,
    ...options
  }: Options<T, S['_zod']['output'], D, R>,
) {
  const fields = useFields<T, S['_zod']['output']>(schema, initial, options);
  const { control, getValues } = fields;
  // The form is rendered with a change of it, whether that is one of the values or of what else makes it busy.
  useWatch({ control, compute: isBusy });
  const busy = isBusy(getValues());
  const draft = useDraft<T, D>(fields, drafting?.scope, schema, { ...drafting, busy });
  /** The values as they were sent. */
  const sent = useRef<T>(undefined);
  const { submit } = useSubmit({
    ...submission,
    call(body: S['_zod']['output'], idempotencyKey) {
      sent.current = getValues();
      return submission.call(body, idempotencyKey);
    },
    onFailure(failure, body: S['_zod']['output']) {
      // A form of the same target that was opened meanwhile began with what is rejected now, as no draft.
      if (sent.current) draft.storeRejected(sent.current);
      return submission.onFailure?.(failure, body) === true || fields.showRejection(failure);
    },
    dropDraft() {
      if (!isSame(getValues(), sent.current)) return;
      if (submission.dropDraft) submission.dropDraft(draft);
      else draft.drop();
    },
  });
  return {
    ...fields,
    draft,
    /** Whether it cannot be sent yet. */
    busy,
    send(): void {
      if (!isBusy(getValues())) void fields.submit(submit);
    },
  };
}
