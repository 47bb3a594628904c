import { useTranslation } from 'react-i18next';
import { useAppealMutation } from '@/api/moderation';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Form } from '@/components/ui/Form';
import { FormActions } from '@/components/ui/FormActions';
import { Sheet } from '@/components/ui/Sheet';
import { TextArea } from '@/components/ui/TextArea';
import { APPEAL_MAX } from '@/contract/constants/moderation';
import { reportSchemas } from '@/contract/moderation';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';

/** Renders the sheet in which an author appeals against a decision on their content, once. */
export function AppealSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('moderation');
  const [appeal] = useAppealMutation();
  const form = useForm(reportSchemas.appeal.body, {
    initial: { text: '' },
    messages: { text: t('appeal.missing') },
    draft: { scope: draftTargets.appeal(id) },
    submit: {
      scope: `appeal:${id}`,
      call: (body, idempotencyKey) => appeal({ id, ...body, idempotencyKey }).unwrap(),
      failed: t('appeal.failed'),
      onDone() {
        onClose();
        void notify('success', t('appeal.done'));
      },
    },
  });
  return (
    <Sheet open onClose={onClose} title={t('appeal.title')}>
      <Form ref={form.form} className="stack-4" onSubmit={form.send}>
        <OtherDraft draft={form.draft} />
        <TextArea label={t('appeal.label')} hint={t('appeal.hint')} limit={APPEAL_MAX} {...form.field('text')} />
        <FormActions onCancel={onClose} busy={form.isSubmitting}>
          {t('appeal.send')}
        </FormActions>
      </Form>
    </Sheet>
  );
}
