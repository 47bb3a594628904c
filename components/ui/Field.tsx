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
  const describedBy = [hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(' ');
  return { id: field, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined };
}

/** Renders label, hint and error around a control whose id is `id`. */
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
      {hint ? (
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

/** Renders a line of text with its label. */
export function TextField({ label, labelHidden, hint, error, note, id, ...rest }: FieldText & ComponentProps<'input'>) {
  const text = { label, labelHidden, hint, error, note };
  const field = useField(text, id);
  return (
    <FieldFrame {...text} id={field.id}>
      <input {...rest} {...field} className={styles.control} />
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
}: FieldText & ComponentProps<'select'>) {
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
