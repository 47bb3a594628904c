import { statisticsApi } from '@/api/statistics';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { Overview } from '@/components/statistics/Overview';
import { type OverviewState, overviewState, queryOf } from '@/components/statistics/range';
import { FALLBACK_TIME_ZONE } from '@/contract/constants/common';
import { wallClock } from '@/lib/dates';
import { managePage } from '@/routes/loaders/manage';

/** Renders /manage: open work and, for the right `statistics`, the statistics of a range. */
export default function ManagePage({ state }: { state: OverviewState }) {
  return (
    <ManageFrame section="overview">
      <Overview state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = managePage(
  'work',
  ({ of }): OverviewState => overviewState(of, wallClock(new Date(), FALLBACK_TIME_ZONE).toISOString().slice(0, 10)),
  async (fetchQuery, state, rights) =>
    rights.includes('statistics') && fetchQuery(statisticsApi.endpoints.getStatistics.initiate(queryOf(state))),
  ['statistics'],
);
