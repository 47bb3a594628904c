import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
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

/** Renders label, hint and error around a control whose id is `id`; an error stands in the place of the hint. */
export function FieldFrame({
  id,
  label,
  labelHidden,
  hint,
  error,
  note,
  children,
}: FieldText & { id: string; children: ReactNode }) {
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

/** Renders a line of text with its label; `after` is a button at the end of the line. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  note,
  id,
  after,
  ...rest
}: FieldText & FieldName & ComponentProps<'input'> & { after?: ReactNode }) {
  const text = { label, labelHidden, hint, error, note };
  const field = useField(text, id);
  const input = <input {...rest} {...field} className={styles.control} />;
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
