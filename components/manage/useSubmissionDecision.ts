import { useTranslation } from 'react-i18next';
import { useDecideSubmissionMutation } from '@/api/missions';
import type { SubmissionDecision } from '@/contract/constants/participation';
import type { MissionSubmission } from '@/contract/missions';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';

const done = {
  complete: 'manage.completedDone',
  return: 'manage.returnedDone',
  withdraw: 'manage.withdrawnDone',
} as const;

interface Decided {
  decision: SubmissionDecision;
  reason: string;
}

/** Decides on what was handed in, as it was read. Calls `onDone` once that was done. */
export function useSubmissionDecision(
  { id, changed_at }: Pick<MissionSubmission, 'id' | 'changed_at'>,
  onDone?: () => void,
) {
  const { t } = useTranslation('missions');
  const [send] = useDecideSubmissionMutation();
  const { submit, isSubmitting } = useSubmit({
    scope: `submission:${id}:${changed_at}`,
    call: (body: Decided, idempotencyKey) => send({ id, ...body, changed_at, idempotencyKey }).unwrap(),
    failed: t('manage.failed'),
    onDone(_answer, { decision }) {
      onDone?.();
      void notify('success', t(done[decision]));
    },
  });
  return { decide: submit, busy: isSubmitting };
}
