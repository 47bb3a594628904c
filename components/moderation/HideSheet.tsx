import { useTranslation } from 'react-i18next';
import { useModerateThingMutation } from '@/api/moderation';
import { Sheet } from '@/components/ui/Sheet';
import type { ModeratedSubject } from '@/contract/constants/moderation';
import { useFailureToast } from '@/hooks/useFailureToast';
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

/** Where a manager hides a thing, or shows it again, and says why. */
export function HideSheet(props: Props) {
  return useSheetTexts(props.onClose) ? <HideForm {...props} /> : null;
}

function HideForm({ subject, id, hidden, onClose }: Props) {
  const { t } = useTranslation('moderation');
  const [moderate] = useModerateThingMutation();
  const showFailure = useFailureToast();
  const words = hidden ? 'show' : 'hide';

  const act = async (reason: string) => {
    try {
      await moderate({ subject, id, status: hidden ? 'published' : 'hidden', reason }).unwrap();
      onClose();
      void notify('success', t(`${words}.done`));
      return true;
    } catch (failure) {
      showFailure(failure, t(`${words}.failed`));
      return false;
    }
  };
  return (
    <Sheet open onClose={onClose} title={t(`${words}.title`)}>
      <ReasonForm
        lead={t(`${words}.lead`)}
        label={t(`${words}.send`)}
        danger={!hidden}
        onDo={act}
        onCancel={onClose}
      />
    </Sheet>
  );
}
