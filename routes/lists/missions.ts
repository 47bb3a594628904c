import { viewOf } from '@/components/missions/view';
import { createListPage } from '@/routes/createPage';
import { loadMissions } from '@/routes/loaders/missions';

export const missions = createListPage('missions', {
  propsOf: (query) => ({ view: viewOf(query) }),
  load: (fetchQuery, { view, state }) => loadMissions(fetchQuery, view, state),
});
