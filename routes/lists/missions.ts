import { missionsViewOf } from '@/components/missions/missionsView';
import { createListPage } from '@/routes/createPage';
import { loadMissions } from '@/routes/loaders/missions';

export const missions = createListPage('missions', {
  namespaces: ['missions'],
  propsOf: (query) => ({ view: missionsViewOf(query) }),
  load: (fetchQuery, { view, state }) => loadMissions(fetchQuery, view, state),
});
