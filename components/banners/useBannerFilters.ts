import { useTranslation } from 'react-i18next';
import type { Filter } from '@/components/lists/filters';
import type { List } from '@/hooks/useListState';
import { useMember } from '@/hooks/useMember';
import { type BannersView, isNewestFirst, newestFirst } from './bannersView';

/** Returns the orders of banners as links, and the filter by which managers see the ended ones. */
export function useBannerFilters({ over }: BannersView, list: List) {
  const { t } = useTranslation('banners');
  const { user } = useMember();
  const newest = isNewestFirst(list.state);
  const tabs = {
    label: t('order.label'),
    items: [
      { href: list.hrefOf({ ordering: '' }), label: t('order.given'), current: !newest },
      { href: list.hrefOf(newestFirst), label: t('order.newest'), current: newest },
    ],
  };
  const status: Filter = {
    name: 'status',
    label: t('status'),
    options: user?.is_manager ? [{ slug: 'inactive', name: t('over') }] : [],
    chosen: over ? ['inactive'] : [],
    none: t('active'),
  };
  return { tabs, filters: [status] };
}
