import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import styles from './ConflictSheet.module.css';

/** A field that another operator has changed meanwhile; the values are as the form shows them. */
export interface ConflictField {
  label: string;
  theirs: string;
  mine: string;
}

/**
 * Renders the sheet that tells an operator of a change made meanwhile: the fields that differ side by side, and the
 * choice between both versions. Nothing is lost by closing it.
 */
export function ConflictSheet({
  fields,
  busy,
  onSaveMine,
  onTakeTheirs,
  onClose,
}: {
  fields: readonly ConflictField[];
  busy: boolean;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('manage');
  const different = fields.filter(({ theirs, mine }) => theirs !== mine);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('conflict.title')}
      actions={
        <>
          <Button onClick={onTakeTheirs}>{t('conflict.takeTheirs')}</Button>
          <Button variant="primary" busy={busy} onClick={onSaveMine}>
            {t('conflict.saveMine')}
          </Button>
        </>
      }
    >
      <p className="aside">{t('conflict.lead')}</p>
      {different.map(({ label, theirs, mine }) => (
        <section key={label} className={styles.field} aria-label={label}>
          <h3>{label}</h3>
          <dl>
            <div>
              <dt>{t('conflict.theirs')}</dt>
              <dd>{theirs || t('conflict.empty')}</dd>
            </div>
            <div>
              <dt>{t('conflict.mine')}</dt>
              <dd>{mine || t('conflict.empty')}</dd>
            </div>
          </dl>
        </section>
      ))}
    </Sheet>
  );
}
