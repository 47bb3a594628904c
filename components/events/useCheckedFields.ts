import { useEffect, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { own } from '@/contract/own';
import { type CheckedField, problemOf } from './problems';

/** The pause in typing after which a field is validated, in ms. */
const PAUSE_MS = 1200;

interface CheckedForm<F extends CheckedField> {
  errors: Partial<Record<F, string>>;
  getValues: () => Record<F, string>;
  field: (name: F) => UseFormRegisterReturn;
  change: (part: Partial<Record<F, string>>) => void;
}

/** Validates the fields of a form once they are left or after a pause in typing, never at each letter. */
export function useCheckedFields<F extends CheckedField>({ errors, getValues, field, change }: CheckedForm<F>) {
  const { t } = useTranslation('events');
  const [shown, setShown] = useState<ReadonlySet<F>>(new Set());
  const timers = useRef(new Map<F, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => void clearTimeout(timer));
  }, []);

  const show = (field: F, isShown: boolean) =>
    setShown((before) => {
      if (before.has(field) === isShown) return before;
      const next = new Set(before);
      if (isShown) next.add(field);
      else next.delete(field);
      return next;
    });
  const left = (field: F) => {
    clearTimeout(timers.current.get(field));
    show(field, true);
  };
  const typing = (field: F) => {
    clearTimeout(timers.current.get(field));
    show(field, false);
    timers.current.set(
      field,
      setTimeout(() => left(field), PAUSE_MS),
    );
  };
  const errorOf = (name: F) =>
    own(errors, name) ?? (shown.has(name) ? problemOf(t, name, getValues()[name]) : undefined);
  return {
    errorOf,
    field: (name: F) => ({
      ...field(name),
      error: errorOf(name),
      onInput: () => typing(name),
      onBlur: () => left(name),
    }),
    change(part: Partial<Record<F, string>>): void {
      for (const name of Object.keys(part) as F[]) typing(name);
      change(part);
    },
  };
}
