import { useTranslation } from 'react-i18next';
import { Count } from '@/components/ui/Count';
import { HeartButton } from '@/components/ui/HeartButton';
import { HeartIcon } from '@/components/ui/icons';
import type { Participant } from '@/contract/challenges';
import { useMember } from '@/hooks/useMember';
import styles from './Participants.module.css';
import { useGiveHeart } from './useGiveHeart';

/** Renders the hearts of a latest check-in: a button for members who may give one, a count for its author. */
export function GiveHeart({ id, participant, path }: { id: number; participant: Participant; path: string }) {
  const { t } = useTranslation('participants');
  const { user } = useMember();
  const { tap, busy } = useGiveHeart(id, participant, path);
  if (user?.username === participant.user.username) {
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
