import { useRouter } from 'next/router';
import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Makes a text box the combobox of a list box (WAI-ARIA: list autocomplete, chosen by hand): arrows
 * move through the options, Enter opens the active one, Escape and leaving close the list.
 */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  {
    listId,
    hrefs,
    typed,
    optionId,
  }: { listId: string; hrefs: string[]; typed: string; optionId: (index: number) => string },
) {
  const router = useRouter();
  const [open, setOpen] = useState(true);
  const [place, setPlace] = useState({ typed, active: -1 });
  // Other words are other options: none of them is active yet.
  const active = place.typed === typed && place.active < hrefs.length ? place.active : -1;
  const shown = open && hrefs.length > 0;

  function onKeyDown(event: KeyboardEvent) {
    // What ends a syllable chooses nothing.
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (hrefs.length === 0) return;
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One place more than there are options: the box itself.
      const places = hrefs.length + 1;
      setPlace({ typed, active: ((active + 1 + step + places) % places) - 1 });
    } else if (event.key === 'Enter') {
      setOpen(false);
      const href = shown ? hrefs[active] : undefined;
      if (href === undefined) return;
      event.preventDefault();
      void router.push(href);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
    }
  }

  const latest = useRef(onKeyDown);
  useEffect(() => {
    latest.current = onKeyDown;
  });

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const keys = (event: KeyboardEvent) => latest.current(event);
    const show = () => setOpen(true);
    const hide = () => setOpen(false);
    box.addEventListener('keydown', keys);
    box.addEventListener('input', show);
    box.addEventListener('focus', show);
    box.addEventListener('blur', hide);
    box.setAttribute('role', 'combobox');
    box.setAttribute('aria-autocomplete', 'list');
    box.setAttribute('aria-controls', listId);
    return () => {
      box.removeEventListener('keydown', keys);
      box.removeEventListener('input', show);
      box.removeEventListener('focus', show);
      box.removeEventListener('blur', hide);
    };
  }, [input, listId]);

  useEffect(() => {
    const box = input.current;
    box?.setAttribute('aria-expanded', String(shown));
    if (shown && active >= 0) box?.setAttribute('aria-activedescendant', optionId(active));
    else box?.removeAttribute('aria-activedescendant');
  }, [input, shown, active, optionId]);

  return { open, active, close: () => setOpen(false) };
}
