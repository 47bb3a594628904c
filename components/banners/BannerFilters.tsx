import { useTranslation } from 'react-i18next';
import { Filters } from '@/components/lists/Filters';
import { Tabs } from '@/components/ui/Tabs';
import { ChipLink, Chips } from '@/components/ui/Tag';
import type { List } from '@/hooks/useListState';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import { type BannersView, bannersViewQuery, isNewestFirst, newestFirst } from './bannersView';

const types = ['every', 'main', 'sub'] as const;

/** Renders the filters and the order of banners as links; only managers see the ended ones. */
export function BannerFilters({ view, list }: { view: BannersView; list: List }) {
  const { t } = useTranslation('banners');
  const { user } = useMember();
  const { search, ordering } = list.state;
  const hrefOf = (change: Partial<BannersView>) =>
    paths.banners({ ...bannersViewQuery({ ...view, ...change }), search, ordering });
  const newest = isNewestFirst(list.state);
  return (
    <Filters>
      <Tabs
        label={t('types.label')}
        items={types.map((type) => ({
          href: hrefOf({ type }),
          label: t(`types.${type}`),
          current: type === view.type,
        }))}
      />
      <Chips label={t('order.label')}>
        <ChipLink href={list.hrefOf({ ordering: '' })} selected={!newest} prefetch={false}>
          {t('order.given')}
        </ChipLink>
        <ChipLink href={list.hrefOf(newestFirst)} selected={newest} prefetch={false}>
          {t('order.newest')}
        </ChipLink>
        {user?.is_manager ? (
          <ChipLink href={hrefOf({ over: !view.over })} selected={view.over} prefetch={false}>
            {t('over')}
          </ChipLink>
        ) : null}
      </Chips>
    </Filters>
  );
}
