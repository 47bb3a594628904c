import { useTranslation } from 'react-i18next';
import { ParticipationHead } from '@/components/participation/ParticipationHead';
import { Tag } from '@/components/ui/Tag';
import type { Challenge } from '@/contract/challenges';
import { paths } from '@/lib/paths';

/** Renders a challenge's picture, title and summary; to a participant, `isOwn`, in brief. */
export function ChallengeHead({ challenge, isOwn = false }: { challenge: Challenge; isOwn?: boolean }) {
  const { t } = useTranslation('challenges');
  return (
    <ParticipationHead
      place="challenges"
      of={challenge}
      href={paths.challenge(challenge.id)}
      statusText={t(`statuses.${challenge.status}`)}
      summary={challenge.description}
      isOwn={isOwn}
    >
      <Tag>{t(`types.${challenge.type}`)}</Tag>
    </ParticipationHead>
  );
}
