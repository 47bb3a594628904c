import type { GetServerSidePropsContext } from 'next';
import { pageOf } from '@/lib/listState';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';
import type { FetchQuery } from '@/store/pageData';

/** Renders a member's own list of reports or deletions by its address. */
export const renderOwn = (
  context: GetServerSidePropsContext,
  load: (fetchQuery: FetchQuery, state: { page: number; sent: boolean }) => Promise<unknown>,
) =>
  requireSession(context, async ({ settings }) => {
    const state = { page: pageOf(context.query), sent: context.query.sent === '1' };
    return renderRequest(context, {
      namespaces: ['moderation'],
      settings,
      given: state,
      load: (fetchQuery) => load(fetchQuery, state),
    });
  });
