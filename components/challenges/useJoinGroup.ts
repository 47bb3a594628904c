import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { baseApi } from '@/api/baseApi';
import { useJoinGroupMutation } from '@/api/challenges';
import type { ChallengeGroup, ParticipantBody } from '@/contract/challenges';
import { useAppDispatch } from '@/hooks/redux';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { offerPush } from '@/lib/browser/pushMoment';
import { paths } from '@/lib/paths';
import { isAnswered } from '@/lib/rejections';
import { useRequireSignInToJoin } from './useRequireSignInToJoin';

/**
 * Joins the group of an invite code, and its challenge with these answers where the member has not yet; then
 * navigates to the group. A visitor signs in first and returns to the invitation.
 */
export function useJoinGroup(code: string, { challenge }: ChallengeGroup) {
  const { t } = useTranslation('participants');
  const router = useRouter();
  const dispatch = useAppDispatch();
  const [join] = useJoinGroupMutation();
  const [mayBegin, waits] = useRequireSignInToJoin(paths.invite(code), t('join.failed'));
  const { submit, isSubmitting } = useSubmit({
    scope: `join-group:${code}`,
    call: (body: ParticipantBody, idempotencyKey) => join({ inviteCode: code, ...body, idempotencyKey }).unwrap(),
    failed: t('join.failed'),
    onDone() {
      const isUpcoming = challenge.status === 'upcoming';
      void notify('success', t(isUpcoming ? 'join.doneUpcoming' : 'join.done'));
      offerPush('challenge');
      void router.push(paths.challengeGroup(challenge.id));
    },
    onFailure(failure) {
      // The group may have filled up, or its challenge ended, since it was rendered.
      if (isAnswered(failure)) dispatch(baseApi.util.invalidateTags(['ChallengeGroup']));
    },
  });
  return { go: submit, mayBegin, busy: waits || isSubmitting };
}
