import { managedChallengesApi, useGetChallengePreviewQuery } from '@/api/managedChallenges';
import challengeStyles from '@/components/challenges/Challenge.module.css';
import { ChallengeFacts } from '@/components/challenges/ChallengeFacts';
import { ChallengeHead } from '@/components/challenges/ChallengeHead';
import { ChallengeParticipation } from '@/components/challenges/ChallengeParticipation';
import { Rules } from '@/components/challenges/Rules';
import { Preview, Previewed } from '@/components/manage/Preview';
import { managePaths } from '@/lib/managePaths';
import { managePage } from '@/routes/loaders/manage';

interface PreviewState {
  id: number;
}

/** Renders /manage/challenges/[id]/preview: a challenge as a member who has not joined sees it; nothing can be done. */
export default function ChallengePreviewPage({ state: { id } }: { state: PreviewState }) {
  return (
    <Preview section="challenges" href={managePaths.challenge(id)}>
      <Shown id={id} />
    </Preview>
  );
}

function Shown({ id }: PreviewState) {
  return (
    <Previewed answer={useGetChallengePreviewQuery({ id })} className={challengeStyles.page}>
      {(challenge) => (
        <>
          <ChallengeHead challenge={challenge} />
          <div inert>
            <ChallengeParticipation challenge={challenge} />
          </div>
          <ChallengeFacts challenge={challenge} />
          <Rules rules={challenge.rules} />
        </>
      )}
    </Previewed>
  );
}

export const getServerSideProps = managePage(
  'campaigns',
  ({ of }): PreviewState => ({ id: Number(of('id')) }),
  (fetchQuery, { id }) => fetchQuery(managedChallengesApi.endpoints.getChallengePreview.initiate({ id })),
  ['campaigns', 'challenges'],
);
