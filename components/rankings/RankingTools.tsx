import { useTranslation } from 'react-i18next';
import { ListTools } from '@/components/lists/ListTools';
import { Tabs } from '@/components/ui/Tabs';
import { ChipLink, Chips } from '@/components/ui/Tag';
import { rankingPeriods, rankingTypes } from '@/contract/constants/common';
import type { RankingSpan } from '@/contract/rankings';
import type { List } from '@/hooks/useListState';
import { paths } from '@/lib/paths';
import styles from './RankingTools.module.css';
import { type RankingView, rankingViewQuery } from './rankingView';
import { SpanSteps } from './SpanSteps';

/** Renders the choice of ranking and period, and the search for a member: all of it in the address. */
export function RankingTools({ view, list, span }: { view: RankingView; list: List; span: RankingSpan | undefined }) {
  const { t } = useTranslation('rankings');
  const { search } = list.state;
  const hrefOf = (change: Partial<RankingView>) =>
    paths.rankings({ ...rankingViewQuery({ ...view, ...change }), search });
  return (
    <div className={styles.tools}>
      <Tabs
        label={t('types.label')}
        items={rankingTypes.map((type) => ({
          href: hrefOf({ type }),
          label: t(`types.${type}`),
          current: type === view.type,
        }))}
      />
      <Chips label={t('periods.label')}>
        {rankingPeriods.map((period) => (
          <ChipLink
            key={period}
            href={hrefOf({ period, date: '' })}
            selected={period === view.period}
            scroll={false}
            prefetch={false}
          >
            {t(`periods.${period}`)}
          </ChipLink>
        ))}
      </Chips>
      {span ? <SpanSteps view={view} span={span} hrefOf={(date) => hrefOf({ date })} /> : null}
      <ListTools list={list} label={t('search')} orderings={[]} />
    </div>
  );
}
