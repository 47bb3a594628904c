import type { GetServerSideProps } from 'next';
import { viewOf } from '@/components/missions/view';
import { parseListState } from '@/lib/listState';
import { loadMissions } from '@/routes/loaders/missions';
import { renderRequest } from '@/server/render/page';
import MissionsPage from './[view]/[page]';

/** Missions searched: `/missions?search=…`. */
export default MissionsPage;

export const getServerSideProps = ((context) => {
  const view = viewOf(context.query);
  const state = parseListState(context.query);
  return renderRequest(context, {
    namespaces: ['missions'],
    given: { view, state },
    load: (ask) => loadMissions(ask, view, state),
  });
}) satisfies GetServerSideProps;
