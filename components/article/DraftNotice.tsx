import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import type { DraftState } from '@/hooks/useDraft';
import styles from './DraftNotice.module.css';
import { OtherDraft } from './OtherDraft';

/**
 * Renders the notice of a restored draft with a button that discards it, and the offer of another tab's draft;
 * nothing without either.
 */
export function DraftNotice({
  draft,
  editing = false,
}: {
  draft: DraftState;
  /** Whether the form changes existing content. */
  editing?: boolean;
}) {
  const { t } = useTranslation('drafts');
  return (
    <>
      {draft.restored ? (
        <div className={styles.draft} role="status">
          <p>
            <strong>{t('draftFound')}</strong> {t('draftBody')}
          </p>
          <Button size="small" onClick={draft.startOver}>
            {editing ? t('draftDropEdit') : t('draftDrop')}
          </Button>
        </div>
      ) : null}
      <OtherDraft draft={draft} />
    </>
  );
}
