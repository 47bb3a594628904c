import { useTranslation } from 'react-i18next';
import { useModerateContentMutation } from '@/api/moderation';
import { Sheet } from '@/components/ui/Sheet';
import type { ModeratedSubject } from '@/contract/constants/moderation';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { ReasonForm } from './ReasonForm';
import { noReason, type Reason, reasonForm } from './reasonSchema';
import { useSheetTexts } from './useSheetTexts';

interface Props {
  subject: ModeratedSubject;
  id: number;
  /** Whether it is hidden now, so that it is to be shown again. */
  hidden: boolean;
  onClose: () => void;
}

/** Renders the sheet in which a manager hides content or shows it again, with a reason. */
export function HideSheet(props: Props) {
  return useSheetTexts(props.onClose) ? <HideForm {...props} /> : null;
}

function HideForm({ subject, id, hidden, onClose }: Props) {
  const { t } = useTranslation('moderation');
  const [moderate] = useModerateContentMutation();
  const form = useSchemaForm(reasonForm(t), noReason);
  const messageKey = hidden ? 'show' : 'hide';
  const { submit, isSubmitting } = useSubmit({
    call: ({ reason }: Reason) => moderate({ subject, id, status: hidden ? 'published' : 'hidden', reason }).unwrap(),
    failed: t(`${messageKey}.failed`),
    onDone() {
      onClose();
      void notify('success', t(`${messageKey}.done`));
    },
  });
  return (
    <Sheet open onClose={onClose} title={t(`${messageKey}.title`)}>
      <ReasonForm
        form={form}
        lead={t(`${messageKey}.lead`)}
        label={t(`${messageKey}.send`)}
        danger={!hidden}
        busy={isSubmitting}
        onSend={() => void form.submit(submit)}
        onCancel={onClose}
      />
    </Sheet>
  );
}
