import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useTranslation } from 'react-i18next';
import { challengesApi } from '@/api/challenges';
import { usersApi } from '@/api/users';
import { ChallengeList } from '@/components/challenges/ChallengeList';
import { EmptyState } from '@/components/ui/State';
import { ProfileFrame } from '@/components/users/ProfileFrame';
import type { ChallengesQuery } from '@/contract/challenges';
import { useListState } from '@/hooks/useListState';
import { pageQueryOf } from '@/lib/listQuery';
import { type ListState, parseListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

const queryOf = (user: string, state: ListState, page = state.page): ChallengesQuery => ({
  user,
  ...pageQueryOf(state, page),
});

/** Renders a member's page with the challenges that they take part in. */
export default function UserChallengesPage({ username, state }: Pick<Props, 'username' | 'state'>) {
  const { t } = useTranslation('members');
  const list = useListState(state, (query) => paths.userChallenges(username, query));
  return (
    <ProfileFrame username={username} tab="challenges" page={state.page}>
      <ChallengeList
        list={list}
        queryOf={(page) => queryOf(username, state, page)}
        empty={<EmptyState title={t('profile.challengesEmpty')} body={t('profile.challengesEmptyBody')} />}
      />
    </ProfileFrame>
  );
}

export const getServerSideProps = ((context) => {
  const username = String(context.params?.username);
  const state = parseListState({ page: context.query.page });
  return renderRequest(context, {
    namespaces: ['members', 'challenges', 'skin'],
    given: { username, state },
    load: (fetchQuery) =>
      Promise.all([
        fetchQuery(usersApi.endpoints.getUser.initiate({ username })),
        fetchQuery(challengesApi.endpoints.getChallenges.initiate(queryOf(username, state))),
      ]),
  });
}) satisfies GetServerSideProps;
