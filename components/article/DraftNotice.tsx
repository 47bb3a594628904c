import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import styles from './DraftNotice.module.css';

/** Renders the notice of a restored draft with a button that discards it; nothing without one. */
export function DraftNotice({
  draft,
  editing = false,
}: {
  draft: { restored: boolean; startOver: () => void };
  /** Whether the form changes existing content. */
  editing?: boolean;
}) {
  const { t } = useTranslation('drafts');
  if (!draft.restored) return null;
  return (
    <div className={styles.draft} role="status">
      <p>
        <strong>{t('draftFound')}</strong> {t('draftBody')}
      </p>
      <Button size="small" onClick={draft.startOver}>
        {editing ? t('draftDropEdit') : t('draftDrop')}
      </Button>
    </div>
  );
}
