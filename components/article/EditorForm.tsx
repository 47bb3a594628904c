import type { ClipboardEventHandler, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyboardInset } from '@/components/article/useKeyboardInset';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { Unverified } from '@/components/users/Unverified';
import { TITLE_MAX } from '@/contract/constants/common';
import { DraftNotice } from './DraftNotice';
import styles from './EditorForm.module.css';

/**
 * The form that something is written in, or changed (`editing`): it says whose address still has to be
 * verified, that a draft was found, and keeps its button in reach above an on-screen keyboard.
 */
export function EditorForm({
  form,
  errors,
  editing,
  draft,
  send,
  busy,
  waiting = '',
  onSubmit,
  onPaste,
  children,
}: {
  form: RefObject<HTMLFormElement | null>;
  /** What its fields were refused for. */
  errors: Partial<Record<string, string>>;
  editing: boolean;
  draft: { restored: boolean; startOver: () => void };
  /** What its button says. */
  send: string;
  /** Being sent. */
  busy: boolean;
  /** Why it cannot be sent yet, such as pictures on their way. */
  waiting?: string;
  onSubmit: () => void;
  onPaste?: ClipboardEventHandler;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  const keyboard = useKeyboardInset();
  const faults = Object.keys(errors).length;
  return (
    <Form ref={form} className={styles.form} onSubmit={onSubmit} onPaste={onPaste}>
      <Unverified />
      <DraftNotice draft={draft} editing={editing} />
      {children}
      <div className={styles.bar} style={{ translate: `0 ${-keyboard}px` }}>
        <p className={styles.hint} role="status">
          {waiting || (faults > 0 ? t('form.faults', { count: faults }) : '')}
        </p>
        <Button type="submit" variant="primary" busy={busy} disabled={waiting !== ''}>
          {send}
        </Button>
      </div>
    </Form>
  );
}

/** The title of what is written. */
export function TitleField({
  label,
  hint,
  value,
  error,
  onChange,
}: {
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  onChange: (title: string) => void;
}) {
  return (
    <TextField
      label={label}
      placeholder={hint}
      maxLength={TITLE_MAX}
      autoComplete="off"
      enterKeyHint="next"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      // Enter in the title goes on to the text instead of sending half of it.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}
