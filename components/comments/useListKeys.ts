import { type RefObject, useEffect, useState } from 'react';

/**
 * Makes a text area the combobox of the list `id` while the list has options, and selects one by its keys: arrows,
 * Enter or Tab, and Escape, but none that ends a Korean composition. The element's attributes are set here, since
 * it is a plain text area otherwise.
 */
export function useListKeys(
  area: RefObject<HTMLElement | null>,
  {
    id,
    names,
    onChoose,
    onClose,
  }: { id: string; names: readonly string[]; onChoose: (name: string) => void; onClose: () => void },
) {
  const [chosen, setChosen] = useState<string>();
  const active = chosen !== undefined && names.includes(chosen) ? chosen : names[0];
  const optionId = (name: string) => `${id}-${name}`;

  useEffect(() => {
    const element = area.current;
    if (!element || active === undefined) return;
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': 'true',
      'aria-controls': id,
      'aria-activedescendant': `${id}-${active}`,
    };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) element.removeAttribute(name);
    };
  }, [area, id, active]);

  useEffect(() => {
    const element = area.current;
    if (!element || active === undefined) return;
    const step = (by: number) => setChosen(names.at((names.indexOf(active) + by) % names.length));
    const actions = new Map<string, () => void>([
      ['ArrowDown', () => step(1)],
      ['ArrowUp', () => step(-1)],
      ['Enter', () => onChoose(active)],
      ['Tab', () => onChoose(active)],
      ['Escape', onClose],
    ]);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === 229) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const act = actions.get(event.key);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [area, names, active, onChoose, onClose]);

  return { active, optionId };
}
