import { pointsApi, useGetHeartHistoriesQuery, useGetPointHistoriesQuery, useGetXpHistoriesQuery } from '@/api/points';
import type { Ledger } from '@/contract/points';
import { paths, type Query } from '@/lib/paths';

const { getPointHistories, getXpHistories, getHeartHistories } = pointsApi.endpoints;

/** Each ledger's page, call and hook. */
export const ledgerParts = {
  point: { path: paths.points, endpoint: getPointHistories, useHistory: useGetPointHistoriesQuery },
  xp: { path: paths.xp, endpoint: getXpHistories, useHistory: useGetXpHistoriesQuery },
  heart: { path: paths.hearts, endpoint: getHeartHistories, useHistory: useGetHeartHistoriesQuery },
} satisfies Record<Ledger, { path: (query?: Query) => string; endpoint: object; useHistory: object }>;
