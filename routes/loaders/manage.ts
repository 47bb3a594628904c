import type { GetServerSidePropsContext } from 'next';
import { own } from '@/contract/own';
import { pageOf } from '@/lib/listState';
import type { Namespace } from '@/lib/namespaces';
import { renderRequest } from '@/server/render/page';
import { requireManager } from '@/server/render/session';
import type { FetchQuery } from '@/store/pageData';

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** The parameters of a managers' list. */
export interface ManageAddress {
  page: number;
  of: (name: string) => string;
}

const addressOf = ({ query }: GetServerSidePropsContext): ManageAddress => ({
  page: pageOf(query),
  of: (name) => one(own(query, name)),
});

/** Renders a managers' list by its state; visitors sign in first, other members find nothing. */
export const renderManage = <S extends object>(
  context: GetServerSidePropsContext,
  stateOf: (address: ManageAddress) => S,
  load: (fetchQuery: FetchQuery, state: S) => Promise<unknown>,
  /** Texts that it needs besides the managers' own. */
  namespaces: readonly Namespace[] = [],
) =>
  requireManager(context, async ({ settings }) => {
    const state = stateOf(addressOf(context));
    return renderRequest(context, {
      namespaces: ['moderation', ...namespaces],
      settings,
      given: { state },
      load: (fetchQuery) => load(fetchQuery, state),
    });
  });
