import { useTranslation } from 'react-i18next';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListTools } from '@/components/lists/ListTools';
import { ChipLink, Chips } from '@/components/ui/Chips';
import { rankingPeriods, rankingTypes } from '@/contract/constants/common';
import type { RankingSpan } from '@/contract/rankings';
import type { List } from '@/hooks/useListState';
import { paths } from '@/lib/paths';
import { type RankingView, rankingViewQuery } from './rankingView';
import { SpanSteps } from './SpanSteps';

/**
 * Renders the title of rankings, the choice of ranking and period, and the search for a member: all of it in
 * the address.
 */
export function RankingTools({ view, list, span }: { view: RankingView; list: List; span: RankingSpan | undefined }) {
  const { t } = useTranslation('rankings');
  const { search } = list.state;
  const hrefOf = (change: Partial<RankingView>) =>
    paths.rankings({ ...rankingViewQuery({ ...view, ...change }), search });
  return (
    <>
      <ListHeader title={t('heading')} description={t('description')}>
        <Chips label={t('types.label')}>
          {rankingTypes.map((type) => (
            <ChipLink key={type} href={hrefOf({ type })} selected={type === view.type} scroll={false} prefetch={false}>
              {t(`types.${type}`)}
            </ChipLink>
          ))}
        </Chips>
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
      />
      {span ? <SpanSteps view={view} span={span} hrefOf={(date) => hrefOf({ date })} /> : null}
    </>
  );
}
