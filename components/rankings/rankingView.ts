import { type RankingPeriod, type RankingType, rankingPeriods, rankingTypes } from '@/contract/constants/common';
import type { RankingsQuery } from '@/contract/rankings';
import { pageQueryOf } from '@/lib/listQuery';
import type { AddressQuery, ListState } from '@/lib/listState';
import type { Query } from '@/lib/paths';

/** The ranking that is shown; `date` is a day of its period, '' for the current one. */
export interface RankingView {
  type: RankingType;
  period: RankingPeriod;
  date: string;
}

const firstView: RankingView = { type: 'likes', period: 'week', date: '' };

/** Parses the view from an address; invalid values are ignored. */
export function rankingViewOf({ type, period, date }: AddressQuery): RankingView {
  return {
    type: rankingTypes.find((it) => it === type) ?? firstView.type,
    period: rankingPeriods.find((it) => it === period) ?? firstView.period,
    date: typeof date === 'string' && /^20\d\d-\d\d-\d\d$/.test(date) ? date : '',
  };
}

/** Converts a view to its query in the address; default values are omitted. */
export const rankingViewQuery = ({ type, period, date }: RankingView): Query => ({
  type: type === firstView.type ? '' : type,
  period: period === firstView.period ? '' : period,
  date,
});

/** Builds the query for a page of a ranking, the same on the server and in the browser. */
export const rankingsQueryOf = (
  { type, period, date }: RankingView,
  state: ListState,
  page = state.page,
): RankingsQuery => ({ type, period, ...(date && { date }), ...pageQueryOf(state, page) });
