import { useEffect, useState } from 'react';
import { dropDraft, writeDraft } from '@/lib/browser/drafts';
import { useDraftTarget } from './useDraftTarget';
import { useFoundDraft } from './useFoundDraft';
import type { FormSchema, FormValues, SchemaForm } from './useSchemaForm';

/**
 * Keeps the values of a form as the draft of `scope` with every change, and puts a draft that was kept before
 * into the form: after leaving, reloading, logging out or a failed call. `schema` is the shape of a draft,
 * which need not be complete; one of another shape is none. Warns before the page goes while it is `busy` or
 * while a change cannot be kept. `onBegin` hears of values that replace the whole form.
 */
export function useFormDraft<T extends FormValues>(
  { values, initial, begin }: Pick<SchemaForm<T>, 'values' | 'initial' | 'begin'>,
  scope: string,
  schema: FormSchema<T>,
  { busy = false, onBegin }: { busy?: boolean; onBegin?: (values: T) => void } = {},
) {
  const target = useDraftTarget(scope);
  const [restored, setRestored] = useState(false);
  const [isReady, setReady] = useState(false);
  const [isKept, setKept] = useState(true);
  const [round, setRound] = useState(0);
  const text = JSON.stringify(values);
  const isDirty = text !== JSON.stringify(initial);

  const beginWith = (whole: T) => {
    begin(whole);
    onBegin?.(whole);
    setRound((before) => before + 1);
  };
  useFoundDraft({
    target,
    value: values,
    initial,
    isValue: (value): value is T => schema.safeParse(value).success,
    show(whole, isFound) {
      beginWith(whole);
      setRestored(isFound);
    },
  });
  useEffect(() => setReady(true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept whenever what it says changes
  useEffect(() => {
    if (!isReady) return;
    if (isDirty) {
      setKept(writeDraft(target, values));
    } else {
      dropDraft(target);
      setRestored(false);
    }
  }, [isReady, text]);

  const needsWarning = busy || (isDirty && !isKept);
  useEffect(() => {
    if (!needsWarning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [needsWarning]);

  return {
    restored,
    /** How often the whole form was replaced, for fields that read their value once. */
    round,
    startOver() {
      dropDraft(target);
      beginWith(initial);
    },
    /** It has been sent. */
    drop: () => dropDraft(target),
  };
}
