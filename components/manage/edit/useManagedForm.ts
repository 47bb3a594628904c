import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditConflict } from '@/hooks/useEditConflict';
import type { FieldsOptions, FormSchema, FormValues } from '@/hooks/useFields';
import { useForm } from '@/hooks/useForm';
import { notify } from '@/lib/browser/notify';
import { isSame } from '@/lib/isSame';
import { callFailureOf } from '@/lib/rejections';
import { sendWithPictures } from './sendWithPictures';

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
    texts,
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
    /** The toasts of a form whose page has no texts of campaigns. */
    texts?: { failed: string; saved: string };
  },
) {
  const { t } = useTranslation('campaigns');
  const { failed, saved } = texts ?? { failed: t('form.failed'), saved: t('form.saved') };
  const initial = stored ? valuesOf(stored) : empty;
  const [conflict, setConflict] = useState<R>();
  const sent = useRef(initial);
  const isAsSent = () => isSame(form.getValues(), sent.current);
  const form = useForm<S, T, R>(schema, {
    initial,
    messages,
    isCalm: true,
    isBusy: () => busy,
    draft: { scope: target, onBegin },
    submit: {
      scope: stored ? undefined : scope,
      call(values: S['_zod']['output'], idempotencyKey) {
        sent.current = structuredClone(form.getValues());
        return save(values, idempotencyKey);
      },
      failed,
      dropDraft,
      onDone: finish,
      onFailure(failure) {
        if (!stored || callFailureOf(failure).body?.code !== 'edit_conflict') return false;
        void read(stored).then(({ data }) => {
          if (!data) void notify('error', failed);
          else if (isSame({ ...valuesOf(data), version: sent.current.version }, sent.current)) {
            // It is what was sent before, whose answer was lost.
            dropDraft();
            finish(data);
          } else setConflict(data);
        });
        return true;
      },
    },
  });
  const { begin, round } = form.draft;
  function dropDraft(): void {
    if (isAsSent()) form.draft.drop();
  }
  function finish(answer: R): void {
    setConflict(undefined);
    // The values of the form of a new one stay what was sent: others would be stored as the next one's draft.
    if (stored) {
      // What was changed while it was being saved stays.
      if (isAsSent()) begin(valuesOf(answer));
      else take(valuesOf(answer));
      void notify('success', saved);
    }
    onStored?.(answer);
  }
  /** Continues from another version, which a publication or another operator has made. */
  const take = ({ version }: { version: number }) => form.change({ version } as Partial<T>);
  const values = form.watch();
  const send = () => sendWithPictures(form);
  return {
    ...form,
    send,
    values,
    /** How often the whole form was replaced, for parts that read their value once. */
    round,
    /** Whether something is not saved yet. */
    isDirty: !isSame(values, initial),
    conflict:
      conflict &&
      ({
        mine: values,
        theirs: valuesOf(conflict),
        saveMine() {
          take(valuesOf(conflict));
          send();
        },
        takeTheirs() {
          begin(valuesOf(conflict));
          setConflict(undefined);
        },
        close: () => setConflict(undefined),
      } satisfies EditConflict<T>),
    take,
  };
}

/** The parts of a form of the console that the frame around its fields takes. */
export type FramedForm<T> = Pick<
  ReturnType<typeof useManagedForm>,
  'form' | 'send' | 'draft' | 'isSubmitting' | 'busy'
> & {
  conflict: EditConflict<T> | undefined;
};
