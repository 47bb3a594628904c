import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppealMutation } from '@/api/moderation';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { TextArea } from '@/components/ui/TextArea';
import { APPEAL_MAX } from '@/contract/constants/moderation';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useTextDraft } from '@/hooks/useTextDraft';
import { draftTargets } from '@/lib/browser/drafts';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import styles from './Moderation.module.css';

/** Where an author answers what was done to something of theirs, once. */
export function AppealSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation('common');
  const [text, setText] = useTextDraft(useDraftTarget(draftTargets.appeal(id)));
  const [missing, setMissing] = useState(false);
  const [appeal, { isLoading }] = useAppealMutation();
  const showFailure = useFailureToast();
  const key = useRef(newKey());

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    setMissing(words === '');
    if (words === '' || isLoading) return;
    try {
      await appeal({ id, text: words, idempotencyKey: key.current }).unwrap();
      setText('');
      onClose();
      void notify('success', t('appeal.done'));
    } catch (failure) {
      key.current = newKey();
      showFailure(failure, t('appeal.failed'));
    }
  };
  return (
    <Sheet open onClose={onClose} title={t('appeal.title')}>
      <form className={styles.form} onSubmit={send} noValidate>
        <TextArea
          label={t('appeal.label')}
          hint={t('appeal.hint')}
          maxLength={APPEAL_MAX}
          value={text}
          error={missing ? t('appeal.missing') : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isLoading}>
            {t('appeal.send')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
