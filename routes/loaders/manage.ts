import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { managedMembersApi } from '@/api/managedMembers';
import { statisticsApi } from '@/api/statistics';
import { managedListQueryOf, managedListStateOf } from '@/components/manage/managedListState';
import type { SortedList } from '@/contract/constants/ordering';
import type { Right } from '@/contract/constants/roles';
import { own } from '@/contract/own';
import { pageOf } from '@/lib/listState';
import { NEW } from '@/lib/managePaths';
import type { Namespace } from '@/lib/namespaces';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';
import type { FetchQuery } from '@/store/pageData';

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** The parameters of a managers' list. */
export interface ManageAddress {
  page: number;
  of: (name: string) => string;
  /** The parameter of an address that has one. */
  parameter: string;
}

const addressOf = ({ query, params = {} }: GetServerSidePropsContext): ManageAddress => ({
  page: pageOf(query),
  of: (name) => one(own(query, name)),
  parameter: one(Object.values(params)[0]),
});

/** The managers' frame shows what is open. */
const openWork = () => statisticsApi.endpoints.getWork.initiate();

/**
 * Creates the loading of a page of the console by the state of its address; visitors sign in first, members without a
 * role find nothing. For a role that may not use it the frame says so, and nothing is loaded.
 */
export const managePage =
  <S extends object>(
    right: Right,
    stateOf: (address: ManageAddress) => S,
    load: (fetchQuery: FetchQuery, state: S, rights: readonly Right[]) => Promise<unknown>,
    /** Texts that it needs besides the managers' own. */
    namespaces: readonly Namespace[] = [],
  ): GetServerSideProps =>
  (context) =>
    requireSession(context, async ({ session, settings }) => {
      // A new role ends the sessions before it, so that their cookie is right about members without one.
      if (session.user.role === 'member') return { notFound: true };
      const state = stateOf(addressOf(context));
      return renderRequest(context, {
        namespaces: ['moderation', ...namespaces],
        settings,
        given: { state },
        load: async (fetchQuery) => {
          const { rights } = await fetchQuery(managedMembersApi.endpoints.getAccess.initiate());
          await Promise.all([
            rights.includes(right) && load(fetchQuery, state, rights),
            rights.includes('work') && fetchQuery(openWork()),
          ]);
        },
      });
    });

/** The state of a page whose address has none. */
export const noState = () => ({});

/** Creates the loading of a list whose address has a state, one of `states`, a search, a page, and the order of a `sorted` one. */
export const manageList = <V extends string, L extends SortedList = never>(
  right: Right,
  { states, sorted }: { states: readonly V[]; sorted?: L },
  load: (fetchQuery: FetchQuery, query: ReturnType<typeof managedListQueryOf<V, L>>) => Promise<unknown>,
  namespaces: readonly Namespace[] = ['campaigns'],
) =>
  managePage(
    right,
    managedListStateOf(states, sorted),
    (fetchQuery, state) => load(fetchQuery, managedListQueryOf(state)),
    namespaces,
  );

/** What a form of the console is of: an id or slug, null for a new one. */
export interface FormState {
  at: string | null;
}

/** Creates the loading of the form of a campaign, a banner, a product or a content, whose address has one parameter. */
export const manageForm = (
  right: Right,
  load: (fetchQuery: FetchQuery, at: string | null) => Promise<unknown>,
  namespaces: readonly Namespace[] = [],
) =>
  managePage(
    right,
    ({ parameter }): FormState => ({ at: parameter === NEW ? null : parameter }),
    (fetchQuery, state) => load(fetchQuery, state.at),
    ['campaigns', 'manage', 'drafts', 'pictures', ...namespaces],
  );
