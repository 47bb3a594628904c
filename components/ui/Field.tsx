import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { charactersOf, composeText } from '@/contract/typedText';
import { formatInteger } from '@/lib/numbers';
import styles from './Field.module.css';
import { ChevronDownIcon } from './icons';

/** The texts of every field: a visible label, a hint before and an error after. */
export interface FieldText {
  label: string;
  /** The name is read, not drawn. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string;
  /** A note beside the label, such as "선택". */
  note?: string;
}

/** Returns ids and aria attributes that tie a field to its label, hint and error. */
export function useField({ hint, error }: FieldText, id?: string) {
  const made = useId();
  const field = id ?? made;
  const describedBy = error ? `${field}-error` : hint ? `${field}-hint` : undefined;
  return { id: field, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined };
}

/** The part of its limit from which on the length of a text is shown. */
const NEAR = 0.9;

/** A field that keeps a text of any length. The schema of its form decides, by the same `limit`, whether it is sent. */
export interface FieldLimit {
  /** The most characters, as the contract counts them. */
  limit?: number;
}

/**
 * Returns the texts of a field with a limit, with an error beyond it, and `length` near it: how long the text is.
 * `count` is called with the field as it is typed into.
 */
export function useLimit<T extends FieldText>({ limit, ...text }: T & FieldLimit, id: string) {
  const { t } = useTranslation('common');
  const [length, setLength] = useState(0);
  const count = ({ value }: { value: string }) => {
    // No character has less than a unit, so that a short text is not counted.
    if (limit) setLength(value.length > limit * NEAR ? charactersOf(composeText(value)).length : 0);
  };
  // Whatever has changed the text, such as a draft that was put into its form.
  useEffect(() => {
    if (limit) count(document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement);
  });
  return {
    count,
    text: {
      ...text,
      error: text.error ?? (limit && length > limit ? t('form.tooLong', { max: formatInteger(limit) }) : undefined),
      length:
        limit && length > limit * NEAR
          ? t('form.length', { length: formatInteger(length), max: formatInteger(limit) })
          : undefined,
    },
  };
}

/** Renders label, hint, error and length around a control whose id is `id`; an error stands in the place of the hint. */
export function FieldFrame({
  id,
  label,
  labelHidden,
  hint,
  error,
  note,
  length,
  children,
}: FieldText & { id: string; length?: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {note ? <span className="beside">{note}</span> : null}
      </label>
      {children}
      {hint && !error ? (
        <p id={`${id}-hint`} className="fine">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      {length ? <p className={error ? styles.error : 'fine'}>{length}</p> : null}
    </div>
  );
}

/** Renders the name of a group of fields, in a fieldset. */
export function Legend({ note, children }: { note?: string; children: ReactNode }) {
  return (
    <legend className={clsx(styles.label, styles.legend)}>
      {children}
      {note ? <span className="beside">{note}</span> : null}
    </legend>
  );
}

/** The name of a field, its key in the form's values: what was typed before hydration is taken over by it. */
export interface FieldName {
  name: string;
}

/**
 * Renders a line of text with its label; `after` is a button at the end of the line. `maxLength`, by which the browser
 * cuts what is pasted, is for numbers, codes and searches.
 */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  note,
  limit,
  id,
  after,
  ...rest
}: FieldText & FieldName & FieldLimit & ComponentProps<'input'> & { after?: ReactNode }) {
  const made = useId();
  const { text, count } = useLimit({ label, labelHidden, hint, error, note, limit }, id ?? made);
  const field = useField(text, id ?? made);
  const input = (
    <input
      {...rest}
      {...field}
      className={styles.control}
      onInput={(event) => {
        count(event.currentTarget);
        rest.onInput?.(event);
      }}
    />
  );
  return (
    <FieldFrame {...text} id={field.id}>
      {after ? (
        <span className={styles.line}>
          {input}
          {after}
        </span>
      ) : (
        input
      )}
    </FieldFrame>
  );
}

/** Renders a native select, which every phone shows in its own way. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  note,
  id,
  children,
  ...rest
}: FieldText & FieldName & ComponentProps<'select'>) {
  const text = { label, labelHidden, hint, error, note };
  const field = useField(text, id);
  return (
    <FieldFrame {...text} id={field.id}>
      <span className={styles.choice}>
        <select {...rest} {...field} className={clsx(styles.control, styles.select)}>
          {children}
        </select>
        <ChevronDownIcon size={1} />
      </span>
    </FieldFrame>
  );
}
