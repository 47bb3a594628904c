import { rafflesApi } from '@/api/raffles';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import {
  RaffleWinners,
  type RaffleWinnersState,
  raffleWinnersQueryOf,
  raffleWinnerViews,
} from '@/components/manage/RaffleWinners';
import { managePage } from '@/routes/loaders/manage';

/** Renders /manage/raffles/[id]/winners: a raffle's winners with the addresses of their prizes, for managers. */
export default function RaffleWinnersPage({ state }: { state: RaffleWinnersState }) {
  return (
    <SubpageFrame section="raffles">
      <RaffleWinners state={state} />
    </SubpageFrame>
  );
}

export const getServerSideProps = managePage(
  'campaigns',
  ({ page, of }): RaffleWinnersState => ({
    id: Number(of('id')),
    view: raffleWinnerViews.find((it) => it === of('view')) ?? '',
    page,
  }),
  (fetchQuery, state) =>
    Promise.all([
      fetchQuery(rafflesApi.endpoints.getRaffle.initiate({ id: state.id })),
      fetchQuery(rafflesApi.endpoints.getRaffleWinners.initiate(raffleWinnersQueryOf(state))),
    ]),
  ['winners', 'manage'],
);
