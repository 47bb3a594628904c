import type { GetStaticPaths, GetStaticProps } from 'next';
import { missionsApi } from '@/api/missions';
import { ReviewsPage } from '@/components/missions/ReviewsPage';
import { reviewsQueryOf } from '@/components/missions/view';
import { LIST_SECONDS } from '@/lib/constants';
import { parseListState } from '@/lib/listState';
import { renderStatic } from '@/server/render/page';

/** What members wrote about missions: `/missions/reviews` and its numbered pages. */
export default ReviewsPage;

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  const state = parseListState({ page: String(params?.page) });
  const { getMissionReviews } = missionsApi.endpoints;
  return renderStatic({
    locale,
    namespaces: ['missions', 'comments'],
    revalidate: LIST_SECONDS,
    load: async (ask) => {
      await ask(getMissionReviews.initiate(reviewsQueryOf(0, state)));
      return { state, mission: 0 };
    },
  });
}) satisfies GetStaticProps;
