import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { challengesApi, useGetChallengeQuery, useGetMyGroupQuery } from '@/api/challenges';
import { PlaceLink } from '@/components/article/Article';
import { Group } from '@/components/challenges/Group';
import { NoGroup } from '@/components/challenges/NoGroup';
import { groupQuery } from '@/components/challenges/participantsQuery';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ListHeader } from '@/components/lists/ListHeader';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { WhileSignedIn } from '@/components/users/WhileSignedIn';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';

/** Renders a member's group in a challenge: today's check-ins and the invitation, or the ways to join one. */
export default function GroupPage({ id }: { id: number }) {
  const { t } = useTranslation('participants');
  const { data: challenge } = useGetChallengeQuery({ id });
  const answer = useGetMyGroupQuery({ challenge_id: id });
  const { away, retry } = useRetryWhenDown(answer, [{ type: 'Challenge', id }, 'ChallengeGroup']);
  const path = paths.challengeGroup(id);
  const title = challenge ? t('group.titleOf', { title: challenge.title }) : t('group.title');
  const group = answer.data?.group;
  return (
    <Layout path={path}>
      <Seo path={path} title={title} noindex />
      {challenge ? <PlaceLink href={paths.challenge(id)}>{challenge.title}</PlaceLink> : null}
      <ListHeader title={t('group.title')} />
      <WhileSignedIn path={path}>
        {group ? (
          <Group group={group} />
        ) : challenge && answer.data ? (
          <NoGroup challenge={challenge} />
        ) : away ? (
          <ErrorState onRetry={retry} retrying={answer.isFetching} />
        ) : (
          <SkeletonRows avatar rows={3} />
        )}
      </WhileSignedIn>
    </Layout>
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, async ({ settings }) => {
    const id = Number(context.params?.id);
    if (!Number.isInteger(id) || id < 1) return { notFound: true };
    const { getChallenge, getMyGroup, getMyGroupParticipants } = challengesApi.endpoints;
    return renderRequest(context, {
      namespaces: ['participants', 'challenges', 'users'],
      settings,
      given: { id },
      load: async (fetchQuery) => {
        const [{ group }] = await Promise.all([
          fetchQuery(getMyGroup.initiate({ challenge_id: id })),
          fetchQuery(getChallenge.initiate({ id })),
        ]);
        if (group) await fetchQuery(getMyGroupParticipants.initiate(groupQuery(id)));
      },
    });
  })) satisfies GetServerSideProps;
