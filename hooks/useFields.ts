import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Resolver,
  useForm as useHookForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { $ZodIssue, $ZodType } from 'zod/v4/core';
import { own } from '@/contract/own';
import { formatInteger } from '@/lib/numbers';
import { fieldErrors } from '@/lib/rejections';
import { useFailureToast } from './useFailureToast';
import { unheardValues, useTypedBefore } from './useTypedBefore';

/** The values of a form, by the names of its fields. */
export type FormValues = FieldValues;
/** A schema that a form's values pass before they are sent as `O`, such as the contract's of a call's body. */
export type FormSchema<O> = $ZodType<O> & {
  safeParse(
    values: unknown,
  ): { success: true; data: O } | { success: false; data?: undefined; error: { issues: $ZodIssue[] } };
};
/** A form's schema, or what loads it: a page that begins with the form is there before its rules are. */
export type SchemaSource<S> = S | (() => Promise<S>);
type Messages<T extends FormValues> = Partial<Record<keyof T, string>>;
/** Returns the schema of a source. @throws if its code cannot be loaded */
const schemaOf = async <S extends object>(source: SchemaSource<S>): Promise<S> =>
  typeof source === 'function' ? source() : source;

/** A field with a fault, the group of choices that has one, or a picture to upload again. */
const FAULTY = '[aria-invalid="true"], [data-invalid] :is(input, button):enabled, [data-failed] button';

/**
 * Moves the focus to the first field that a form was rejected for: `showFirst`, called with the errors'
 * change, focuses that field and scrolls it into view once it is marked.
 */
export function useFirstFault(): {
  form: RefObject<HTMLFormElement | null>;
  showFirst: () => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [rejections, setRejections] = useState(0);
  useLayoutEffect(() => {
    if (rejections === 0) return;
    const first = form.current?.querySelector<HTMLElement>(FAULTY);
    const folded = first?.closest('details');
    if (folded) folded.open = true;
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [rejections]);
  return { form, showFirst: () => setRejections((before) => before + 1) };
}

/** Returns the message of each invalid field. */
const messagesOf = <T extends FormValues>(errors: FieldErrors<T>): Messages<T> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      typeof error?.message === 'string' ? [[name, error.message]] : [],
    ),
  ) as Messages<T>;

/** The error of the whole form whose schema cannot be loaded. */
const UNLOADED = 'unloaded';

/** Checks the values of a form by its schema: each field has the error of its first issue. */
const resolverOf =
  <T extends FormValues, O extends FormValues>(
    source: SchemaSource<FormSchema<O>>,
    messages: Messages<T> | undefined,
    tooLong: (max: number) => string,
  ): Resolver<T, unknown, O> =>
  async (values) => {
    const schema = await schemaOf(source).catch(() => undefined);
    if (!schema) return { values: {}, errors: { root: { type: UNLOADED } } as FieldErrors<T> };
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors = new Map<PropertyKey, { type: string; message: string }>();
    for (const issue of parsed.error.issues) {
      const [name = ''] = issue.path;
      const isTooLong = issue.code === 'too_big' && issue.origin === 'string';
      const message = isTooLong ? tooLong(Number(issue.maximum)) : (own(messages ?? {}, name) ?? issue.message);
      if (!errors.has(name)) errors.set(name, { type: String(issue.code), message });
    }
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<T> };
  };

export interface FieldsOptions<T extends FormValues> {
  /**
   * The error of each field in the reader's language, whatever is wrong but that its text is too long. Without one a
   * field shows the text of its schema.
   */
  messages?: Messages<T>;
  /** Takes an error back with the field's next change, and checks the field again on submit. */
  isCalm?: boolean;
  /** Values that were typed before the form's code was loaded. */
  typed?: Partial<T>;
  /** The fields of the form by the names that its call has for them, where these are others. */
  calledNames?: Readonly<Record<string, keyof T & string>>;
  /** Says that the form cannot be sent, since its schema did not load; a toast does without it. */
  onUnloaded?: () => void;
}

/**
 * Manages the fields of a form over a schema: `field` registers one with react-hook-form, which holds what is typed
 * without rendering the form. A field shows its error from the first rejected submit until its value is valid, and
 * that submit focuses the first invalid field. A schema that is loaded is so from the form's first focus on.
 */
export function useFields<T extends FormValues, O extends FormValues = T>(
  schema: SchemaSource<FormSchema<O>>,
  initial: T,
  { messages, isCalm = false, typed = {}, calledNames = {}, onUnloaded }: FieldsOptions<T> = {},
) {
  const { t } = useTranslation('common');
  const showFailure = useFailureToast();
  const { form, showFirst } = useFirstFault();
  const hookForm = useHookForm<T, unknown, O>({
    defaultValues: { ...initial, ...typed } as DefaultValues<T>,
    resolver: resolverOf(schema, messages, (max) => t('form.tooLong', { max: formatInteger(max) })),
    reValidateMode: isCalm ? 'onSubmit' : 'onChange',
    shouldFocusError: false,
  });
  const { control, formState, getValues, getFieldState, register, setValue, setError, clearErrors } = hookForm;
  const { isSubmitted, isSubmitting } = formState;
  const errors = messagesOf(formState.errors);
  const inFlight = useRef(false);
  /** The fields that are checked with each change since their reader has left them. */
  const left = useRef(new Set<string>());
  /** The fields that keep their value themselves. */
  const registered = useRef(new Set<FieldPath<T>>());

  const take = (shown: Partial<T>) => {
    for (const [name, value] of Object.entries(shown)) {
      setValue(name as FieldPath<T>, value as FieldPathValue<T, FieldPath<T>>);
    }
  };
  useTypedBefore<Partial<T>>(form, { ...initial, ...typed }, take);

  const source = useRef(schema);
  useEffect(() => {
    const load = source.current;
    if (typeof load !== 'function') return;
    // What could not be loaded is requested again, and reported, when a field is checked or the form is sent.
    const begin = () => void load().catch(() => undefined);
    const element = form.current;
    element?.addEventListener('focusin', begin, { once: true });
    return () => element?.removeEventListener('focusin', begin);
  }, [form]);

  const validate = (name: FieldPath<T>) => setValue(name, getValues(name), { shouldValidate: true });
  /** Checks a changed field that was left, or takes back its error, which is about its former value. */
  const review = (name: FieldPath<T>) => {
    if (!isCalm && left.current.has(name)) validate(name);
    else if (getFieldState(name).invalid) clearErrors(name);
  };
  /** Shows what a call was refused for, by field. Returns whether a field of the form is marked by that. */
  const showErrors = (rejected: Partial<Record<string, string>>): boolean => {
    const wrong = Object.entries(rejected).flatMap(([called, message]): [string, string][] => {
      const name = own(calledNames, called) ?? called;
      return message && Object.hasOwn(initial, name) ? [[name, message]] : [];
    });
    // At once: not every value has a field that shows its error, or one that is shown.
    flushSync(() => {
      for (const [name, message] of wrong) setError(name as FieldPath<T>, { message });
      showFirst();
    });
    return wrong.length > 0 && form.current?.querySelector(FAULTY) != null;
  };
  /** Whether each change is checked by now. */
  const isChecked = !isCalm && isSubmitted;

  return {
    /** The element, for the focus on its first wrong field. */
    form,
    control,
    initial,
    errors,
    getValues,
    /** Calls a function with every change of a value, without rendering the form. Returns the end of that. */
    follow: (onChange: () => void) => hookForm.subscribe({ formState: { values: true }, callback: onChange }),
    /** Returns all values, and renders the form with each change of one. */
    watch: hookForm.watch,
    /** Returns the props of a field that keeps its value itself, with its error. */
    field<N extends FieldPath<T>>(name: N) {
      registered.current.add(name);
      return {
        // react-hook-form itself checks the changes after a submit.
        ...register(name, { onChange: () => isChecked || review(name) }),
        error: own(errors, name),
      };
    },
    /** Whether the form is validated or sent, from the tap on, so that a second tap does nothing. */
    isSubmitting,
    /** Changes some fields; those that were left, and all after an attempt to send, are checked at once. */
    change(part: Partial<T>): void {
      for (const [name, value] of Object.entries(part)) {
        const field = name as FieldPath<T>;
        setValue(field, value as FieldPathValue<T, FieldPath<T>>, { shouldValidate: isChecked });
        if (!isChecked) review(field);
      }
    },
    /** Replaces values of the form, such as by a draft's, and forgets what was wrong. */
    begin(values: Partial<T>): void {
      left.current.clear();
      hookForm.reset({ ...getValues(), ...values }, { keepFieldsRef: true });
    },
    /** Shows what a call was refused for, by field. Returns whether a field shows it. */
    setFieldErrors: showErrors,
    /** Shows at its fields what a call was refused for. Returns whether a field shows it. */
    showRejection: (failure: unknown): boolean => showErrors(fieldErrors(failure)),
    /** Shows an error that was found after a field was left; the focus stays where it is by then. */
    showError(name: FieldPath<T>, message: string): void {
      setError(name, { message });
    },
    /** Checks a field that its reader has left, and again with each change of it. */
    leave(name: FieldPath<T>): void {
      left.current.add(name);
      validate(name);
    },
    /**
     * Sends the values once all of them pass. A second submission while one is in flight does nothing: a
     * double tap comes before `isSubmitting` has disabled the button.
     */
    async submit(send: (values: O) => unknown): Promise<void> {
      if (inFlight.current) return;
      inFlight.current = true;
      // What a password manager has filled in without an event of it counts as it is shown.
      const heard = Object.fromEntries([...registered.current].map((name) => [name, getValues(name)]));
      take(unheardValues(form.current, heard) as Partial<T>);
      let isRejected = false;
      const onInvalid = ({ root }: FieldErrors<T>) => {
        isRejected = true;
        if (root?.type !== UNLOADED) return;
        if (onUnloaded) onUnloaded();
        else showFailure(undefined, t('toast.failed'));
      };
      try {
        await hookForm.handleSubmit(async (values) => void (await send(values)), onInvalid)();
      } finally {
        inFlight.current = false;
      }
      // After the errors are in the form's state, so that the fields are marked.
      if (isRejected) showFirst();
    },
  };
}
export type Fields<T extends FormValues, O extends FormValues = T> = ReturnType<typeof useFields<T, O>>;
