import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import type { DraftState } from '@/hooks/useDraft';
import styles from './DraftNotice.module.css';

/** Renders the offer of a draft that another tab has of the same form; nothing without one. */
export function OtherDraft({ draft }: { draft: DraftState | undefined }) {
  const { t } = useTranslation('common');
  if (!draft?.hasOther) return null;
  return (
    <div className={styles.draft} role="status">
      <p>
        <strong>{t('otherDraft.found')}</strong> {t('otherDraft.body')}
      </p>
      <div className={styles.actions}>
        <Button size="small" onClick={draft.takeOther}>
          {t('otherDraft.take')}
        </Button>
        <Button size="small" onClick={draft.dropOther}>
          {t('otherDraft.drop')}
        </Button>
      </div>
    </div>
  );
}
