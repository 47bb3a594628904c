import type { BannersQuery } from '@/contract/banners';
import { pageQueryOf } from '@/lib/listQuery';
import type { AddressQuery, ListState } from '@/lib/listState';
import type { Query } from '@/lib/paths';

/** The query for the small banners in the side columns of other pages. */
export const railBanners = { type: 'sub', status: 'active' } as const satisfies BannersQuery;

/** The filters of a list of banners: `every` kind or one; ended ones are for managers. */
export interface BannersView {
  type: 'every' | 'main' | 'sub';
  over: boolean;
}

export const bannersViewOf = ({ type, status }: AddressQuery): BannersView => ({
  type: type === 'main' || type === 'sub' ? type : 'every',
  over: status === 'inactive',
});

/** Converts a view to its query in the address. */
export const bannersViewQuery = ({ type, over }: BannersView): Query => ({
  type: type === 'every' ? '' : type,
  status: over ? 'inactive' : '',
});

const NEWEST = '-id';
/** Returns whether the newest banners come first, instead of the operator's order. */
export const isNewestFirst = (state: ListState): boolean => state.ordering === NEWEST;
export const newestFirst = { ordering: NEWEST };

/** Builds the query for a page of banners, the same on the server and in the browser. */
export const bannersQueryOf = ({ type, over }: BannersView, state: ListState, page = state.page): BannersQuery => ({
  ...(type !== 'every' && { type }),
  status: over ? 'inactive' : 'active',
  ...(isNewestFirst(state) && { ordering: NEWEST }),
  ...pageQueryOf(state, page),
});
