import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import styles from './Settings.module.css';
import type { ProfileForm } from './useProfileForm';

/** Renders the frame of a settings form: its fields, what there is of drafts, and the button to save. */
export function SettingsForm({
  form,
  label,
  children,
  aside,
  onLeave = false,
}: {
  form: ProfileForm;
  /** Names the form to a screen reader. */
  label: string;
  children: ReactNode;
  /** Beside the button. */
  aside?: ReactNode;
  /** For values that are easily changed back: without a button, saved when the focus leaves the form. */
  onLeave?: boolean;
}) {
  const { t } = useTranslation('users');
  const { isSubmitting } = form;
  const hasLeft = useRef(false);
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    // A window that loses the focus, to another app, leaves it at its field.
    const isStillThere = document.activeElement === event.target;
    if (isStillThere || event.currentTarget.contains(event.relatedTarget)) return;
    // While a save is in flight, this one waits for it, also to see whether it changes back what that has saved.
    if (isSubmitting) hasLeft.current = true;
    else if (form.isChanged()) form.send();
  };
  const saveLater = useEffectEvent(() => {
    if (hasLeft.current && form.isChanged()) form.send();
    hasLeft.current = false;
  });
  useEffect(() => {
    if (!isSubmitting) saveLater();
  }, [isSubmitting]);
  const save = (
    <Button type="submit" size={onLeave ? 'small' : 'medium'} busy={isSubmitting}>
      {t('settings.save')}
    </Button>
  );
  return (
    <Form
      ref={form.form}
      method="post"
      aria-label={label}
      className="stack-4"
      onSubmit={form.send}
      onBlur={onLeave ? leave : undefined}
    >
      {form.restored ? (
        <div className={styles.draft} role="status">
          <span>{t('settings.draft')}</span>
          <span className="row-2">
            <Button size="small" onClick={form.draft.startOver}>
              {t('settings.revert')}
            </Button>
            {onLeave ? save : null}
          </span>
        </div>
      ) : null}
      <OtherDraft draft={form.draft} />
      {children}
      {onLeave ? null : (
        <div className="row-3">
          {save}
          {aside}
        </div>
      )}
    </Form>
  );
}
