import { useEffect, useRef, useState } from 'react';
import { hasVisible } from '@/contract/typedText';
import {
  dropStored,
  otherDrafts,
  ownerOf,
  readDraft,
  type StoredDraft,
  setAside,
  takeDraft,
  writeDraft,
} from '@/lib/browser/drafts';
import { isSame } from '@/lib/isSame';
import { useDraftTarget } from './useDraftTarget';
import type { FormSchema, FormValues, SchemaSource } from './useFields';

/** The values of a form, and how they are followed and replaced. */
interface DraftedForm<T> {
  initial: T;
  getValues: () => T;
  /** Calls a function with every change. Returns the end of that. */
  follow: (onChange: () => void) => () => void;
  begin: (values: Partial<T>) => void;
}

export interface DraftOptions<T, D> {
  /** Returns the part of the values that is stored; without it all are but a password. */
  part?: (values: T) => D;
  /** Warns before the page is left, such as while a picture is uploaded. */
  busy?: boolean;
  /** Whether a changed part is stored; without it every one is. */
  isDraft?: (part: D) => boolean;
  /** Called with values that replace those of the form. */
  onBegin?: (part: D) => void;
}

const withoutPassword = <D>({ password: _, ...values }: FormValues) => values as D;

/** Returns whether the draft of a form of one text says something. */
export const hasText = ({ text }: { text: string }): boolean => hasVisible(text);

/** The faults of a value that no reader can type: it is of another shape than its field. */
const OF_SHAPE: ReadonlySet<string | undefined> = new Set([
  'invalid_type',
  'invalid_value',
  'invalid_union',
  'invalid_key',
  'invalid_element',
  'unrecognized_keys',
]);

/**
 * Returns the values of a stored draft that `schema` has, complete or not. One of an older shape, such as without a
 * field that the form has got since, or of fields typed before the form's code was loaded keeps each field that fits;
 * the others are `initial`. Undefined where nothing fits.
 */
function fitDraft<D extends FormValues>(schema: FormSchema<unknown>, initial: D, stored: unknown): D | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const isFitting = ([name, value]: [string, unknown]) => {
    if (!Object.hasOwn(initial, name)) return false;
    const parsed = schema.safeParse({ ...initial, [name]: value });
    if (parsed.success) return Object.hasOwn(Object(parsed.data), name);
    return !parsed.error.issues.some(({ path, code }) => path[0] === name && OF_SHAPE.has(code));
  };
  const fitting = Object.entries(stored).filter(isFitting);
  return fitting.length > 0 ? { ...initial, ...Object.fromEntries(fitting) } : undefined;
}

/** A draft of another tab that the form does not show, with the values that fit the form. */
interface OtherDraft<D> extends StoredDraft {
  value: D;
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
 * again once the session is known: what was typed meanwhile stays. When another member signs in, or the form is of
 * another scope, nothing of the one before stays in it. A draft need not be complete: each field whose shape `schema` accepts stays. Each
 * tab has a draft of its own; one of another tab is offered, and taking it keeps what the form has. Warns before the
 * page goes while it is `busy` or while a change cannot be stored. Only a change of what it says renders the form.
 */
export function useDraft<T extends FormValues, D extends Partial<T> = T>(
  form: DraftedForm<T>,
  scope: string | undefined,
  source: SchemaSource<FormSchema<unknown>>,
  { part = withoutPassword<D>, busy = false, isDraft, onBegin }: DraftOptions<T, D> = {},
) {
  const initial = part(form.initial);
  const getValues = () => part(form.getValues());
  const target = useDraftTarget(scope ?? '');
  const [restored, setRestored] = useState(false);
  const [isStored, setStored] = useState(true);
  const [round, setRound] = useState(0);
  const [other, setOther] = useState<OtherDraft<D>>();
  const shown = useRef({ owner: ownerOf(target), scope, values: initial, isFirst: true });
  /** The values that were looked at last, for a form also reports what is no change of them. */
  const kept = useRef(initial);

  const isChanged = (values: D) => !isSame(values, initial) && (isDraft?.(values) ?? true);
  const store = () => {
    const values = getValues();
    if (scope === undefined || isSame(values, kept.current)) return;
    kept.current = values;
    const hasDraft = isChanged(values);
    setStored(!hasDraft || writeDraft(target, values));
    if (hasDraft) return;
    dropStored(target);
    setRestored(false);
  };
  const latestStore = useRef(store);
  latestStore.current = store;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is followed once
  useEffect(() => form.follow(() => latestStore.current()), []);

  const beginWith = (values: D) => {
    form.begin(values);
    onBegin?.(values);
    setRound((before) => before + 1);
  };
  const show = (values: D, isFound: boolean) => {
    shown.current.values = values;
    beginWith(values);
    setRestored(isFound);
  };

  /** The schema, once it is loaded. */
  const loaded = useRef<FormSchema<unknown>>(undefined);
  const fittingOf = (stored: unknown) => loaded.current && fitDraft(loaded.current, initial, stored);

  /** Looks for a draft of another tab that says something else than the form, which has `now`. */
  const findOther = (now: D) => {
    const found = otherDrafts(target).flatMap((stored) => {
      const fitting = fittingOf(stored.value);
      return fitting && !isSame(fitting, now) && !isSame(fitting, initial) ? [{ ...stored, value: fitting }] : [];
    });
    setOther(found[0]);
  };

  /** Looks for the draft of the target. */
  const find = () => {
    const owner = ownerOf(target);
    const before = shown.current;
    shown.current = { ...before, owner, scope, isFirst: false };
    const hasChanged = before.owner !== owner;
    const isElsewhere = !before.isFirst && before.scope !== scope;
    const values = getValues();
    const isTyped = !isSame(values, before.values);
    const isKnownNow = before.isFirst || (hasChanged && (before.owner === '' || owner === ''));
    if (isTyped && isKnownNow && !isElsewhere) {
      store();
      return findOther(values);
    }
    const found = fittingOf(takeDraft(target)?.value);
    findOther(found ?? initial);
    if (found && !isSame(found, initial)) show(found, true);
    else if (isElsewhere || (hasChanged && before.owner !== '')) show(initial, false);
    else if (before.isFirst) dropStored(target);
  };
  const latestFind = useRef(find);
  latestFind.current = find;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is looked for once a target
  useEffect(() => {
    if (scope === undefined) return;
    if (typeof source !== 'function') {
      loaded.current = source;
      return find();
    }
    let isOver = false;
    const begin = (schema: FormSchema<unknown>) => {
      if (isOver) return;
      loaded.current = schema;
      latestFind.current();
    };
    // Without its schema a draft is kept, to be found with the next visit.
    source().then(begin, () => undefined);
    return () => {
      isOver = true;
    };
  }, [target]);

  const needsWarning = busy || !isStored;
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
      const values = getValues();
      const isElsewhere = otherDrafts(target).some(({ value }) => isSame(value, values));
      if (isChanged(values) && !isElsewhere) setAside(target, values);
      // One that no tab has open is this form's from now on.
      if (other.left) dropStored(target, other.key);
      show(other.value, true);
      findOther(other.value);
    },
    dropOther() {
      dropStored(target, other?.key);
      findOther(getValues());
    },
    /** The number of times that all fields were replaced, for fields that read their value once. */
    round,
    /** Replaces the values of the form. */
    begin(values: D): void {
      beginWith(values);
    },
    startOver() {
      dropStored(target);
      beginWith(initial);
    },
    /** Stores values that were sent and rejected, unless there is a draft. */
    storeRejected(values: T): void {
      const sent = part(values);
      if (scope !== undefined && isChanged(sent) && !readDraft(target)) writeDraft(target, sent);
    },
    /** Removes the draft, once it has been sent; the form's next change begins another one. */
    drop() {
      dropStored(target);
      kept.current = getValues();
    },
  };
}
export type Draft = ReturnType<typeof useDraft>;
