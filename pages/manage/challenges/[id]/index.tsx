import type { GetServerSideProps } from 'next';
import { managedChallengesApi } from '@/api/managedChallenges';
import { ChallengePage, NewChallenge } from '@/components/manage/ChallengePage';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { renderManage } from '@/routes/loaders/manage';

interface ChallengeState {
  id: number;
}

/** The id in the address of the form of a new challenge, which no challenge has. */
const NEW = 'new';
const NO_CHALLENGE = 0;

/** Renders /manage/challenges/[id]: a challenge's state and form, or the form of a new one. */
export default function ManageChallengePage({ state: { id } }: { state: ChallengeState }) {
  return (
    <ManageFrame section="challenges">
      {id === NO_CHALLENGE ? <NewChallenge /> : <ChallengePage key={id} id={id} />}
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'campaigns',
    ({ of }): ChallengeState => ({ id: of('id') === NEW ? NO_CHALLENGE : Number(of('id')) }),
    async (fetchQuery, { id }) =>
      id === NO_CHALLENGE ? undefined : fetchQuery(managedChallengesApi.endpoints.getManagedChallenge.initiate({ id })),
    ['campaigns', 'manage', 'drafts', 'pictures'],
  )) satisfies GetServerSideProps;
