import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import styles from './Settings.module.css';
import type { ProfileForm } from './useProfileForm';

/** Renders the frame of a settings form: its fields, the notice of a restored draft, and the button to save. */
export function SettingsForm({
  form,
  label,
  children,
  aside,
}: {
  form: ProfileForm;
  /** Names the form to a screen reader. */
  label: string;
  children: ReactNode;
  /** Beside the button. */
  aside?: ReactNode;
}) {
  const { t } = useTranslation('users');
  return (
    <Form ref={form.form} method="post" aria-label={label} className="stack-4" onSubmit={form.submit}>
      {form.restored ? (
        <p className={styles.draft} role="status">
          <span>{t('settings.draft')}</span>
          <Button size="small" onClick={form.revert}>
            {t('settings.revert')}
          </Button>
        </p>
      ) : null}
      {children}
      <div className="row-3">
        <Button type="submit" busy={form.busy}>
          {t('settings.save')}
        </Button>
        {aside}
      </div>
    </Form>
  );
}
