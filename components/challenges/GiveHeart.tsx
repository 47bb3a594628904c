import { useTranslation } from 'react-i18next';
import { challengeWritesApi } from '@/api/challenges';
import { Count } from '@/components/ui/Count';
import { HeartButton } from '@/components/ui/HeartButton';
import { HeartIcon } from '@/components/ui/icons';
import type { HeartAnswer, Participant } from '@/contract/challenges';
import { useMember } from '@/hooks/useMember';
import { useMemberAction } from '@/hooks/useMemberAction';
import { notify } from '@/lib/browser/notify';
import styles from './Participants.module.css';

/**
 * Gives one of the member's hearts to a participant's latest check-in in the challenge `id`. It is paid once
 * however often it is tapped or sent; a visitor returns to `path` after signing in.
 */
function useGiveHeart(id: number, participant: Participant, path: string) {
  const { t } = useTranslation('participants');
  const { id: eid, check_in_id, content, image, resourceUrls, hearted } = participant;
  return useMemberAction<HeartAnswer>({
    path,
    scope: `heart:${check_in_id}`,
    failed: t('heart.failed'),
    rejected: ({ reason }) => t('heart.rejected', { reason }),
    call(idempotencyKey) {
      const { giveHeart } = challengeWritesApi.endpoints;
      return hearted ? null : giveHeart.initiate({ id, eid, content, image, resourceUrls, idempotencyKey });
    },
    onDone: ({ balance }) => void notify('success', t('heart.done', { count: balance })),
  });
}

/**
 * Renders the hearts of a latest check-in: a button for members who may give one, a count for its author and on that of
 * a member who has left.
 */
export function GiveHeart({ id, participant, path }: { id: number; participant: Participant; path: string }) {
  const { t } = useTranslation('participants');
  const { user } = useMember();
  const { tap, busy } = useGiveHeart(id, participant, path);
  const { username } = participant.user;
  // Of a member who has left there is no name.
  if (username === '' || username === user?.username) {
    return (
      <span className={styles.hearts}>
        <Count value={participant.heart_count} label={t('heart.count')} icon={<HeartIcon size={1} />} />
      </span>
    );
  }
  return (
    <HeartButton
      liked={participant.hearted}
      count={participant.heart_count}
      label={t(participant.hearted ? 'heart.given' : 'heart.give', { nickname: participant.user.nickname })}
      hint={t(participant.hearted ? 'heart.hintGiven' : 'heart.hint')}
      busy={busy}
      onClick={tap}
    />
  );
}
