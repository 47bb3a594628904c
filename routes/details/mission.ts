import { createDetailPage } from '@/routes/createPage';
import { loadMission } from '@/routes/loaders/missions';

export const mission = createDetailPage('mission', {
  namespaces: ['missions', 'comments'],
  propsOf: ({ id }) => ({ id }),
  load: (fetchQuery, { id }) => loadMission(fetchQuery, id),
});
