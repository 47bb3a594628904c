import type { ComponentProps, ReactNode } from 'react';
import { type FieldName, useField } from './Field';
import styles from './Field.module.css';

/** Renders a checkbox with its label; the whole line is the target. */
export function Checkbox({
  children,
  error,
  id,
  ...rest
}: FieldName & Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode; error?: string }) {
  const field = useField({ label: '', error }, id);
  return (
    <div>
      <label className={styles.check}>
        <input {...rest} {...field} type="checkbox" className={styles.box} />
        <span>{children}</span>
      </label>
      {error ? (
        <p id={`${field.id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
