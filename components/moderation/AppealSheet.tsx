import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useAppealMutation } from '@/api/moderation';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { Sheet } from '@/components/ui/Sheet';
import { TextArea } from '@/components/ui/TextArea';
import { APPEAL_MAX } from '@/contract/constants/moderation';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';

const appealDraft = z.object({ text: z.string() });
const appealForm = (t: TFunction<'moderation'>) =>
  z.extend(appealDraft, {
    text: z
      .string()
      .check(z.typed(), z.atLeast(1, t('appeal.missing')), z.atMost(APPEAL_MAX, t('tooLong', { max: APPEAL_MAX }))),
  });
const empty = { text: '' };

/** Renders the sheet in which an author appeals against a decision on their content, once. */
export function AppealSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation('common');
  const [appeal] = useAppealMutation();
  const form = useSchemaForm(appealForm(t), empty);
  const { values, errors, change } = form;
  const draft = useFormDraft(form, draftTargets.appeal(id), appealDraft);
  const { submit, isSubmitting } = useSubmit({
    scope: `appeal:${id}`,
    call: ({ text }: typeof empty, idempotencyKey) => appeal({ id, text, idempotencyKey }).unwrap(),
    failed: t('appeal.failed'),
    dropDraft: draft.drop,
    onDone() {
      onClose();
      void notify('success', t('appeal.done'));
    },
  });
  return (
    <Sheet open onClose={onClose} title={t('appeal.title')}>
      <Form ref={form.form} className="stack-4" onSubmit={() => form.submit(submit)}>
        <OtherDraft draft={draft} />
        <TextArea
          name="text"
          label={t('appeal.label')}
          hint={t('appeal.hint')}
          maxLength={APPEAL_MAX}
          value={values.text}
          error={errors.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <div className="actions">
          <Button variant="quiet" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {t('appeal.send')}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
