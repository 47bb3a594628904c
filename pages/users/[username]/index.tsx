import type { InferGetStaticPropsType } from 'next';
import { useTranslation } from 'react-i18next';
import { tagOf } from '@/api/tags';
import { TopicList } from '@/components/topics/TopicList';
import { EmptyState } from '@/components/ui/State';
import { ProfileFrame } from '@/components/users/ProfileFrame';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { paths } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { user } from '@/routes/details/user';

/** Renders a member's page: profile, badges and counters, and their topics. */
export default function UserPage({ username, state }: InferGetStaticPropsType<typeof user.first>) {
  const { t } = useTranslation('members');
  const list = useListState(state, (query) => paths.user(username, query));
  useRevalidateOnVisit([tagOf('User', username), 'Topics']);
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

export const getStaticPaths = onFirstVisit;
export const getStaticProps = user.first;
