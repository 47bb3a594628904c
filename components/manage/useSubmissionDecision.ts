import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideSubmissionMutation } from '@/api/missionWrites';
import type { SubmissionDecision } from '@/contract/constants/takingPart';
import type { MissionSubmission } from '@/contract/missions';
import { useFailureToast } from '@/hooks/useFailureToast';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';

const done = {
  complete: 'manage.completedDone',
  return: 'manage.returnedDone',
  withdraw: 'manage.withdrawnDone',
} as const;

/** Decides on what was handed in, as it was read. Says whether it was done. */
export function useSubmissionDecision({
  id,
  changed_at,
}: Pick<MissionSubmission, 'id' | 'changed_at'>) {
  const { t } = useTranslation('missions');
  const [send, { isLoading }] = useDecideSubmissionMutation();
  const showFailure = useFailureToast();
  const key = useRef(newKey());

  const decide = async (decision: SubmissionDecision, reason = ''): Promise<boolean> => {
    try {
      const body = { decision, reason, changed_at };
      await send({ id, ...body, idempotencyKey: key.current }).unwrap();
      void notify('success', t(done[decision]));
      return true;
    } catch (failure) {
      key.current = newKey();
      showFailure(failure, t('manage.failed'));
      return false;
    }
  };
  return { decide, busy: isLoading };
}
