import { useTranslation } from 'react-i18next';
import { useDecideSubmissionMutation } from '@/api/managedSubmissions';
import type { SubmissionDecision } from '@/contract/constants/participation';
import type { MissionSubmission } from '@/contract/managedSubmissions';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';

/** What was decided, and the reason. */
export interface DecidedSubmission {
  decision: SubmissionDecision;
  reason: string;
}

/** Decides on what was handed in, as it was read. Calls `onEnd` once that was done, or it has to be read anew. */
export function useSubmissionDecision(
  { id, changed_at }: Pick<MissionSubmission, 'id' | 'changed_at'>,
  onEnd: () => void,
) {
  const { t } = useTranslation('missions');
  const [send] = useDecideSubmissionMutation();
  const { submit, isSubmitting } = useSubmit({
    scope: `submission:${id}:${changed_at}`,
    call: (body: DecidedSubmission, idempotencyKey) => send({ id, ...body, changed_at, idempotencyKey }).unwrap(),
    failed: t('manage.failed'),
    onDone(_answer, { decision }) {
      onEnd();
      void notify('success', t(`manage.${decision}Done`));
    },
    onOutdated: onEnd,
  });
  return { decide: submit, busy: isSubmitting };
}
