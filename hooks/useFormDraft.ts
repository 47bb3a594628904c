import { useEffect, useRef, useState } from 'react';
import { hasVisible } from '@/contract/typedText';
import {
  dropStored,
  otherDrafts,
  ownerOf,
  type StoredDraft,
  setAside,
  takeDraft,
  writeDraft,
} from '@/lib/browser/drafts';
import { z } from '@/lib/formSchema';
import { useDraftTarget } from './useDraftTarget';
import { type FormSchema, type FormValues, type SchemaForm, useSchemaForm } from './useSchemaForm';

interface Options<T> {
  /** Warns before the page is left, such as while a picture is uploaded. */
  busy?: boolean;
  /** Whether changed values are stored; without it all are. */
  isDraft?: (values: T) => boolean;
  /** Called with values that replace all fields. */
  onBegin?: (values: T) => void;
}

/**
 * Returns the values of a stored draft that `schema` has. One of an older shape, such as without a field that the
 * form has got since, or of fields typed before the form's code was loaded keeps each field that fits; the others
 * are `initial`. Undefined where nothing fits.
 */
function fitDraft<T extends FormValues>(schema: FormSchema<T>, initial: T, stored: unknown): T | undefined {
  const parse = (values: unknown) => schema.safeParse(values).data;
  const complete = parse(stored);
  if (complete) return { ...initial, ...complete };
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fitting = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(initial, name) && Object.hasOwn(parse({ ...initial, [name]: value }) ?? {}, name),
  );
  return fitting.length > 0 ? { ...initial, ...Object.fromEntries(fitting) } : undefined;
}

/** A draft of another tab that the form does not show, with the values that fit the form. */
interface OtherDraft<T> extends StoredDraft {
  value: T;
}

/** What a form says of its drafts, whatever its fields. */
export interface DraftState {
  /** Whether a stored draft was put into the form. */
  restored: boolean;
  /** Empties the form, or puts its first values back. */
  startOver: () => void;
  /** Whether another tab has another draft of the form, or its values before that was chosen. */
  hasOther: boolean;
  /** Puts that draft into the form; what the form has instead becomes the other one. */
  takeOther: () => void;
  dropOther: () => void;
}

/**
 * Stores the values of a form as the draft of `scope` with every change, and puts a stored draft into the
 * form: after leaving, reloading, logging out or a failed call. It looks for one when the form mounts, and
 * again once the session is known: what was typed meanwhile stays. When another member signs in, nothing of
 * the one before stays in the form. `schema` is the shape of a draft, which need not be complete; a stored
 * draft of an older shape keeps the fields that still fit. Each tab has a draft of its own; one of another tab is
 * offered, and taking it keeps what the form has. Warns before the page goes while it is `busy` or while a change
 * cannot be stored.
 */
export function useFormDraft<T extends FormValues>(
  { values, initial, begin }: Pick<SchemaForm<T>, 'values' | 'initial' | 'begin'>,
  scope: string,
  schema: FormSchema<T>,
  { busy = false, isDraft, onBegin }: Options<T> = {},
) {
  const target = useDraftTarget(scope);
  const [restored, setRestored] = useState(false);
  const [isReady, setReady] = useState(false);
  const [isStored, setStored] = useState(true);
  const [round, setRound] = useState(0);
  const text = JSON.stringify(values);
  const initialText = JSON.stringify(initial);
  const isDirty = text !== initialText && (isDraft?.(values) ?? true);
  const [other, setOther] = useState<OtherDraft<T>>();
  const shown = useRef({ owner: ownerOf(target), text: initialText, isFirst: true });

  const beginWith = (value: T) => {
    begin(value);
    onBegin?.(value);
    setRound((before) => before + 1);
  };
  const show = (value: T, isFound: boolean) => {
    shown.current.text = JSON.stringify(value);
    beginWith(value);
    setRestored(isFound);
  };

  /** Looks for a draft of another tab that says something else than the form, which has `now`. */
  const findOther = (now: T) => {
    const known = [JSON.stringify(now), initialText];
    const found = otherDrafts(target).flatMap((stored) => {
      const fitting = fitDraft(schema, initial, stored.value);
      return fitting && !known.includes(JSON.stringify(fitting)) ? [{ ...stored, value: fitting }] : [];
    });
    setOther(found[0]);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is looked for once a target
  useEffect(() => {
    const owner = ownerOf(target);
    const before = shown.current;
    shown.current = { ...before, owner, isFirst: false };
    const hasChanged = before.owner !== owner;
    const isTyped = text !== before.text;
    const isKnownNow = before.isFirst || (hasChanged && (before.owner === '' || owner === ''));
    if (isTyped && isKnownNow) return findOther(values);
    const found = fitDraft(schema, initial, takeDraft(target)?.value);
    findOther(found ?? initial);
    if (found && JSON.stringify(found) !== initialText) show(found, true);
    else if (hasChanged && before.owner !== '') show(initial, false);
  }, [target]);
  useEffect(() => setReady(true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: stored whenever what it says changes
  useEffect(() => {
    if (!isReady) return;
    if (isDirty) {
      setStored(writeDraft(target, values));
    } else {
      dropStored(target);
      setRestored(false);
    }
  }, [isReady, text]);

  const needsWarning = busy || (isDirty && !isStored);
  useEffect(() => {
    if (!needsWarning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [needsWarning]);

  return {
    restored,
    hasOther: other !== undefined,
    takeOther() {
      if (!other) return;
      const isElsewhere = otherDrafts(target).some(({ value }) => JSON.stringify(value) === text);
      if (isDirty && !isElsewhere) setAside(target, values);
      // One that no tab has open is this form's from now on.
      if (other.left) dropStored(target, other.key);
      show(other.value, true);
      findOther(other.value);
    },
    dropOther() {
      dropStored(target, other?.key);
      findOther(values);
    },
    /** The number of times that all fields were replaced, for fields that read their value once. */
    round,
    startOver() {
      dropStored(target);
      beginWith(initial);
    },
    /** Removes the draft, once it has been sent. */
    drop: () => dropStored(target),
  };
}

/** The draft of a form of one text. */
export const textDraft = z.object({ text: z.string() });
/** Returns whether a text is stored as a draft, which a blank one is not. */
export const isFilled = ({ text }: z.infer<typeof textDraft>): boolean => hasVisible(text);
/** Builds the schema of a text that is trimmed and not blank; `missing` is the error of a blank one. */
export const filledText = (missing?: string) => z.string().check(z.typed(), z.atLeast(1, missing));

/** Manages a form of one text, such as an answer, with its draft. `missing` is the error of a blank one. */
export function useTextForm(scope: string, { initial = '', missing }: { initial?: string; missing?: string } = {}) {
  const form = useSchemaForm(z.extend(textDraft, { text: filledText(missing) }), { text: initial }, { isCalm: true });
  const draft = useFormDraft(form, scope, textDraft, { isDraft: isFilled });
  return {
    ...form,
    text: form.values.text,
    setText: (text: string) => form.change({ text }),
    isFilled: isFilled(form.values),
    draft,
  };
}
