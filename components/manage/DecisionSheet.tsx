import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideMutation } from '@/api/manage';
import { Sheet } from '@/components/ui/Sheet';
import { type ReportCase, reportSchemas } from '@/contract/moderation';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { DecisionReason } from './DecisionReason';
import { type Decision, sentAs } from './decisions';

/** The reason, to which the call adds the decision and the case as it was read. */
const reasonForm = reportSchemas.decide.body.pick({ reason: true });

/** Renders the sheet in which a manager decides about reported content, with a reason. */
export function DecisionSheet({
  case: read,
  decision,
  onClose,
}: {
  case: ReportCase;
  decision: Decision;
  onClose: () => void;
}) {
  const { t } = useTranslation('moderation');
  // As it was read when the sheet was opened.
  const [{ id, changed_at }] = useState(read);
  const sent = sentAs(decision);
  const [decide] = useDecideMutation();
  const form = useForm(reasonForm, {
    initial: { reason: '' },
    messages: { reason: t('reason.missing') },
    draft: { scope: draftTargets.act(`decision:${id}:${decision}`) },
    submit: {
      scope: `decision:${id}:${sent}:${changed_at}`,
      call: (body, idempotencyKey) => decide({ id, decision: sent, ...body, changed_at, idempotencyKey }).unwrap(),
      failed: t('queue.failed'),
      onDone() {
        onClose();
        void notify('success', t(`queue.${decision}Done`));
      },
      onOutdated: onClose,
    },
  });
  return (
    <Sheet open onClose={onClose} title={t(`queue.${decision}Title`)}>
      <DecisionReason form={form} decision={decision} onCancel={onClose} />
    </Sheet>
  );
}
