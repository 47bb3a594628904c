import { useTranslation } from 'react-i18next';
import { useGetForumQuery } from '@/api/forums';
import { RailBanners } from '@/components/banners/RailBanners';
import { ForumSeo } from '@/components/forums/ForumSeo';
import { ForumsRail } from '@/components/forums/ForumsRail';
import { useForumFilters } from '@/components/forums/useForumFilters';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListTools } from '@/components/lists/ListTools';
import { ForumClosed } from '@/components/topics/ForumClosed';
import { TopicList } from '@/components/topics/TopicList';
import { useTopicFilters } from '@/components/topics/useTopicFilters';
import { LinkButton } from '@/components/ui/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import { useForumClosure } from '@/hooks/useForumClosure';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import type { ListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { forum } from '@/routes/lists/forum';

/** Renders a forum's topics: its first view and its numbered pages, `/forums/{slug}?page=2`. */
export default function ForumPage({ slug, state }: { slug: string; state: ListState }) {
  const { t } = useTranslation('forums');
  const { t: topics } = useTranslation('topics');
  const list = useListState(state, (query) => paths.forum(slug, query));
  const { data: forum } = useGetForumQuery({ slug });
  const filters = [...useForumFilters(forum, state), ...useTopicFilters(state)];
  const closureOf = useForumClosure();
  const closure = forum && closureOf(forum);
  useRevalidateOnVisit(['Topics', 'Forums']);

  const rail = (
    <>
      <ForumsRail slug={slug} />
      <RailBanners />
    </>
  );
  return (
    <Layout path={list.address} rail={rail} write={closure ? undefined : paths.newTopic(slug)}>
      {forum ? (
        <>
          <ForumSeo forum={forum} state={state} />
          <ListHeader
            title={forum.name}
            description={forum.description}
            write={closure ? undefined : { href: paths.newTopic(slug), label: t('write') }}
          />
          {closure ? <ForumClosed why={closure} /> : null}
        </>
      ) : (
        <Skeleton shape="title" />
      )}
      <ListTools
        list={list}
        label={topics('search.forumLabel', { forum: forum?.name ?? t('title') })}
        filters={filters}
      />
      <TopicList
        list={list}
        scope={{ slug }}
        write={
          closure ? null : (
            <LinkButton href={paths.newTopic(slug)} variant="primary" prefetch={false}>
              {t('write')}
            </LinkButton>
          )
        }
        empty={closure && <EmptyState title={topics('list.empty')} />}
      />
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = forum.numbered;
