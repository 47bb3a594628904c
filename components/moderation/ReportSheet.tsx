import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportMutation } from '@/api/moderation';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { TextArea } from '@/components/ui/TextArea';
import {
  type ModeratedSubject,
  REPORT_NOTE_MAX,
  type ReportReason,
  reportReasons,
} from '@/contract/constants/moderation';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useTextDraft } from '@/hooks/useTextDraft';
import { draftTargets } from '@/lib/browser/drafts';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import styles from './Moderation.module.css';
import { useSheetTexts } from './useSheetTexts';

interface Props {
  subject: ModeratedSubject;
  id: number;
  onClose: () => void;
}

/** Where a member says what is wrong with something. */
export function ReportSheet(props: Props) {
  return useSheetTexts(props.onClose) ? <ReportForm {...props} /> : null;
}

function ReportForm({ subject, id, onClose }: Props) {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation('common');
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [note, setNote] = useTextDraft(useDraftTarget(draftTargets.report(subject, id)));
  const [missing, setMissing] = useState(false);
  const [report, { isLoading }] = useReportMutation();
  const showFailure = useFailureToast();
  const key = useRef(newKey());
  const name = useId();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason === '');
    if (reason === '') return;
    try {
      const body = { subject, subjectId: id, reason, note: note.trim() };
      await report({ body, idempotencyKey: key.current }).unwrap();
      setNote('');
      onClose();
      void notify('success', t('report.done'));
    } catch (failure) {
      key.current = newKey();
      showFailure(failure, t('report.failed'));
    }
  };
  return (
    <Sheet open onClose={onClose} title={t('report.title')}>
      <form className={styles.form} onSubmit={send} noValidate>
        <fieldset className={styles.choices}>
          <legend>{t('report.why')}</legend>
          {reportReasons.map((it) => (
            <label key={it} className={styles.choice}>
              <input
                type="radio"
                name={name}
                value={it}
                checked={reason === it}
                aria-describedby={missing ? `${name}-error` : undefined}
                onChange={() => {
                  setReason(it);
                  setMissing(false);
                }}
              />
              {t(`reasons.${it}`)}
            </label>
          ))}
        </fieldset>
        {missing ? (
          <p id={`${name}-error`} className={styles.error} role="alert">
            {t('report.whyMissing')}
          </p>
        ) : null}
        <TextArea
          label={t('report.note')}
          note={t('optional')}
          maxLength={REPORT_NOTE_MAX}
          rows={2}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <p className={styles.lead}>{t('report.lead')}</p>
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isLoading}>
            {t('report.send')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
