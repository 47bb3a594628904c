import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '@/components/moderation/ReasonForm';
import type { Fields } from '@/hooks/useFields';
import type { Decision } from './decisions';
import { SavedReplies } from './SavedReplies';

/** Renders the form of the reason for a decision, which is typed or taken from what operators have saved. */
export function DecisionReason({
  form,
  decision,
  onCancel,
}: {
  form: ComponentProps<typeof ReasonForm>['form'] & Pick<Fields<{ reason: string }>, 'watch' | 'change'>;
  decision: Decision;
  onCancel: () => void;
}) {
  const { t } = useTranslation('moderation');
  return (
    <div className="stack-4">
      <p className="aside">{t(`queue.${decision}Lead`)}</p>
      {/* Its sheet has a form of its own, which must not be within this one. */}
      <div className="actions">
        <SavedReplies text={form.watch().reason} onChange={(reason) => form.change({ reason })} />
      </div>
      <ReasonForm form={form} label={t(`queue.${decision}`)} danger={decision === 'hide'} onCancel={onCancel} />
    </div>
  );
}
