import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '@/components/ui/Button';
import { Legend } from '@/components/ui/Field';
import { ArrowUpIcon, PlusIcon, TrashIcon } from '@/components/ui/icons';
import { moved } from '@/lib/images';
import { PlaceSelect } from '../PlaceSelect';
import styles from './Rows.module.css';

/** A row of the list and how it is changed; a row that was just added takes the focus. */
interface RowField<R> {
  row: R;
  /** The row's index, for the names of its fields. */
  at: number;
  isAdded: boolean;
  set: (part: Partial<R>) => void;
}

/** Renders an ordered list of rows of fields, which are added at its end, moved and removed. */
export function Rows<R>({
  label,
  hint,
  rows,
  empty,
  most,
  isKept,
  keyOf,
  isTall = false,
  nameOf,
  error,
  onChange,
  children,
}: {
  label: string;
  hint?: string;
  rows: readonly R[];
  /** The row that is added. */
  empty: R;
  most: number;
  /** Returns whether a row may be moved alone. */
  isKept?: (row: R) => boolean;
  /** Identifies a row whose fields have a state of their own; otherwise a row is its place. */
  keyOf?: (row: R) => string;
  /** Whether a row has so many fields that it is a group with its name above them. */
  isTall?: boolean;
  /** Names a row in the labels of its buttons. */
  nameOf: (row: R, place: number) => string;
  error?: string;
  onChange: (rows: R[]) => void;
  children: (field: RowField<R>) => ReactNode;
}) {
  const { t } = useTranslation('manage');
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const [added, setAdded] = useState<number>();
  /** Focuses a control of the list; the keyboard stays with the row that was moved. */
  const focus = (name: string, at = 0) =>
    list.current?.querySelectorAll<HTMLElement>(`[data-rows="${name}"], select[name="${name}"]`)[at]?.focus();
  const set = (at: number, part: Partial<R>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const pressed = useRef<HTMLElement>(null);
  const move = (at: number, to: number, control: HTMLElement) => {
    if (rows[to] === undefined) return;
    onChange(moved(rows, at, to));
    if (keyOf) pressed.current = control;
    else focus(control.dataset.rows ?? 'place', to);
  };
  // One of two rows with keys that change places is taken out of the document for it, and loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each order
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [rows]);
  const remove = (at: number) => {
    onChange(rows.toSpliced(at, 1));
    if (at === rows.length - 1) focus('add');
  };
  return (
    <fieldset
      ref={list}
      className={styles.rows}
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error ? '' : undefined}
    >
      <Legend>{label}</Legend>
      {hint ? <p className="fine">{hint}</p> : null}
      {rows.map((row, at) => {
        const name = nameOf(row, at + 1);
        const fields = children({ row, at, isAdded: at === added, set: (part) => set(at, part) });
        return (
          <div
            key={keyOf?.(row) ?? at}
            {...(isTall ? { role: 'group', 'aria-label': name } : {})}
            className={isTall ? styles.tall : styles.row}
          >
            {isTall ? <p className={styles.name}>{name}</p> : null}
            <div className={isTall ? styles.stack : styles.fields}>{fields}</div>
            <span className={styles.moves}>
              <IconButton
                label={t('order.up', { name })}
                data-rows="up"
                aria-disabled={at === 0}
                onClick={({ currentTarget }) => move(at, at - 1, currentTarget)}
              >
                <ArrowUpIcon />
              </IconButton>
              {isTall ? (
                <IconButton
                  label={t('order.down', { name })}
                  data-rows="down"
                  aria-disabled={at === rows.length - 1}
                  className={styles.down}
                  onClick={({ currentTarget }) => move(at, at + 1, currentTarget)}
                >
                  <ArrowUpIcon />
                </IconButton>
              ) : null}
              <PlaceSelect name={name} at={at} count={rows.length} onPlace={(to, select) => move(at, to, select)} />
              {isKept?.(row) ? null : (
                <IconButton label={t('terms.remove', { name })} onClick={() => remove(at)}>
                  <TrashIcon />
                </IconButton>
              )}
            </span>
          </div>
        );
      })}
      {error ? (
        <p id={`${id}-error`} className="problem" role="alert">
          {error}
        </p>
      ) : null}
      <div>
        <Button
          size="small"
          icon={<PlusIcon size={1} />}
          data-rows="add"
          disabled={rows.length >= most}
          onClick={() => {
            setAdded(rows.length);
            onChange([...rows, empty]);
          }}
        >
          {t('terms.add')}
        </Button>
      </div>
    </fieldset>
  );
}
