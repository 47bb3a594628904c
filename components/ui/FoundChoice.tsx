import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { ChipButton } from './Chips';
import { Legend, TextField } from './Field';
import styles from './FoundChoice.module.css';
import { CloseIcon, PlusIcon } from './icons';

/** What a choice says; `add` and `remove` name what they are about. */
interface Texts<T> {
  legend: string;
  note?: string;
  search: string;
  add: (item: T) => string;
  remove: (item: T) => string;
  none: string;
}

/** Renders the choice of items, `most` of them, that are found by what is typed and removed by a tap. */
export function FoundChoice<T extends { id: number }>({
  name,
  chosen,
  most,
  useFound,
  labelOf,
  texts,
  error,
  onChange,
}: {
  name: string;
  chosen: readonly T[];
  most: number;
  /** Returns what is found by a search, '' for none; undefined until it is known. */
  useFound: (search: string) => readonly T[] | undefined;
  labelOf: (item: T) => ReactNode;
  texts: Texts<T>;
  error?: string;
  onChange: (chosen: T[]) => void;
}) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const found = useFound(search);
  const fields = useRef<HTMLFieldSetElement>(null);
  const hasChanged = useRef(false);
  const change = (items: T[]) => {
    hasChanged.current = true;
    onChange(items);
  };
  // The button that was pressed is gone: the search goes on, or where it is over, with what was chosen.
  useEffect(() => {
    if (!hasChanged.current) return;
    hasChanged.current = false;
    const next = chosen.length < most ? 'input' : 'button';
    fields.current?.querySelector<HTMLElement>(next)?.focus();
  }, [chosen, most]);
  const free = (found ?? []).filter((item) => !chosen.some(({ id }) => id === item.id));
  return (
    <fieldset ref={fields} className={styles.fields}>
      <Legend note={texts.note}>{texts.legend}</Legend>
      {chosen.length > 0 ? (
        <div className={styles.chips}>
          {chosen.map((item) => (
            <ChipButton
              key={item.id}
              chosen
              aria-label={texts.remove(item)}
              onClick={() => change(chosen.filter(({ id }) => id !== item.id))}
            >
              {labelOf(item)}
              <CloseIcon size={1} />
            </ChipButton>
          ))}
        </div>
      ) : null}
      <TextField
        name={name}
        label={texts.search}
        type="search"
        autoComplete="off"
        maxLength={100}
        disabled={chosen.length >= most}
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
        // Enter searches and never submits the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div className={styles.chips} aria-live="polite">
        {free.map((item) => (
          <ChipButton
            key={item.id}
            aria-label={texts.add(item)}
            onClick={() => {
              change([...chosen, item]);
              setTyped('');
            }}
          >
            <PlusIcon size={1} />
            {labelOf(item)}
          </ChipButton>
        ))}
        {search && found?.length === 0 ? <p className="beside">{texts.none}</p> : null}
      </div>
    </fieldset>
  );
}
