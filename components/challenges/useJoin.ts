import { useTranslation } from 'react-i18next';
import { useJoinChallengeMutation } from '@/api/challenges';
import type { Challenge, ParticipantBody } from '@/contract/challenges';
import { useMayBegin } from '@/hooks/useMayBegin';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { offerPush } from '@/lib/browser/pushMoment';
import { paths } from '@/lib/paths';

/** Joins a challenge with these answers, once; says whether it worked. A visitor signs in before it. */
export function useJoin({ id, status }: Challenge) {
  const { t } = useTranslation('challenges');
  const [join] = useJoinChallengeMutation();
  const [mayBegin, waits] = useMayBegin(paths.challenge(id), t('join.failed'));
  const { submit, isSubmitting } = useSubmit({
    scope: `challenge:${id}`,
    call: (body: ParticipantBody, idempotencyKey) => join({ id, ...body, idempotencyKey }).unwrap(),
    failed: t('join.failed'),
    onDone() {
      void notify('success', t(status === 'upcoming' ? 'join.doneUpcoming' : 'join.done'));
      offerPush('challenge');
    },
  });
  return { go: submit, mayBegin, busy: waits || isSubmitting };
}
