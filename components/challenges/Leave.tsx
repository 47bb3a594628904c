import { useTranslation } from 'react-i18next';
import { useLeaveChallengeMutation } from '@/api/challenges';
import { AskingButton } from '@/components/ui/AskingButton';
import type { ParticipantDetail } from '@/contract/challenges';
import { useFailureToast } from '@/hooks/useFailureToast';
import { notify } from '@/lib/browser/notify';

/** Renders the button that leaves a challenge, behind a dialog that says what is lost. */
export function Leave({ id, participant }: { id: number; participant: ParticipantDetail }) {
  const { t } = useTranslation('challenges');
  const [leave, { isLoading }] = useLeaveChallengeMutation();
  const showFailure = useFailureToast();
  const count = participant.check_in_count;
  const go = async () => {
    try {
      await leave({ id, eid: participant.id }).unwrap();
      void notify('success', t('leave.done'));
    } catch (failure) {
      showFailure(failure, t('leave.failed'));
    }
  };
  return (
    <AskingButton
      variant="quiet"
      size="small"
      busy={isLoading}
      ask={{
        title: t('leave.title'),
        body: count > 0 ? t('leave.body', { count }) : t('leave.bodyEmpty'),
        confirm: t('leave.confirm'),
      }}
      onConfirm={() => void go()}
    >
      {t('leave.open')}
    </AskingButton>
  );
}
