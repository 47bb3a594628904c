import { useTranslation } from 'react-i18next';
import { useAcceptAnswerMutation } from '@/api/answers';
import { Button } from '@/components/ui/Button';
import { CheckIcon } from '@/components/ui/icons';
import type { Answer } from '@/contract/questions';
import { useFailureToast } from '@/hooks/useFailureToast';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';

/** Renders the button with which the asker accepts an answer, or withdraws that. */
export function AcceptButton({ answer: { id, accepted } }: { answer: Answer }) {
  const { t } = useTranslation('questions');
  const [accept, { isLoading }] = useAcceptAnswerMutation();
  const showFailure = useFailureToast();

  const toggle = async () => {
    try {
      await accept({ id, accepted: !accepted, idempotencyKey: newKey() }).unwrap();
      void notify('success', !accepted ? t('toast.accepted') : t('toast.unaccepted'));
    } catch (failure) {
      showFailure(failure, t('toast.acceptFailed'));
    }
  };
  return (
    <Button variant={accepted ? 'quiet' : 'secondary'} icon={<CheckIcon size={1} />} busy={isLoading} onClick={toggle}>
      {accepted ? t('answers.unaccept') : t('answers.accept')}
    </Button>
  );
}
