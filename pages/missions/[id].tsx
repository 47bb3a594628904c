import type { InferGetStaticPropsType } from 'next';
import { useGetMissionQuery } from '@/api/missions';
import { Layout } from '@/components/layout/Layout';
import { MissionContent } from '@/components/missions/MissionContent';
import { MissionFacts, MissionHead } from '@/components/missions/MissionHead';
import { MissionReviews } from '@/components/missions/MissionReviews';
import { MissionSeo } from '@/components/missions/MissionSeo';
import { OtherMissions } from '@/components/missions/OtherMissions';
import { Task } from '@/components/missions/Task';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { paths } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { mission } from '@/routes/details/mission';

/** Renders a mission with the reader's submission and the reviews of others. */
export default function MissionPage({ id }: InferGetStaticPropsType<typeof mission.first>) {
  const answer = useGetMissionQuery({ id });
  const { data: mission, isFetching } = answer;
  const { away, retry } = useRetryWhenDown(answer, ['Missions']);
  useRevalidateOnVisit(['Missions', 'MissionReviews']);
  return (
    <Layout path={paths.mission(id)} rail={<OtherMissions but={id} />}>
      {away ? <ErrorState onRetry={retry} retrying={isFetching} /> : null}
      {!away && !mission ? <SkeletonRows /> : null}
      {mission ? (
        <>
          <MissionSeo mission={mission} />
          <MissionHead mission={mission} />
          <MissionFacts mission={mission} />
          <MissionContent mission={mission} />
          <Task mission={mission} />
          <MissionReviews mission={mission} />
        </>
      ) : null}
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = mission.first;
