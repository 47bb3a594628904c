import { useTranslation } from 'react-i18next';
import { Count } from '@/components/ui/Count';
import { HeartButton } from '@/components/ui/HeartButton';
import { HeartIcon } from '@/components/ui/icons';
import type { Entrant } from '@/contract/challenges';
import { useMember } from '@/hooks/useMember';
import styles from './Entrants.module.css';
import { useGiveHeart } from './useGiveHeart';

/** Renders the hearts of a latest check-in: a button for members who may give one, a count for its author. */
export function GiveHeart({ id, entrant, path }: { id: number; entrant: Entrant; path: string }) {
  const { t } = useTranslation('entrants');
  const { user } = useMember();
  const { tap, busy } = useGiveHeart(id, entrant, path);
  if (user?.username === entrant.user.username) {
    return (
      <span className={styles.hearts}>
        <Count value={entrant.heart_count} label={t('heart.count')} icon={<HeartIcon size={1} />} />
      </span>
    );
  }
  return (
    <HeartButton
      liked={entrant.hearted}
      count={entrant.heart_count}
      label={t(entrant.hearted ? 'heart.given' : 'heart.give', {
        nickname: entrant.user.nickname,
      })}
      hint={t(entrant.hearted ? 'heart.hintGiven' : 'heart.hint')}
      busy={busy}
      onClick={tap}
    />
  );
}
