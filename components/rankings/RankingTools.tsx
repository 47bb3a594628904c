import { useTranslation } from 'react-i18next';
import type { Filter } from '@/components/lists/filters';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListTools } from '@/components/lists/ListTools';
import { rankingPeriods, rankingTypes } from '@/contract/constants/common';
import type { RankingSpan } from '@/contract/rankings';
import type { List } from '@/hooks/useListState';
import { paths } from '@/lib/paths';
import { type RankingView, rankingViewQuery } from './rankingView';
import { SpanSteps } from './SpanSteps';

/** Returns the filter by what a ranking counts; the first of them is the one without a choice. */
function useTypeFilter({ type }: RankingView): Filter {
  const { t } = useTranslation('rankings');
  const [first, ...others] = rankingTypes;
  return {
    name: 'type',
    label: t('types.label'),
    none: t(`types.${first}`),
    options: others.map((slug) => ({ slug, name: t(`types.${slug}`) })),
    chosen: type === first ? [] : [type],
  };
}

/**
 * Renders the title of rankings with the days that are counted, the choice of a period, the search for a member and
 * the filter by what is counted: all of it in the address.
 */
export function RankingTools({ view, list, span }: { view: RankingView; list: List; span: RankingSpan | undefined }) {
  const { t } = useTranslation('rankings');
  const { search } = list.state;
  const hrefOf = (change: Partial<RankingView>) =>
    paths.rankings({ ...rankingViewQuery({ ...view, ...change }), search });
  return (
    <>
      <ListHeader title={t('heading')} description={t('description')}>
        {span ? <SpanSteps view={view} span={span} hrefOf={(date) => hrefOf({ date })} /> : null}
      </ListHeader>
      <ListTools
        list={list}
        label={t('search')}
        tabs={{
          label: t('periods.label'),
          items: rankingPeriods.map((period) => ({
            href: hrefOf({ period, date: '' }),
            label: t(`periods.${period}`),
            current: period === view.period,
          })),
        }}
        filters={[useTypeFilter(view)]}
      />
    </>
  );
}
