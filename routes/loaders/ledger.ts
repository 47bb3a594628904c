import type { GetServerSidePropsContext } from 'next';
import { historyQuery, type LedgerView, ledgerParts } from '@/components/points/ledgers';
import type { Ledger } from '@/contract/points';
import { parseListState } from '@/lib/listState';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';

/** Renders a ledger's page for its member; `?username=` shows a manager another member's. */
export const renderLedger = (context: GetServerSidePropsContext, ledger: Ledger) =>
  requireSession(context, async ({ settings }) => {
    const username = String(context.query.username ?? '');
    const view: LedgerView = { ledger, username, state: parseListState(context.query) };
    const rendered = await renderRequest(context, {
      namespaces: ['points', 'users'],
      settings,
      load: async (fetchQuery) => {
        await fetchQuery(ledgerParts[ledger].endpoint.initiate(historyQuery(view)));
        return {};
      },
    });
    return 'props' in rendered ? { props: { ...(await rendered.props), ...view } } : rendered;
  });
