import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { own } from '@/contract/own';

/** A field with a fault, or the group of choices that has one. */
const FAULTY = '[aria-invalid="true"], [data-invalid] input';

/**
 * Takes the reader to the first field that a form was refused for: `showFirst`, called with the errors'
 * change, focuses that field and scrolls it into view once it is marked.
 */
export function useFirstFault(): {
  form: RefObject<HTMLFormElement | null>;
  showFirst: () => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useLayoutEffect(() => {
    if (refusals === 0) return;
    const first = form.current?.querySelector<HTMLElement>(FAULTY);
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [refusals]);
  return { form, showFirst: () => setRefusals((before) => before + 1) };
}

/**
 * The errors of a form whose `problems` follow from its present values. A problem is an error from the
 * refused attempt to send until its value passes; `refuse` makes that attempt and says whether there are any.
 */
export function useFaults<F extends string>(problems: Partial<Record<F, string>>) {
  const { form, showFirst } = useFirstFault();
  const [refused, setRefused] = useState<readonly F[]>([]);
  const isWrong = (field: F) => own(problems, field) !== undefined;
  if (!refused.every(isWrong)) setRefused(refused.filter(isWrong));
  const errors = Object.fromEntries(
    refused.map((field) => [field, own(problems, field)]),
  ) as Partial<Record<F, string>>;

  const refuse = (): boolean => {
    const wrong = (Object.keys(problems) as F[]).filter(isWrong);
    setRefused(wrong);
    if (wrong.length > 0) showFirst();
    return wrong.length > 0;
  };
  return { form, errors, refuse };
}
