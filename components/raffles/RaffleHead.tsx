import { useTranslation } from 'react-i18next';
import { ParticipationHead } from '@/components/participation/ParticipationHead';
import { dayText } from '@/components/users/dayText';
import type { Raffle } from '@/contract/raffles';

/** Renders a raffle's picture, name, state and days. */
export function RaffleHead({ raffle }: { raffle: Raffle }) {
  const { t } = useTranslation('raffles');
  const { t: common } = useTranslation('common');
  return (
    <ParticipationHead
      place="raffles"
      of={raffle}
      statusText={t(`status.${raffle.status}`)}
      summary={raffle.description}
    >
      <span>
        {t('days', { from: dayText(raffle.starts_at, common), to: dayText(raffle.ends_at, common, raffle.starts_at) })}
      </span>
    </ParticipationHead>
  );
}
