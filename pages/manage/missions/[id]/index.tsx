import type { GetServerSideProps } from 'next';
import { managedMissionsApi } from '@/api/managedMissions';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { MissionPage, NewMission } from '@/components/manage/MissionPage';
import { renderManage } from '@/routes/loaders/manage';

interface MissionState {
  id: number;
}

/** The id in the address of the form of a new mission, which no mission has. */
const NEW = 'new';
const NO_MISSION = 0;

/** Renders /manage/missions/[id]: a mission's state and form, or the form of a new one. */
export default function ManageMissionPage({ state: { id } }: { state: MissionState }) {
  return (
    <ManageFrame section="missions">
      {id === NO_MISSION ? <NewMission /> : <MissionPage key={id} id={id} />}
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'campaigns',
    ({ of }): MissionState => ({ id: of('id') === NEW ? NO_MISSION : Number(of('id')) }),
    async (fetchQuery, { id }) =>
      id === NO_MISSION ? undefined : fetchQuery(managedMissionsApi.endpoints.getManagedMission.initiate({ id })),
    ['campaigns', 'manage', 'drafts', 'pictures'],
  )) satisfies GetServerSideProps;
