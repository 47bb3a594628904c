import { useTranslation } from 'react-i18next';
import { Tabs } from '@/components/ui/Tabs';
import { SEARCH_COUNT_MAX, searchKinds } from '@/contract/constants/common';
import type { SearchCount } from '@/contract/search';
import { paths } from '@/lib/paths';
import { addressOf, type SearchState } from './searchState';

/** How much was found, as far as it was counted. */
export const foundText = ({ count, more }: Pick<SearchCount, 'count' | 'more'>): string =>
  more ? `${SEARCH_COUNT_MAX.toLocaleString('en')}+` : count.toLocaleString('en');

/** The kinds of what was found, each with its number; a kind without a match is left out. */
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
