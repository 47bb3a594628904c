import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { FieldFrame, type FieldLimit, type FieldName, type FieldText, useField, useLimit } from './Field';
import styles from './Field.module.css';

const grow = (area: HTMLTextAreaElement) => {
  if (Reflect.has(area.style, 'fieldSizing')) return;
  area.style.height = 'auto';
  // The height includes the borders, which the scroll height does not.
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
};

/** Returns whether Ctrl+Enter or ⌘+Enter was pressed, but not an Enter that ends a Korean composition. */
const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !event.nativeEvent.isComposing && event.keyCode !== 229;

/** Renders a text area that grows with its text. `onSend` is called on Ctrl+Enter or ⌘+Enter. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  note,
  limit,
  id,
  oneLine = false,
  onSend,
  ...rest
}: FieldText &
  FieldName &
  FieldLimit &
  Omit<ComponentProps<'textarea'>, 'maxLength'> & { oneLine?: boolean; onSend?: () => void }) {
  const made = useId();
  const { text, count } = useLimit({ label, labelHidden, hint, error, note, limit }, id ?? made);
  const field = useField(text, id ?? made);
  const own = useRef<HTMLTextAreaElement | null>(null);

  // Whatever has changed the text, such as a draft that was put into its form.
  useEffect(() => {
    if (own.current) grow(own.current);
  });

  return (
    <FieldFrame {...text} id={field.id}>
      <textarea
        rows={oneLine ? 1 : 4}
        {...rest}
        {...field}
        ref={(element) => {
          own.current = element;
          if (typeof rest.ref === 'function') rest.ref(element);
          else if (rest.ref) rest.ref.current = element;
        }}
        className={clsx(styles.control, styles.area, oneLine && styles.one)}
        onInput={(event) => {
          grow(event.currentTarget);
          count(event.currentTarget);
          rest.onInput?.(event);
        }}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          if (onSend && isSendKey(event)) {
            event.preventDefault();
            onSend();
          }
        }}
      />
    </FieldFrame>
  );
}
