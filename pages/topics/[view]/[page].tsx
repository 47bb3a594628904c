import { useTranslation } from 'react-i18next';
import { RailBanners } from '@/components/banners/RailBanners';
import { EventsRail } from '@/components/forums/EventsRail';
import { ForumsRail } from '@/components/forums/ForumsRail';
import { useAllForumsFilters } from '@/components/forums/useAllForumsFilters';
import { Layout } from '@/components/layout/Layout';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { TopicList } from '@/components/topics/TopicList';
import { TopicsHeader } from '@/components/topics/TopicsHeader';
import { useTopicFilters } from '@/components/topics/useTopicFilters';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import type { ListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { topics } from '@/routes/lists/topics';

/** Renders topics of every forum, all or the best: `/topics`, `/topics?best=1`, and their numbered pages. */
export default function TopicsPage({ best, state }: { best: boolean; state: ListState }) {
  const { t } = useTranslation('topics');
  const pathOf = (query: Query) => paths.topics({ best: best ? 1 : '', ...query });
  const list = useListState(state, pathOf);
  const filters = [...useAllForumsFilters(state), ...useTopicFilters(state)];
  useRevalidateOnVisit(['Topics', 'Forums']);

  const rail = (
    <>
      <ForumsRail />
      <EventsRail />
      <RailBanners />
    </>
  );
  return (
    <Layout path={list.address} rail={rail} write={paths.writeTopic()}>
      <ListSeo
        state={state}
        title={best ? t('bestTitle') : t('title')}
        description={best ? t('bestDescription') : t('description')}
        pathOf={pathOf}
      />
      <TopicsHeader best={best} />
      <ListTools list={list} label={t('search.label')} filters={filters} />
      <TopicList list={list} scope={{ best }} />
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = topics.numbered;
