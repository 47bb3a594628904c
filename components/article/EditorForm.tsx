import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { Unverified } from '@/components/users/Unverified';
import { TITLE_MAX } from '@/contract/constants/common';
import type { DraftState } from '@/hooks/useDraft';
import { useKeyboardInset } from '@/hooks/useKeyboardInset';
import { DraftNotice } from './DraftNotice';
import styles from './EditorForm.module.css';

/**
 * Renders the form that creates or changes (`editing`) an article: it asks an unverified member to verify
 * their address, offers a draft that was found, and keeps its button visible above an on-screen keyboard.
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
  children,
}: {
  form: RefObject<HTMLFormElement | null>;
  /** The error of each field, by name. */
  errors: Partial<Record<string, string>>;
  editing: boolean;
  draft: DraftState;
  /** The label of the submit button. */
  send: string;
  /** Whether the form is being sent. */
  busy: boolean;
  /** The reason why it cannot be sent yet, such as pictures being uploaded. */
  waiting?: string;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  const keyboard = useKeyboardInset();
  const faults = Object.keys(errors).length;
  return (
    <Form ref={form} className={styles.form} onSubmit={onSubmit}>
      <Unverified />
      <DraftNotice draft={draft} editing={editing} />
      {children}
      <div className={styles.bar} style={{ translate: `0 ${-keyboard}px` }}>
        <p className="fine" role="status">
          {waiting || (faults > 0 ? t('form.faults', { count: faults }) : '')}
        </p>
        <Button type="submit" variant="primary" busy={busy} disabled={waiting !== ''}>
          {send}
        </Button>
      </div>
    </Form>
  );
}

/** Renders the title field of an article. */
export function TitleField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      limit={TITLE_MAX}
      autoComplete="off"
      enterKeyHint="next"
      // Enter in the title moves to the text instead of submitting an unfinished article.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      {...props}
    />
  );
}
