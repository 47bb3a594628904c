import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { managedRafflesApi, useGetRafflePreviewQuery } from '@/api/managedRaffles';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { Preview } from '@/components/manage/Preview';
import { EnterButton } from '@/components/raffles/EnterButton';
import { FairDraw } from '@/components/raffles/FairDraw';
import { Prizes } from '@/components/raffles/Prizes';
import { RaffleSummary } from '@/components/raffles/RaffleHead';
import raffleStyles from '@/components/raffles/Raffles.module.css';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { managePaths } from '@/lib/managePaths';
import { renderManage } from '@/routes/loaders/manage';

interface PreviewState {
  id: number;
}

/** Renders /manage/raffles/[id]/preview: a raffle as a member who has not entered sees it; nothing can be done. */
export default function RafflePreviewPage({ state: { id } }: { state: PreviewState }) {
  const { t } = useTranslation('campaigns');
  const { t: raffles } = useTranslation('raffles');
  const answer = useGetRafflePreviewQuery({ id });
  return (
    <ManageFrame section="raffles">
      <Preview href={managePaths.raffle(id)}>
        <Loaded answer={answer} loading={<SkeletonRows rows={2} />}>
          {(data) => (
            <article aria-label={t('preview.title')}>
              <RaffleSummary raffle={data.raffle} status={data.raffle.status} />
              <div inert className={raffleStyles.entry}>
                <EnterButton price={data.raffle.price} />
                <p className="small">{raffles('enter.once')}</p>
              </div>
              <Prizes prizes={data.prizes} />
              <FairDraw raffle={data.raffle} prizes={data.prizes} />
            </article>
          )}
        </Loaded>
      </Preview>
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'campaigns',
    ({ of }): PreviewState => ({ id: Number(of('id')) }),
    (fetchQuery, { id }) => fetchQuery(managedRafflesApi.endpoints.getRafflePreview.initiate({ id })),
    ['campaigns', 'raffles'],
  )) satisfies GetServerSideProps;
