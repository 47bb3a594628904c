import type { GetServerSidePropsContext } from 'next';
import { type Ask, renderRequest } from '@/store/page';
import { requireSession } from '@/store/session';

/** Renders a member's own list of reports or deletions by its address. */
export const renderOwn = (
  context: GetServerSidePropsContext,
  load: (ask: Ask, state: { page: number; sent: boolean }) => Promise<unknown>,
) =>
  requireSession(context, async ({ settings }) => {
    const wanted = Number(context.query.page);
    const page = Number.isInteger(wanted) && wanted > 0 && wanted <= 1_000_000 ? wanted : 1;
    const state = { page, sent: context.query.sent === '1' };
    return renderRequest(context, {
      namespaces: ['moderation'],
      settings,
      given: state,
      load: (ask) => load(ask, state),
    });
  });
