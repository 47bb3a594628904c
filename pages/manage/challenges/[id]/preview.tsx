import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { managedChallengesApi, useGetChallengePreviewQuery } from '@/api/managedChallenges';
import challengeStyles from '@/components/challenges/Challenge.module.css';
import { ChallengeFacts } from '@/components/challenges/ChallengeFacts';
import { ChallengeHead } from '@/components/challenges/ChallengeHead';
import { ChallengeParticipation } from '@/components/challenges/ChallengeParticipation';
import { Rewards } from '@/components/challenges/Rewards';
import { Rules } from '@/components/challenges/Rules';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { Preview } from '@/components/manage/Preview';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { managePaths } from '@/lib/managePaths';
import { renderManage } from '@/routes/loaders/manage';

interface PreviewState {
  id: number;
}

/** Renders /manage/challenges/[id]/preview: a challenge as a member who has not joined sees it; nothing can be done. */
export default function ChallengePreviewPage({ state: { id } }: { state: PreviewState }) {
  const { t } = useTranslation('campaigns');
  const answer = useGetChallengePreviewQuery({ id });
  return (
    <ManageFrame section="challenges">
      <Preview href={managePaths.challenge(id)}>
        <Loaded answer={answer} loading={<SkeletonRows rows={2} />}>
          {(challenge) => (
            <article className={challengeStyles.page} aria-label={t('preview.title')}>
              <ChallengeHead challenge={challenge} />
              <div inert>
                <ChallengeParticipation challenge={challenge} />
              </div>
              <ChallengeFacts challenge={challenge} />
              <Rewards challenge={challenge} />
              <Rules rules={challenge.rules} />
            </article>
          )}
        </Loaded>
      </Preview>
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'campaigns',
    ({ of }): PreviewState => ({ id: Number(of('id')) }),
    (fetchQuery, { id }) => fetchQuery(managedChallengesApi.endpoints.getChallengePreview.initiate({ id })),
    ['campaigns', 'challenges'],
  )) satisfies GetServerSideProps;
