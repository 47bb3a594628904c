import type { InferGetStaticPropsType } from 'next';
import { useGetMissionQuery } from '@/api/missions';
import { Layout } from '@/components/layout/Layout';
import { MissionContent } from '@/components/missions/MissionContent';
import { MissionFacts, MissionHead } from '@/components/missions/MissionHead';
import { MissionReviews } from '@/components/missions/MissionReviews';
import { MissionSeo } from '@/components/missions/MissionSeo';
import { OtherMissions } from '@/components/missions/OtherMissions';
import { Task } from '@/components/missions/Task';
import { Detail } from '@/components/ui/Detail';
import { Reveal } from '@/components/ui/Reveal';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { paths } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { mission } from '@/routes/details/mission';

/** Renders a mission with the reader's submission and the reviews of others. */
export default function MissionPage({ id }: InferGetStaticPropsType<typeof mission.first>) {
  const answer = useGetMissionQuery({ id });
  useRevalidateOnVisit(['Missions', 'MissionReviews']);
  return (
    <Layout path={paths.mission(id)} rail={<OtherMissions but={id} />}>
      <Detail answer={answer} tags={['Missions']}>
        {(mission) => (
          <>
            <MissionSeo mission={mission} />
            <MissionHead mission={mission} />
            <MissionFacts mission={mission} />
            <MissionContent mission={mission} />
            <Task mission={mission} />
            <Reveal>
              <MissionReviews mission={mission} />
            </Reveal>
          </>
        )}
      </Detail>
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = mission.first;
