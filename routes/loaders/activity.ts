import type { GetServerSideProps } from 'next';
import { type ListState, parseListState } from '@/lib/listState';
import type { Namespace } from '@/lib/namespaces';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';
import type { FetchQuery } from '@/store/pageData';

/** The props of a list of the member's own. */
export interface OwnListView {
  state: ListState;
}

/** A read of `api/` that takes a page. */
interface PagedRead {
  initiate(query: { page: number }): Parameters<FetchQuery>[0];
}

/**
 * Creates the `getServerSideProps` of a list of the member's own by the page in its address: these have one order and
 * no filters.
 */
export const createOwnList = (read: PagedRead, namespaces: readonly Namespace[] = ['activity']) =>
  ((context) =>
    requireSession(context, async ({ settings }) => {
      const { page } = parseListState(context.query);
      return renderRequest(context, {
        namespaces,
        settings,
        given: { state: parseListState({ page: String(page) }) } satisfies OwnListView,
        load: (fetchQuery) => fetchQuery(read.initiate({ page })),
      });
    })) satisfies GetServerSideProps;
