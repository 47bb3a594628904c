import { activityApi, useGetOwnRafflesQuery } from '@/api/activity';
import { OwnList } from '@/components/activity/OwnList';
import { RaffleRow } from '@/components/activity/RaffleRow';
import type { OwnRaffleEntry } from '@/contract/activity';
import { paths } from '@/lib/paths';
import { createOwnList, type OwnListView } from '@/routes/loaders/activity';

/** Renders /me/raffles: the member's entries into raffles, the latest first. */
export default function OwnRafflesPage({ state }: OwnListView) {
  return (
    <OwnList
      texts="activity:raffles"
      state={state}
      pathOf={paths.ownRaffles}
      useAnswer={useGetOwnRafflesQuery}
      row={(entry: OwnRaffleEntry) => <RaffleRow key={entry.raffle_id} entry={entry} />}
      emptyHref={paths.raffles()}
    />
  );
}

export const getServerSideProps = createOwnList(activityApi.endpoints.getOwnRaffles);
