import type { GetServerSideProps } from 'next';
import { missionsApi } from '@/api/missions';
import { ReviewsPage } from '@/components/missions/ReviewsPage';
import { reviewsQueryOf } from '@/components/missions/view';
import { parseListState } from '@/lib/listState';
import { renderRequest } from '@/server/render/page';

/** What members wrote about one mission: `/missions/reviews?mission=3`. */
export default ReviewsPage;

export const getServerSideProps = ((context) => {
  const state = parseListState(context.query);
  const asked = String(context.query.mission ?? '');
  const mission = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : 0;
  const { getMissionReviews } = missionsApi.endpoints;
  return renderRequest(context, {
    namespaces: ['missions', 'comments'],
    given: { state, mission },
    load: (ask) => ask(getMissionReviews.initiate(reviewsQueryOf(mission, state))),
  });
}) satisfies GetServerSideProps;
