import { challengeTags, useGetChallengeQuery } from '@/api/challenges';
import styles from '@/components/challenges/Challenge.module.css';
import { ChallengeFacts } from '@/components/challenges/ChallengeFacts';
import { ChallengeHead } from '@/components/challenges/ChallengeHead';
import { ChallengeNotFound } from '@/components/challenges/ChallengeNotFound';
import { ChallengeParticipation } from '@/components/challenges/ChallengeParticipation';
import { ChallengeSeo } from '@/components/challenges/ChallengeSeo';
import { LatestCheckIns } from '@/components/challenges/LatestCheckIns';
import { Rewards } from '@/components/challenges/Rewards';
import { Rules } from '@/components/challenges/Rules';
import { useOwnChallenge } from '@/components/challenges/useMyParticipant';
import { Layout } from '@/components/layout/Layout';
import { Detail } from '@/components/ui/Detail';
import { lazyClient } from '@/components/ui/lazyClient';
import { Reveal } from '@/components/ui/Reveal';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { isMissing } from '@/lib/failures';
import { paths } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { challenge } from '@/routes/details/challenge';

const OwnChallenge = lazyClient(() => import('@/components/challenges/OwnChallenge').then((it) => it.OwnChallenge));
const Leave = lazyClient(() => import('@/components/challenges/Leave').then((it) => it.Leave));

/** Renders a challenge with its rewards, the reader's own participation and days, and its participants. */
export default function ChallengePage({ id }: { id: number }) {
  const answer = useGetChallengeQuery({ id });
  const { participant, isOwn, failed } = useOwnChallenge(id);
  const tags = challengeTags(id);
  useRevalidateOnVisit(tags);
  return (
    <Layout path={paths.challenge(id)} lost={isMissing(answer.error)}>
      <Detail answer={answer} tags={tags} missing={<ChallengeNotFound />} loading={<SkeletonRows rows={2} />}>
        {(challenge) => (
          <article className={styles.page}>
            <ChallengeSeo challenge={challenge} />
            <ChallengeHead challenge={challenge} isOwn={isOwn} />
            {isOwn || failed ? (
              <div className={styles.own}>
                <OwnChallenge challenge={challenge} />
              </div>
            ) : (
              <ChallengeParticipation challenge={challenge} />
            )}
            {isOwn ? <p className={styles.about}>{challenge.description}</p> : null}
            <ChallengeFacts challenge={challenge} />
            {isOwn ? <Rewards challenge={challenge} /> : null}
            <Rules rules={challenge.rules} />
            <Reveal>
              <LatestCheckIns challenge={challenge} />
            </Reveal>
            {participant && challenge.status !== 'closed' ? <Leave id={id} participant={participant} /> : null}
          </article>
        )}
      </Detail>
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = challenge.first;
