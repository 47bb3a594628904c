import { useTranslation } from 'react-i18next';
import { managedRafflesApi, useGetRafflePreviewQuery } from '@/api/managedRaffles';
import { Preview, Previewed } from '@/components/manage/Preview';
import { EnterButton } from '@/components/raffles/EnterButton';
import { FairDraw } from '@/components/raffles/FairDraw';
import { Prizes } from '@/components/raffles/Prizes';
import { RaffleSummary } from '@/components/raffles/RaffleHead';
import raffleStyles from '@/components/raffles/Raffles.module.css';
import { managePaths } from '@/lib/managePaths';
import { managePage } from '@/routes/loaders/manage';

interface PreviewState {
  id: number;
}

/** Renders /manage/raffles/[id]/preview: a raffle as a member who has not entered sees it; nothing can be done. */
export default function RafflePreviewPage({ state: { id } }: { state: PreviewState }) {
  return (
    <Preview section="raffles" href={managePaths.raffle(id)}>
      <Shown id={id} />
    </Preview>
  );
}

function Shown({ id }: PreviewState) {
  const { t: raffles } = useTranslation('raffles');
  return (
    <Previewed answer={useGetRafflePreviewQuery({ id })}>
      {(data) => (
        <>
          <RaffleSummary raffle={data.raffle} status={data.raffle.status} />
          <div inert className={raffleStyles.entry}>
            <EnterButton price={data.raffle.price} />
            <p className="small">{raffles('enter.once')}</p>
          </div>
          <Prizes prizes={data.prizes} />
          <FairDraw raffle={data.raffle} prizes={data.prizes} />
        </>
      )}
    </Previewed>
  );
}

export const getServerSideProps = managePage(
  'campaigns',
  ({ of }): PreviewState => ({ id: Number(of('id')) }),
  (fetchQuery, { id }) => fetchQuery(managedRafflesApi.endpoints.getRafflePreview.initiate({ id })),
  ['campaigns', 'raffles'],
);
