import { useTranslation } from 'react-i18next';
import { useSheetTexts } from '@/components/moderation/useSheetTexts';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import styles from './VersionsSheet.module.css';

interface Props {
  fields: readonly { label: string; theirs: string | undefined; mine: string }[];
  busy: boolean;
  onTake: () => void;
  onSave: () => void;
  onClose: () => void;
}

/** Renders the fields that differ in two versions side by side, and the choice between the versions. */
export function VersionsSheet(props: Props) {
  return useSheetTexts(props.onClose, 'drafts') ? <Versions {...props} /> : null;
}

function Versions({ fields, busy, onTake, onSave, onClose }: Props) {
  const { t } = useTranslation('drafts');
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('conflict.title')}
      actions={
        <>
          <Button onClick={onTake}>{t('conflict.takeTheirs')}</Button>
          <Button variant="primary" busy={busy} onClick={onSave}>
            {t('conflict.saveMine')}
          </Button>
        </>
      }
    >
      <p className="aside">{t('conflict.lead')}</p>
      {fields.map(({ label, theirs, mine }) => (
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
