import type { GetServerSidePropsContext } from 'next';
import { type ListState, parseListState } from '@/lib/listState';
import type { Namespace } from '@/lib/namespaces';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';
import type { FetchQuery } from '@/store/pageData';

/** The props of a list of the member's own. */
export interface OwnListView {
  state: ListState;
}

/** Renders a list of the member's own by the page in its address: these have one order and no filters. */
export const renderOwnList = (
  context: GetServerSidePropsContext,
  load: (fetchQuery: FetchQuery, query: { page: number }) => Promise<unknown>,
  namespaces: readonly Namespace[] = [],
) =>
  requireSession(context, async ({ settings }) => {
    const { page } = parseListState(context.query);
    return renderRequest(context, {
      namespaces: ['activity', ...namespaces],
      settings,
      given: { state: parseListState({ page: String(page) }) } satisfies OwnListView,
      load: (fetchQuery) => load(fetchQuery, { page }),
    });
  });
