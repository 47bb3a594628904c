import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useReportMutation } from '@/api/moderation';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Form } from '@/components/ui/Form';
import { FormActions } from '@/components/ui/FormActions';
import { Sheet } from '@/components/ui/Sheet';
import { TextArea } from '@/components/ui/TextArea';
import { type ModeratedSubject, REPORT_NOTE_MAX, reportReasons } from '@/contract/constants/moderation';
import { reportSchemas } from '@/contract/moderation';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import styles from './Moderation.module.css';
import { useSheetTexts } from './useSheetTexts';

interface Props {
  subject: ModeratedSubject;
  id: number;
  onClose: () => void;
}

/** Renders the sheet in which a member reports content. */
export function ReportSheet(props: Props) {
  return useSheetTexts(props.onClose) ? <ReportForm {...props} /> : null;
}

type Reason = (typeof reportReasons)[number];

function ReportForm({ subject, id, onClose }: Props) {
  const { t } = useTranslation('moderation');
  const name = useId();
  const [report] = useReportMutation();
  const { form, control, errors, change, field, draft, isSubmitting, send } = useForm(reportSchemas.report.body, {
    // '' is the value before a reason is chosen.
    initial: { subject, subjectId: id, reason: '' as Reason | '', note: '' },
    messages: { reason: t('report.whyMissing') },
    draft: { scope: draftTargets.report(subject, id), part: ({ note }) => ({ note }) },
    submit: {
      scope: `report:${subject}:${id}`,
      call: (body, idempotencyKey) => report({ ...body, idempotencyKey }).unwrap(),
      failed: t('report.failed'),
      onDone() {
        onClose();
        void notify('success', t('report.done'));
      },
    },
  });
  const chosen = useWatch({ control, name: 'reason' });
  return (
    <Sheet open onClose={onClose} title={t('report.title')}>
      <Form ref={form} className="stack-4" onSubmit={send}>
        <OtherDraft draft={draft} />
        <fieldset className={styles.choices} data-invalid={errors.reason ? '' : undefined}>
          <legend>{t('report.why')}</legend>
          {reportReasons.map((it) => (
            <label key={it} className={styles.choice}>
              <input
                type="radio"
                name={name}
                value={it}
                checked={chosen === it}
                aria-describedby={errors.reason ? `${name}-error` : undefined}
                onChange={() => change({ reason: it })}
              />
              {t(`reasons.${it}`)}
            </label>
          ))}
        </fieldset>
        {errors.reason ? (
          <p id={`${name}-error`} className="problem" role="alert">
            {errors.reason}
          </p>
        ) : null}
        <TextArea label={t('report.note')} note={t('optional')} limit={REPORT_NOTE_MAX} rows={2} {...field('note')} />
        <p className="aside">{t('report.lead')}</p>
        <FormActions onCancel={onClose} busy={isSubmitting}>
          {t('report.send')}
        </FormActions>
      </Form>
    </Sheet>
  );
}
