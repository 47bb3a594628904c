import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextArea } from '@/components/ui/TextArea';
import { DEED_REASON_MAX } from '@/contract/constants/moderation';
import styles from './Moderation.module.css';

/** A manager's deed with its reason, which whoever it concerns is told. `onDo` says whether it was done. */
export function ReasonForm({
  lead,
  label,
  danger = false,
  children,
  onDo,
  onCancel,
}: {
  lead?: string;
  /** What the button does. */
  label: string;
  danger?: boolean;
  /** Fields before the reason. */
  children?: ReactNode;
  onDo: (reason: string) => Promise<boolean>;
  onCancel: () => void;
}) {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation('common');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() === '' || busy) return;
    setBusy(true);
    const done = await onDo(reason.trim());
    if (!done) setBusy(false);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
      <TextArea
        label={t('reason.label')}
        hint={t('reason.hint')}
        maxLength={DEED_REASON_MAX}
        rows={2}
        value={reason}
        error={missing ? t('reason.missing') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onCancel}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {label}
        </Button>
      </div>
    </form>
  );
}
