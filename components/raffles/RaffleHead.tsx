import { useTranslation } from 'react-i18next';
import { useGetParticipationsQuery } from '@/api/raffles';
import { ParticipationHead } from '@/components/participation/ParticipationHead';
import { dayText, momentText } from '@/components/users/dayText';
import type { Raffle } from '@/contract/raffles';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';

/** Renders a raffle's picture, name, state and days; to a member who has entered, that instead of the state. */
export function RaffleHead({ raffle }: { raffle: Raffle }) {
  const { isLogin } = useMember();
  const { data } = useGetParticipationsQuery({ id: raffle.id }, { skip: !isLogin });
  const hasEntered = isLogin && raffle.status === 'opened' && Boolean(data?.results.length);
  return <RaffleSummary raffle={raffle} status={hasEntered ? 'entered' : raffle.status} />;
}

/** Renders a raffle's picture, name and days, with a state that is known. */
export function RaffleSummary({ raffle, status }: { raffle: Raffle; status: Raffle['status'] | 'entered' }) {
  const { t } = useTranslation('raffles');
  const { t: common } = useTranslation('common');
  return (
    <ParticipationHead
      place="raffles"
      of={raffle}
      href={paths.raffle(raffle.id)}
      statusText={t(`status.${status}`)}
      summary={raffle.description}
    >
      <span>
        {t('days', {
          from: dayText(raffle.starts_at, common),
          to: momentText(raffle.ends_at, common, raffle.starts_at),
        })}
      </span>
    </ParticipationHead>
  );
}
