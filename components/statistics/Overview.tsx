import { useTranslation } from 'react-i18next';
import { useGetAccessQuery } from '@/api/managedMembers';
import { useGetStatisticsQuery } from '@/api/statistics';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { Challenges } from './Challenges';
import { Chart } from './Chart';
import { OpenWork } from './OpenWork';
import styles from './Overview.module.css';
import { RangeForm } from './RangeForm';
import { type OverviewState, queryOf } from './range';
import { seriesOf } from './series';
import { Totals } from './Totals';

/** Renders the overview of the site for every role: open work, then the statistics of a range for those who may. */
export function Overview({ state }: { state: OverviewState }) {
  const { data: access } = useGetAccessQuery();
  return (
    <div className={styles.overview}>
      <OpenWork />
      {access?.rights.includes('statistics') ? <Statistics state={state} /> : null}
    </div>
  );
}

function Statistics({ state }: { state: OverviewState }) {
  const { t } = useTranslation('statistics');
  const { data, isError, isFetching, refetch } = useGetStatisticsQuery(queryOf(state));
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics" className={styles.heading}>
        {t('title')}
      </h2>
      <RangeForm key={`${state.days} ${state.from} ${state.to}`} state={state} shown={data} />
      {data ? (
        <>
          <Totals statistics={data} />
          {seriesOf(data, t).map((series) => (
            <Chart key={series.name} series={series} />
          ))}
          <Challenges challenges={data.challenges} />
        </>
      ) : null}
      {!data && isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : null}
      {!data && !isError ? <SkeletonRows rows={4} /> : null}
    </section>
  );
}
