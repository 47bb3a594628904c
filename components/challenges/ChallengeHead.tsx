import { useTranslation } from 'react-i18next';
import { ParticipationHead } from '@/components/participation/ParticipationHead';
import { Tag } from '@/components/ui/Tag';
import type { Challenge } from '@/contract/challenges';

/** Renders a challenge's picture, title and summary. */
export function ChallengeHead({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('challenges');
  return (
    <ParticipationHead
      place="challenges"
      of={challenge}
      statusText={t(`statuses.${challenge.status}`)}
      summary={challenge.description}
    >
      <Tag>{t(`types.${challenge.type}`)}</Tag>
    </ParticipationHead>
  );
}
