import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { useGetAccessQuery } from '@/api/managedMembers';
import { useGetStatisticsQuery, useGetWorkQuery } from '@/api/statistics';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import type { Work } from '@/contract/statistics';
import { managePaths } from '@/lib/managePaths';
import { formatCompact } from '@/lib/numbers';
import { Challenges } from './Challenges';
import { Chart } from './Chart';
import styles from './Overview.module.css';
import { RangeForm } from './RangeForm';
import { type OverviewState, queryOf } from './range';
import { seriesOf } from './series';
import { Totals } from './Totals';

const addresses: Record<keyof Work, string> = {
  reports: managePaths.reports(),
  appeals: managePaths.reports({ status: 'appealed' }),
  support: managePaths.support(),
  submissions: managePaths.submissions(),
  events: managePaths.events({ state: 'choosing' }),
  event_prizes: managePaths.events({ state: 'sending' }),
  raffles: managePaths.raffles({ state: 'closed' }),
  raffle_prizes: managePaths.raffles({ state: 'sending' }),
};
const queues = [
  ...(['reports', 'appeals', 'support', 'submissions'] as const),
  ...(['events', 'event_prizes', 'raffles', 'raffle_prizes'] as const),
];

/** Renders the queues with open work, each a link to it. */
function OpenWork() {
  const { t, i18n } = useTranslation('statistics');
  const { data } = useGetWorkQuery();
  if (!data) return null;
  const open = queues.filter((queue) => data[queue] > 0);
  return (
    <section aria-labelledby="work">
      <h2 id="work" className={styles.heading}>
        {t('work.title')}
      </h2>
      {open.length === 0 ? <p className="small">{t('work.none')}</p> : null}
      <ul className={styles.work}>
        {open.map((queue) => (
          <li key={queue}>
            <Link href={addresses[queue]} prefetch={false}>
              <span>{t(`work.${queue}`)}</span> <strong>{formatCompact(data[queue], i18n.language)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
  const answer = useGetStatisticsQuery(queryOf(state));
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics" className={styles.heading}>
        {t('title')}
      </h2>
      <RangeForm key={`${state.days} ${state.from} ${state.to}`} state={state} shown={answer.data} />
      <Loaded answer={answer} loading={<SkeletonRows rows={4} />}>
        {(data) => (
          <>
            <Totals statistics={data} />
            {seriesOf(data, t).map((series) => (
              <Chart key={series.name} series={series} />
            ))}
            <Challenges challenges={data.challenges} />
          </>
        )}
      </Loaded>
    </section>
  );
}
