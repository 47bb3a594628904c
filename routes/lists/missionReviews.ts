import { missionsApi } from '@/api/missions';
import { reviewsQueryOf } from '@/components/missions/missionsView';
import { createListPage } from '@/routes/createPage';

export const missionReviews = createListPage('missionReviews', {
  namespaces: ['missions', 'comments'],
  propsOf: ({ mission }) => ({
    mission: Number(/^[1-9]\d{0,8}$/.exec(String(mission))?.[0] ?? 0),
  }),
  load: (fetchQuery, { mission, state }) =>
    fetchQuery(missionsApi.endpoints.getMissionReviews.initiate(reviewsQueryOf(mission, state))),
});
