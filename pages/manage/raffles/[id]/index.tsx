import type { GetServerSideProps } from 'next';
import { managedRafflesApi } from '@/api/managedRaffles';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { NewRaffle, RafflePage } from '@/components/manage/RafflePage';
import { renderManage } from '@/routes/loaders/manage';

interface RaffleState {
  id: number;
}

/** The id in the address of the form of a new raffle, which no raffle has. */
const NEW = 'new';
const NO_RAFFLE = 0;

/** Renders /manage/raffles/[id]: a raffle's state and form, or the form of a new one. */
export default function ManageRafflePage({ state: { id } }: { state: RaffleState }) {
  return (
    <ManageFrame section="raffles">{id === NO_RAFFLE ? <NewRaffle /> : <RafflePage key={id} id={id} />}</ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'campaigns',
    ({ of }): RaffleState => ({ id: of('id') === NEW ? NO_RAFFLE : Number(of('id')) }),
    async (fetchQuery, { id }) =>
      id === NO_RAFFLE ? undefined : fetchQuery(managedRafflesApi.endpoints.getManagedRaffle.initiate({ id })),
    ['campaigns', 'manage', 'drafts', 'pictures'],
  )) satisfies GetServerSideProps;
