import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

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
