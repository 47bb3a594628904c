import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from 'next';
import { useGetUserQuery, usersApi } from '@/api/users';
import { Layout } from '@/components/layout/Layout';
import { loadTopics } from '@/components/topics/loadTopics';
import { TopicList } from '@/components/topics/TopicList';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { Tabs } from '@/components/ui/Tabs';
import { BadgeShelf } from '@/components/users/BadgeShelf';
import { ProfileGone } from '@/components/users/ProfileGone';
import { ProfileHead } from '@/components/users/ProfileHead';
import { ProfileSeo } from '@/components/users/ProfileSeo';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useListState } from '@/hooks/useListState';
import { useRecovery } from '@/hooks/useRecovery';
import { useTranslation } from '@/hooks/useTranslation';
import { isMissing } from '@/lib/failures';
import { parseListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { renderStatic, TOPIC_SECONDS } from '@/store/page';

/** A member's page: who they are, what they have earned, and the topics they wrote. */
export default function UserPage({
  username,
  state,
}: InferGetStaticPropsType<typeof getStaticProps>) {
  const { t } = useTranslation('people');
  const answer = useGetUserQuery(username);
  const { data: profile, error, isFetching } = answer;
  const gone = isMissing(error);
  const { away, retry } = useRecovery(answer, [{ type: 'User', id: username }]);
  const list = useListState(state, (query) => paths.user(username, query));
  useFreshCopy([{ type: 'User', id: username }, 'Topics']);

  if (gone || !profile) {
    return (
      <Layout path={paths.user(username)}>
        {gone ? <ProfileGone /> : null}
        {!gone && away ? <ErrorState onRetry={retry} retrying={isFetching} /> : null}
        {!gone && !away ? <SkeletonRows avatar /> : null}
      </Layout>
    );
  }
  return (
    <Layout path={paths.user(username)}>
      <ProfileSeo profile={profile} page={state.page} />
      <ProfileHead profile={profile} />
      <BadgeShelf badges={profile.badges} />
      <Tabs
        label={t('profile.tabs')}
        items={[{ href: paths.user(username), label: t('profile.topics'), current: true }]}
      />
      <TopicList
        list={list}
        scope={{ user: username }}
        empty={<EmptyState title={t('profile.topicsEmpty')} body={t('profile.topicsEmptyBody')} />}
      />
    </Layout>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  const username = String(params?.username);
  const state = parseListState({});
  return renderStatic({
    locale,
    namespaces: ['people', 'topics'],
    revalidate: TOPIC_SECONDS,
    load: async (ask) => {
      await Promise.all([
        ask(usersApi.endpoints.getUser.initiate(username)),
        loadTopics(ask, state, { user: username }),
      ]);
      return { username, state };
    },
  });
}) satisfies GetStaticProps;
