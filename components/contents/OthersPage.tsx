import { useTranslation } from 'react-i18next';
import { CommunityTabs } from '@/components/layout/CommunityTabs';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import type { ListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { ContentTabs } from './ContentTabs';
import { OtherList } from './OtherList';
import { useOtherFilters } from './useContentFilters';

/** Renders the collections' page and its numbered pages: `/contents/more?page=2`. */
export function OthersPage({ state }: { state: ListState }) {
  const { t } = useTranslation('contents');
  const list = useListState(state, paths.moreContents);
  useRevalidateOnVisit(['Contents', 'Products']);
  const title = t('more.title');
  const description = t('more.description');

  return (
    <Layout path={list.address} wide>
      <ListSeo state={state} title={title} description={description} pathOf={paths.moreContents} />
      <CommunityTabs current="moreContents" />
      <ListHeader title={title} description={description} />
      <ContentTabs current="more" />
      <ListTools list={list} label={t('more.search')} orderings={[]} filters={useOtherFilters(state)} />
      <OtherList list={list} />
    </Layout>
  );
}
