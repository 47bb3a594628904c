import { pointsApi, useGetHeartHistoriesQuery, useGetPointHistoriesQuery, useGetXpHistoriesQuery } from '@/api/points';
import type { Ledger, LedgerSummary } from '@/contract/points';
import { pageQueryOf } from '@/lib/listQuery';
import type { ListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';

const { getPointHistories, getXpHistories, getHeartHistories } = pointsApi.endpoints;

/** Each ledger's page, call and hook. */
export const ledgerParts = {
  point: { path: paths.points, endpoint: getPointHistories, useHistory: useGetPointHistoriesQuery },
  xp: { path: paths.xp, endpoint: getXpHistories, useHistory: useGetXpHistoriesQuery },
  heart: { path: paths.hearts, endpoint: getHeartHistories, useHistory: useGetHeartHistoriesQuery },
} satisfies Record<Ledger, { path: (query?: Query) => string; endpoint: object; useHistory: object }>;

/** The props of a ledger's page: the owner ('' for the reader) and the list's state. */
export interface LedgerView {
  ledger: Ledger;
  username: string;
  state: ListState;
}

/** Builds the query for a page of a ledger. */
export const historyQuery = ({ username, state }: Pick<LedgerView, 'username' | 'state'>, page = state.page) => ({
  ...pageQueryOf(state, page),
  ...(username && { username }),
});

/** Returns whether a balance has changed twice, so that there is a course to draw. */
export const hasCourse = (series: LedgerSummary['series']): boolean => series.length >= 2;
