import { useTranslation } from 'react-i18next';
import { useModerateContentMutation } from '@/api/moderation';
import { Sheet } from '@/components/ui/Sheet';
import type { ModeratedSubject } from '@/contract/constants/moderation';
import { reportSchemas } from '@/contract/moderation';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { ReasonForm } from './ReasonForm';
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
  const [taken, shown] = subject === 'profile' ? (['takeDown', 'putBack'] as const) : (['hide', 'show'] as const);
  const messageKey = hidden ? shown : taken;
  const form = useForm(reportSchemas.moderateContent.body, {
    initial: { status: hidden ? 'published' : 'hidden', reason: '' },
    messages: { reason: t('reason.missing') },
    draft: { scope: draftTargets.act(`${messageKey}:${subject}:${id}`), part: ({ reason }) => ({ reason }) },
    submit: {
      call: (body) => moderate({ subject, id, ...body }).unwrap(),
      failed: t(`${messageKey}.failed`),
      onDone() {
        onClose();
        void notify('success', t(`${messageKey}.done`));
      },
    },
  });
  return (
    <Sheet open onClose={onClose} title={t(`${messageKey}.title`)}>
      <ReasonForm
        form={form}
        lead={t(`${messageKey}.lead`)}
        label={t(`${messageKey}.send`)}
        danger={!hidden}
        onCancel={onClose}
      />
    </Sheet>
  );
}
