import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportMutation } from '@/api/moderation';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { Sheet } from '@/components/ui/Sheet';
import { TextArea } from '@/components/ui/TextArea';
import { type ModeratedSubject, REPORT_NOTE_MAX, reportReasons } from '@/contract/constants/moderation';
import type { ReportBody } from '@/contract/moderation';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';
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

const noteDraft = z.object({ note: z.string() });
const emptyNote = { note: '' };

const reportForm = (t: TFunction<'moderation'>) =>
  z.object({
    // '' is the value before a reason is chosen.
    reason: z.enum(['', ...reportReasons]).check(z.refine((reason) => reason !== '', t('report.whyMissing'))),
    note: z.string().check(z.typed(), z.atMost(REPORT_NOTE_MAX, t('tooLong', { max: REPORT_NOTE_MAX }))),
  });
type ReportValues = z.infer<ReturnType<typeof reportForm>>;
const empty: ReportValues = { reason: '', ...emptyNote };

function ReportForm({ subject, id, onClose }: Props) {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation('common');
  const name = useId();
  const [report] = useReportMutation();
  const { form, values, errors, change, submit } = useSchemaForm(reportForm(t), empty);
  const { note } = values;
  const draft = useFormDraft(
    { values: { note }, initial: emptyNote, begin: change },
    draftTargets.report(subject, id),
    noteDraft,
  );
  const { submit: send, isSubmitting } = useSubmit({
    scope: `report:${subject}:${id}`,
    call: (body: ReportBody, idempotencyKey) => report({ ...body, idempotencyKey }).unwrap(),
    failed: t('report.failed'),
    dropDraft: draft.drop,
    onDone() {
      onClose();
      void notify('success', t('report.done'));
    },
  });
  const sendReport = ({ reason, note }: ReportValues) =>
    reason !== '' && send({ subject, subjectId: id, reason, note });
  return (
    <Sheet open onClose={onClose} title={t('report.title')}>
      <Form ref={form} className="stack-4" onSubmit={() => submit(sendReport)}>
        <OtherDraft draft={draft} />
        <fieldset className={styles.choices} data-invalid={errors.reason ? '' : undefined}>
          <legend>{t('report.why')}</legend>
          {reportReasons.map((it) => (
            <label key={it} className={styles.choice}>
              <input
                type="radio"
                name={name}
                value={it}
                checked={values.reason === it}
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
        <TextArea
          name="note"
          label={t('report.note')}
          note={t('optional')}
          maxLength={REPORT_NOTE_MAX}
          rows={2}
          value={note}
          error={errors.note}
          onChange={(event) => change({ note: event.target.value })}
        />
        <p className="aside">{t('report.lead')}</p>
        <div className="actions">
          <Button variant="quiet" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {t('report.send')}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
