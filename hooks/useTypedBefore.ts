import { type RefObject, useLayoutEffect } from 'react';
import { own } from '@/contract/own';

/** Returns the values of a form's fields by name. */
function shownValues(form: HTMLFormElement | null): [name: string, value: string | boolean][] {
  return [...(form?.elements ?? [])].flatMap((field): [string, string | boolean][] => {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') return [[field.name, field.checked]];
    if (field instanceof HTMLInputElement && field.type === 'radio' && !field.checked) return [];
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
    return isField ? [[field.name, field.value]] : [];
  });
}

/**
 * Returns what the fields of a form show and its `values` do not have. A field counts whose name is a key of `values`,
 * with a value of the same type.
 */
export const unheardValues = <T extends object>(form: HTMLFormElement | null, values: T): Partial<T> =>
  Object.fromEntries(
    shownValues(form).filter(([name, value]) => {
      const held = own(values, name);
      return typeof value === typeof held && value !== held;
    }),
  ) as Partial<T>;

/**
 * Passes what was typed, chosen, or filled in by a password manager, before hydration to `take`: React leaves it in its
 * field until the field is rendered again.
 */
export function useTypedBefore<T extends object>(
  form: RefObject<HTMLFormElement | null>,
  initial: T,
  take: (typed: Partial<T>) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is rendered again
  useLayoutEffect(() => {
    const typed = unheardValues(form.current, initial);
    if (Object.keys(typed).length > 0) take(typed);
  }, []);
}
