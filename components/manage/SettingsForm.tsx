import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictSheet, type ShownField } from '@/components/article/ConflictSheet';
import { DraftNotice } from '@/components/article/DraftNotice';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import type { FramedForm } from './edit/useManagedForm';
import styles from './Manage.module.css';

/**
 * Renders the form of a part of the settings: what it is about, its fields (`children`), and the choice after another
 * operator's change.
 */
export function SettingsForm<T>({
  of,
  edit,
  fieldsOf,
  children,
}: {
  of: 'newMembers' | 'earning' | 'reportRules' | 'callLimits' | 'operator';
  edit: FramedForm<T>;
  /** Returns the fields as an operator reads them. */
  fieldsOf: (values: T) => readonly ShownField[];
  children: ReactNode;
}) {
  const { t } = useTranslation('manage');
  const { t: campaigns } = useTranslation('campaigns');
  return (
    <Form ref={edit.form} className={styles.form} onSubmit={edit.send}>
      <p className="aside">{t(`${of}.body`)}</p>
      <DraftNotice draft={edit.draft} editing />
      {children}
      <div className="actions">
        <Button type="submit" variant="primary" busy={edit.isSubmitting}>
          {campaigns('form.save')}
        </Button>
      </div>
      <ConflictSheet edit={edit} fieldsOf={fieldsOf} />
    </Form>
  );
}
