import { managedMissionsApi } from '@/api/managedMissions';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import { MissionPage, NewMission } from '@/components/manage/MissionPage';
import { type FormState, manageForm } from '@/routes/loaders/manage';

/** Renders /manage/missions/[id]: a mission's state and form, or the form of a new one. */
export default function ManageMissionPage({ state: { at } }: { state: FormState }) {
  return (
    <SubpageFrame section="missions">
      {at === null ? <NewMission /> : <MissionPage key={at} id={Number(at)} />}
    </SubpageFrame>
  );
}

export const getServerSideProps = manageForm('campaigns', async (fetchQuery, at) => {
  if (at !== null) await fetchQuery(managedMissionsApi.endpoints.getManagedMission.initiate({ id: Number(at) }));
});
