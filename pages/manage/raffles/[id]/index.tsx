import { managedRafflesApi } from '@/api/managedRaffles';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import { NewRaffle, RafflePage } from '@/components/manage/RafflePage';
import { type FormState, manageForm } from '@/routes/loaders/manage';

/** Renders /manage/raffles/[id]: a raffle's state and form, or the form of a new one. */
export default function ManageRafflePage({ state: { at } }: { state: FormState }) {
  return (
    <SubpageFrame section="raffles">
      {at === null ? <NewRaffle /> : <RafflePage key={at} id={Number(at)} />}
    </SubpageFrame>
  );
}

export const getServerSideProps = manageForm('campaigns', async (fetchQuery, at) => {
  if (at !== null) await fetchQuery(managedRafflesApi.endpoints.getManagedRaffle.initiate({ id: Number(at) }));
});
