import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import styles from './ConflictSheet.module.css';
import type { EditConflict } from './useManagedForm';

/** A field of a form as it is shown. */
export interface ShownField {
  label: string;
  value: string;
}

/**
 * Renders the sheet that tells an operator of a change made meanwhile: the fields that differ side by side, and the
 * choice between both versions. Nothing is lost by closing it; nothing is rendered without such a change.
 */
export function ConflictSheet<T>({
  edit: { conflict, isSubmitting },
  fieldsOf,
}: {
  edit: { conflict: EditConflict<T> | undefined; isSubmitting: boolean };
  fieldsOf: (values: T) => readonly ShownField[];
}) {
  const { t } = useTranslation('manage');
  if (!conflict) return null;
  const theirs = new Map(fieldsOf(conflict.theirs).map(({ label, value }) => [label, value]));
  const different = fieldsOf(conflict.mine).filter(({ label, value }) => theirs.get(label) !== value);
  return (
    <Sheet
      open
      onClose={conflict.close}
      title={t('conflict.title')}
      actions={
        <>
          <Button onClick={conflict.takeTheirs}>{t('conflict.takeTheirs')}</Button>
          <Button variant="primary" busy={isSubmitting} onClick={conflict.saveMine}>
            {t('conflict.saveMine')}
          </Button>
        </>
      }
    >
      <p className="aside">{t('conflict.lead')}</p>
      {different.map(({ label, value }) => (
        <section key={label} className={styles.field} aria-label={label}>
          <h3>{label}</h3>
          <dl>
            <div>
              <dt>{t('conflict.theirs')}</dt>
              <dd>{theirs.get(label) || t('conflict.empty')}</dd>
            </div>
            <div>
              <dt>{t('conflict.mine')}</dt>
              <dd>{value || t('conflict.empty')}</dd>
            </div>
          </dl>
        </section>
      ))}
    </Sheet>
  );
}
