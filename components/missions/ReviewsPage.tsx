import { useTranslation } from 'react-i18next';
import { useGetMissionReviewsQuery } from '@/api/missions';
import { PlaceLink } from '@/components/article/Article';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListPage } from '@/components/lists/ListPage';
import { ListSeo } from '@/components/lists/ListSeo';
import { PagedList } from '@/components/lists/PagedList';
import { LinkButton } from '@/components/ui/Button';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import type { ListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { reviewsQueryOf } from './missionsView';
import { ReviewItem } from './ReviewItem';

function Page({ state, mission, page }: { state: ListState; mission: number; page: number }) {
  return (
    <ListPage
      answer={useGetMissionReviewsQuery(reviewsQueryOf(mission, state, page))}
      tags={['MissionReviews']}
      skeleton={<SkeletonRows avatar />}
      row={(review) => <ReviewItem key={review.id} review={review} named />}
    />
  );
}

/** Renders the reviews of missions, or of one of them (`mission`, 0 for all). */
export function ReviewsPage({ state, mission }: { state: ListState; mission: number }) {
  const { t } = useTranslation('missions');
  const pathOf = (query: Query) => paths.missionReviews({ mission: mission || '', ...query });
  const list = useListState(state, pathOf);
  const { data } = useGetMissionReviewsQuery(reviewsQueryOf(mission, state));
  useRevalidateOnVisit(['MissionReviews']);
  return (
    <Layout path={list.address}>
      <ListSeo state={state} title={t('reviews.title')} description={t('reviews.description')} pathOf={pathOf} />
      <PlaceLink href={mission ? paths.mission(mission) : paths.missions()}>{t('title')}</PlaceLink>
      <ListHeader title={t('reviews.title')} description={t('reviews.description')} />
      <PagedList
        list={list}
        label={t('reviews.label')}
        data={data}
        page={(page) => <Page state={state} mission={mission} page={page} />}
        empty={
          <EmptyState
            title={t('reviews.empty')}
            body={t('reviews.emptyBody')}
            action={<LinkButton href={paths.missions()}>{t('reviews.toMissions')}</LinkButton>}
          />
        }
      />
    </Layout>
  );
}
