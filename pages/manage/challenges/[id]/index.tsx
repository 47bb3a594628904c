import { managedChallengesApi } from '@/api/managedChallenges';
import { ChallengePage, NewChallenge } from '@/components/manage/ChallengePage';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import { type FormState, manageForm } from '@/routes/loaders/manage';

/** Renders /manage/challenges/[id]: a challenge's state and form, or the form of a new one. */
export default function ManageChallengePage({ state: { at } }: { state: FormState }) {
  return (
    <SubpageFrame section="challenges">
      {at === null ? <NewChallenge /> : <ChallengePage key={at} id={Number(at)} />}
    </SubpageFrame>
  );
}

export const getServerSideProps = manageForm('campaigns', async (fetchQuery, at) => {
  if (at !== null) await fetchQuery(managedChallengesApi.endpoints.getManagedChallenge.initiate({ id: Number(at) }));
});
