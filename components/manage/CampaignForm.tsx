import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictSheet, type ShownField } from '@/components/article/ConflictSheet';
import { DraftNotice } from '@/components/article/DraftNotice';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { managePaths } from '@/lib/managePaths';
import styles from './Challenges.module.css';
import type { FramedForm } from './edit/useManagedForm';
import { ManageHead } from './ManageHead';

/**
 * Renders the form of a campaign, a banner, a product or a content, with the way back, its fields (`children`), and
 * the choice after another operator's change. `head` stands before the fields of a stored one, what a draft is before those of a new one.
 */
export function CampaignForm<T>({
  kind,
  stored,
  edit,
  head,
  fieldsOf,
  children,
}: {
  kind: 'banner' | 'challenge' | 'course' | 'event' | 'mission' | 'photo' | 'product' | 'raffle' | 'video';
  stored?: { title: string };
  edit: FramedForm<T>;
  head?: ReactNode;
  /** Returns the fields as an operator reads them. */
  fieldsOf: (values: T) => readonly ShownField[];
  children: ReactNode;
}) {
  const { t } = useTranslation('campaigns');
  return (
    <div className={styles.page}>
      <ManageHead
        title={stored ? stored.title : t(`${kind}.new`)}
        back={{ href: managePaths[`${kind}s`](), name: t(`${kind}s.table`) }}
      />
      {head ?? <p className="aside">{t(`${kind}.lead`)}</p>}
      <Form ref={edit.form} className={styles.form} onSubmit={edit.send}>
        <DraftNotice draft={edit.draft} editing={stored !== undefined} />
        {children}
        <div className="actions">
          <Button type="submit" variant="primary" busy={edit.isSubmitting} disabled={edit.busy}>
            {stored ? t('form.save') : t(`${kind}.create`)}
          </Button>
        </div>
      </Form>
      <ConflictSheet edit={edit} fieldsOf={fieldsOf} />
    </div>
  );
}
