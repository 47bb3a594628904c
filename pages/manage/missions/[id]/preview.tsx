import { managedMissionsApi, useGetMissionPreviewQuery } from '@/api/managedMissions';
import { Preview, Previewed } from '@/components/manage/Preview';
import { MissionContent } from '@/components/missions/MissionContent';
import { MissionFacts, MissionHead } from '@/components/missions/MissionHead';
import { TaskSection } from '@/components/missions/Task';
import { TaskForm } from '@/components/missions/TaskForm';
import { managePaths } from '@/lib/managePaths';
import { managePage } from '@/routes/loaders/manage';

interface PreviewState {
  id: number;
}

/** Renders /manage/missions/[id]/preview: a mission as a member who has not done it sees it; nothing can be done. */
export default function MissionPreviewPage({ state: { id } }: { state: PreviewState }) {
  return (
    <Preview section="missions" href={managePaths.mission(id)}>
      <Shown id={id} />
    </Preview>
  );
}

function Shown({ id }: PreviewState) {
  return (
    <Previewed answer={useGetMissionPreviewQuery({ id })}>
      {(mission) => (
        <>
          <MissionHead mission={mission} />
          <MissionFacts mission={mission} />
          <MissionContent mission={mission} />
          <div inert>
            <TaskSection>
              <TaskForm mission={mission} />
            </TaskSection>
          </div>
        </>
      )}
    </Previewed>
  );
}

export const getServerSideProps = managePage(
  'campaigns',
  ({ of }): PreviewState => ({ id: Number(of('id')) }),
  (fetchQuery, { id }) => fetchQuery(managedMissionsApi.endpoints.getMissionPreview.initiate({ id })),
  ['campaigns', 'missions'],
);
