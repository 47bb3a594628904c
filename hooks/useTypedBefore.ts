import { type RefObject, useLayoutEffect } from 'react';
import { own } from '@/contract/own';

/** Returns the values of a form's fields by name. */
function typedValues(form: HTMLFormElement | null): [name: string, value: string | boolean][] {
  return [...(form?.elements ?? [])].flatMap((field): [string, string | boolean][] => {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') return [[field.name, field.checked]];
    if (field instanceof HTMLInputElement && field.type === 'radio' && !field.checked) return [];
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
    return isField ? [[field.name, field.value]] : [];
  });
}

/**
 * Passes what was typed, chosen, or filled in by a password manager, before hydration to `take`: React leaves it in its
 * field until the field is rendered again. A field counts whose name is a key of `initial`, with a value of the
 * same type.
 */
export function useTypedBefore<T extends object>(
  form: RefObject<HTMLFormElement | null>,
  initial: T,
  take: (typed: Partial<T>) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is rendered again
  useLayoutEffect(() => {
    const typed = typedValues(form.current).filter(([name, value]) => {
      const before = own(initial, name);
      return typeof value === typeof before && value !== before;
    });
    if (typed.length > 0) take(Object.fromEntries(typed) as Partial<T>);
  }, []);
}
