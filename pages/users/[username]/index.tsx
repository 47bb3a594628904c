import type { GetStaticPaths, GetStaticProps, InferGetStaticPropsType } from 'next';
import { useTranslation } from 'react-i18next';
import { tagOf } from '@/api/tags';
import { usersApi } from '@/api/users';
import { TopicList } from '@/components/topics/TopicList';
import { EmptyState } from '@/components/ui/State';
import { ProfileFrame } from '@/components/users/ProfileFrame';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useListState } from '@/hooks/useListState';
import { DETAIL_SECONDS } from '@/lib/constants';
import { parseListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { loadTopics } from '@/routes/loaders/topics';
import { renderStatic } from '@/server/render/page';

/** A member's page: who they are, what they have earned, and the topics they wrote. */
export default function UserPage({
  username,
  state,
}: InferGetStaticPropsType<typeof getStaticProps>) {
  const { t } = useTranslation('people');
  const list = useListState(state, (query) => paths.user(username, query));
  useFreshCopy([tagOf('User', username), 'Topics']);
  return (
    <ProfileFrame username={username} tab="topics" page={state.page}>
      <TopicList
        list={list}
        scope={{ user: username }}
        empty={<EmptyState title={t('profile.topicsEmpty')} body={t('profile.topicsEmptyBody')} />}
      />
    </ProfileFrame>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  const username = String(params?.username);
  const state = parseListState({});
  return renderStatic({
    locale,
    namespaces: ['people', 'topics'],
    revalidate: DETAIL_SECONDS,
    load: async (ask) => {
      await Promise.all([
        ask(usersApi.endpoints.getUser.initiate(username)),
        loadTopics(ask, state, { user: username }),
      ]);
      return { username, state };
    },
  });
}) satisfies GetStaticProps;
