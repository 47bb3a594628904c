import { useState } from 'react';
import { useDraft } from '@/hooks/useDraft';
import { type FieldsOptions, type FormSchema, type FormValues, useFields } from '@/hooks/useFields';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { isSame } from '@/lib/isSame';
import { callFailureOf } from '@/lib/rejections';

/** The values of a form over the version of what is stored that it changes. */
type Versioned = FormValues & { version: number };

/**
 * Manages a form of the console over what is `stored`, or of a new one, with its draft. A change over another
 * operator's is rejected: `conflict` is then what they stored, until the operator has chosen.
 */
export function useManagedForm<S extends FormSchema<Versioned>, T extends Versioned, R>(
  schema: S,
  {
    stored,
    empty,
    valuesOf,
    messages,
    draft: target,
    busy = false,
    onBegin,
    scope,
    save,
    read,
    onStored,
    failed,
    saved,
  }: {
    stored: R | undefined;
    empty: T;
    valuesOf: (stored: R) => T;
    messages: FieldsOptions<T>['messages'];
    /** The scope of its draft. */
    draft: string;
    /** Whether a picture is being uploaded. */
    busy?: boolean;
    /** Called with values that replace those of the form. */
    onBegin?: (values: T) => void;
    /** The scope of the idempotency key of a new one. */
    scope: string;
    /** Stores it. @throws its failure */
    save: (values: S['_zod']['output'], idempotencyKey: string) => Promise<R>;
    /** Reads what another operator has stored. */
    read: (stored: R) => Promise<{ data?: R }>;
    onStored?: (stored: R) => void;
    failed: string;
    saved: string;
  },
) {
  const initial = stored ? valuesOf(stored) : empty;
  const fields = useFields<T, S['_zod']['output']>(schema, initial, { messages, isCalm: true });
  const [conflict, setConflict] = useState<R>();
  const [round, setRound] = useState(0);
  const begin = (values: T) => {
    fields.begin(values);
    onBegin?.(values);
    setRound((before) => before + 1);
  };
  const form = { ...fields, begin: (values: Partial<T>) => begin({ ...fields.getValues(), ...values }) };
  const draft = useDraft<T, T>(form, target, schema, { busy });
  const { submit, isSubmitting } = useSubmit({
    scope: stored ? undefined : scope,
    call: save,
    failed,
    dropDraft: draft.drop,
    onDone(answer: R) {
      setConflict(undefined);
      // The values of the form of a new one stay what was sent: others would be stored as the next one's draft.
      if (stored) {
        begin(valuesOf(answer));
        void notify('success', saved);
      }
      onStored?.(answer);
    },
    onFailure(failure) {
      if (fields.showRejection(failure)) return true;
      if (!stored || callFailureOf(failure).body?.code !== 'edit_conflict') return false;
      void read(stored).then(({ data }) => (data ? setConflict(data) : notify('error', failed)));
      return true;
    },
  });
  const values = fields.watch();
  return {
    ...fields,
    values,
    draft,
    /** How often the whole form was replaced, for parts that read their value once. */
    round,
    isSubmitting,
    busy,
    /** Whether something is not saved yet. */
    isDirty: !isSame(values, initial),
    send(): void {
      if (!busy) void fields.submit(submit);
    },
    conflict: conflict && {
      mine: values,
      theirs: valuesOf(conflict),
      saveMine: () => void fields.submit((mine) => submit({ ...mine, version: valuesOf(conflict).version })),
      takeTheirs() {
        begin(valuesOf(conflict));
        setConflict(undefined);
      },
      close: () => setConflict(undefined),
    },
    /** Continues from another version, which a publication has made. */
    take: ({ version }: { version: number }) => fields.change({ version } as Partial<T>),
  };
}
