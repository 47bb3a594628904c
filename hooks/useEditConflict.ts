import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isSame } from '@/lib/isSame';
import type { Draft } from './useDraft';
import type { Fields, FormValues } from './useFields';

/** The versions of a form that was changed elsewhere meanwhile and of this one, with the choice between both. */
export interface EditConflict<T> {
  mine: T;
  theirs: T;
  saveMine: () => void;
  takeTheirs: () => void;
  close: () => void;
}

/** The values of a form that changes content, with when that was last edited as it was read. */
type EditValues = FormValues & { edited_at: string | null };

/** A form of `useForm` whose first values are those of the content as it is stored by now. */
interface EditForm<T extends EditValues, O extends FormValues>
  extends Pick<Fields<T, O>, 'control' | 'initial' | 'getValues' | 'change'> {
  draft: Pick<Draft, 'begin'>;
  send: () => void;
}

/**
 * Compares the content that a form changes, as it was read, with what is stored by now: `conflict` is the choice between
 * both once it was edited elsewhere, and `send` offers that before it sends.
 */
export function useEditConflict<T extends EditValues, O extends FormValues>({
  control,
  initial: stored,
  getValues,
  change,
  draft,
  send,
}: EditForm<T, O>): { conflict: EditConflict<T> | undefined; send: () => void } {
  const read = useWatch({ control, compute: (values: T) => values.edited_at });
  const [isOpen, setOpen] = useState(false);
  const known = useRef(stored);
  const isOutdated = read !== stored.edited_at;
  /** Continues over what is stored. */
  const goOn = () => change({ edited_at: stored.edited_at } as Partial<T>);

  // biome-ignore lint/correctness/useExhaustiveDependencies: compared once an edit
  useEffect(() => {
    const before = known.current;
    known.current = stored;
    if (!isOutdated) return;
    const isStored = (values: T) => isSame({ ...values, edited_at: stored.edited_at }, stored);
    // The text was shown before the answer that tells when it was stored, or it is what was typed here.
    if ((before.edited_at === read && isStored(before)) || isStored(getValues())) goOn();
    else setOpen(true);
  }, [read, stored.edited_at]);

  return {
    send: () => (isOutdated ? setOpen(true) : send()),
    conflict:
      isOpen && isOutdated
        ? {
            mine: getValues(),
            theirs: stored,
            saveMine() {
              setOpen(false);
              goOn();
              send();
            },
            takeTheirs() {
              setOpen(false);
              draft.begin(stored);
            },
            close: () => setOpen(false),
          }
        : undefined,
  };
}
