import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useForm,
} from 'react-hook-form';
import type { z } from '@/lib/formSchema';
import { useTypedBefore } from './useTypedBefore';

/** The values of a form, by the names of its fields. */
export type FormValues = FieldValues;
/** A schema whose values are of the form's type. */
export type FormSchema<T extends FormValues> = z.ZodMiniType<T, T>;

/** A field with a fault, or the group of choices that has one. */
const FAULTY = '[aria-invalid="true"], [data-invalid] input';

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
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [rejections]);
  return { form, showFirst: () => setRejections((before) => before + 1) };
}

/** Returns the message of each invalid field. */
const messagesOf = <T extends FormValues>(errors: FieldErrors<T>): Partial<Record<keyof T, string>> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      typeof error?.message === 'string' ? [[name, error.message]] : [],
    ),
  ) as Partial<Record<keyof T, string>>;

/**
 * Manages a form of react-hook-form over a schema whose messages are in the reader's language. A field shows
 * its error from the first rejected submit until its value is valid, and that submit focuses the first
 * invalid field. With `isCalm`, an error disappears with the field's next change and is checked again on
 * submit. `typed` are values that were typed before the form's code was loaded.
 */
export function useSchemaForm<T extends FormValues>(
  schema: FormSchema<T>,
  initial: T,
  { isCalm = false, typed = {} }: { isCalm?: boolean; typed?: Partial<T> } = {},
) {
  const { form, showFirst } = useFirstFault();
  const { watch, getValues, setValue, setError, clearErrors, reset, handleSubmit, formState } = useForm<T>({
    defaultValues: { ...initial, ...typed } as DefaultValues<T>,
    resolver: standardSchemaResolver(schema),
    shouldFocusError: false,
  });
  const { errors, isSubmitted, isSubmitting, touchedFields } = formState;
  const inFlight = useRef(false);

  useTypedBefore<Partial<T>>(form, { ...initial, ...typed }, (before) => {
    for (const [name, value] of Object.entries(before)) {
      setValue(name as FieldPath<T>, value as FieldPathValue<T, FieldPath<T>>);
    }
  });

  return {
    /** The element, for the focus on its first wrong field. */
    form,
    values: watch(),
    initial,
    errors: messagesOf(errors),
    /** Whether the form is validated or sent, from the tap on, so that a second tap does nothing. */
    isSubmitting,
    /** Changes some fields; those that were left, and all after an attempt to send, are checked at once. */
    change(part: Partial<T>): void {
      for (const [name, value] of Object.entries(part)) {
        const isChecked = !isCalm && (isSubmitted || Object.hasOwn(touchedFields, name));
        setValue(name as FieldPath<T>, value as FieldPathValue<T, FieldPath<T>>, {
          shouldValidate: isChecked,
        });
        // The provider's error of a field is about its former value.
        if (!isChecked) clearErrors(name as FieldPath<T>);
      }
    },
    /** Replaces the form's values, such as by a draft's. */
    begin: (values: T): void => reset(values),
    /** Shows what a call was refused for, by field. */
    setFieldErrors(rejected: Partial<Record<string, string>>): void {
      for (const [name, message] of Object.entries(rejected)) {
        if (message && Object.hasOwn(initial, name)) setError(name as FieldPath<T>, { message });
      }
      showFirst();
    },
    /** Shows an error that was found after a field was left; the focus stays where it is by then. */
    showError(name: FieldPath<T>, message: string): void {
      setError(name, { message });
    },
    /** Checks a field that its reader has left, and again with each change of it. */
    leave(name: FieldPath<T>): void {
      setValue(name, getValues(name), { shouldTouch: true, shouldValidate: true });
    },
    /**
     * Sends the values once all of them pass. A second submission while one is in flight does nothing: a
     * double tap comes before `isSubmitting` has disabled the button.
     */
    async submit(send: (values: T) => unknown): Promise<void> {
      if (inFlight.current) return;
      inFlight.current = true;
      let isRejected = false;
      const onInvalid = () => {
        isRejected = true;
      };
      try {
        await handleSubmit(async (values) => void (await send(values)), onInvalid)();
      } finally {
        inFlight.current = false;
      }
      // After the errors are in the form's state, so that the fields are marked.
      if (isRejected) showFirst();
    },
  };
}
export type SchemaForm<T extends FormValues> = ReturnType<typeof useSchemaForm<T>>;
