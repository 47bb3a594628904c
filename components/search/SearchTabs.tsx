import { useTranslation } from 'react-i18next';
import { Tabs } from '@/components/ui/Tabs';
import { SEARCH_COUNT_MAX, searchKinds } from '@/contract/constants/common';
import type { SearchCount } from '@/contract/search';
import { paths } from '@/lib/paths';
import { addressOf, type SearchState } from './searchState';

/** Formats the number of results, up to the limit of counting. */
export const foundText = ({ count, more }: Pick<SearchCount, 'count' | 'more'>): string =>
  more ? `${SEARCH_COUNT_MAX.toLocaleString('en')}+` : count.toLocaleString('en');

/** Renders the kinds of results as tabs, each with its number; a kind without a match is omitted. */
export function SearchTabs({ state, counts }: { state: SearchState; counts?: SearchCount[] }) {
  const { t } = useTranslation('search');
  const { search } = state;
  const shown = searchKinds.filter(
    (kind) => kind === state.kind || counts?.find((count) => count.kind === kind)?.count !== 0,
  );
  const label = (kind: (typeof searchKinds)[number]) => {
    const found = counts?.find((count) => count.kind === kind);
    return found ? `${t(`kinds.${kind}`)} ${foundText(found)}` : t(`kinds.${kind}`);
  };
  return (
    <Tabs
      label={t('kinds.label')}
      items={[
        { href: paths.search({ search }), label: t('kinds.all'), current: !state.kind },
        ...shown.map((kind) => ({
          href: paths.search(addressOf({ search, kind, page: 1 })),
          label: label(kind),
          current: state.kind === kind,
        })),
      ]}
    />
  );
}
