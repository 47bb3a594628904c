import { useTranslation } from 'react-i18next';
import { useMakeGroupMutation } from '@/api/challenges';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';

/** Creates a member's group in the challenge `id`, once; resolves to whether it worked. */
export function useMakeGroup(id: number) {
  const { t } = useTranslation('participants');
  const [make] = useMakeGroupMutation();
  const { submit, isSubmitting } = useSubmit({
    scope: 'challenge-group',
    call: (challenge: number, idempotencyKey) => make({ id: challenge, idempotencyKey }).unwrap(),
    failed: t('group.make.failed'),
    onDone: () => void notify('success', t('group.make.done')),
  });
  return { go: () => submit(id), busy: isSubmitting };
}
