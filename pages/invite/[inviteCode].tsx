import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { challengesApi, useGetChallengeQuery, useGetGroupQuery } from '@/api/challenges';
import styles from '@/components/challenges/Challenge.module.css';
import { ChallengeFacts } from '@/components/challenges/ChallengeFacts';
import { ChallengeHead } from '@/components/challenges/ChallengeHead';
import { Invitation } from '@/components/challenges/Invitation';
import { Rules } from '@/components/challenges/Rules';
import { WrongCode } from '@/components/challenges/WrongCode';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { isNoAddress } from '@/lib/failures';
import { paths } from '@/lib/paths';
import { clientAddress } from '@/server/clientAddress';
import { renderRequest } from '@/server/render/page';

/** Renders an invitation into a group: its owner, its challenge, and one button to join both. */
export default function InvitePage({ code, found }: { code: string; found: boolean }) {
  const { t } = useTranslation('participants');
  const answer = useGetGroupQuery({ id: code }, { skip: !found });
  const group = answer.data;
  const id = group?.challenge.id ?? 0;
  const detail = useGetChallengeQuery({ id }, { skip: id === 0 });
  const { away, retry } = useRetryWhenDown({ data: detail.data, isError: answer.isError }, [
    'ChallengeGroup',
    { type: 'Challenge', id },
  ]);
  const challenge = detail.data;
  const path = paths.invite(code);
  if (!found || isNoAddress(answer.error)) {
    return (
      <Layout path={paths.challenges()} lost>
        <Seo path={path} title={t('join.wrong')} noindex />
        <WrongCode />
      </Layout>
    );
  }
  return (
    <Layout path={path}>
      {group && challenge ? (
        <>
          <Seo
            path={path}
            title={t('join.title', { nickname: group.owner.nickname, title: challenge.title })}
            description={challenge.description}
            image={challenge.image}
            noindex
          />
          <article className={styles.page}>
            <Invitation code={code} group={group} challenge={challenge} />
            <ChallengeHead challenge={challenge} />
            <ChallengeFacts challenge={challenge} />
            <Rules rules={challenge.rules} />
          </article>
        </>
      ) : away ? (
        <ErrorState onRetry={retry} retrying={answer.isFetching} />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Layout>
  );
}

export const getServerSideProps = (async (context) => {
  const code = String(context.params?.inviteCode).toUpperCase();
  const { getGroup, getChallenge } = challengesApi.endpoints;
  let found = true;
  const rendered = await renderRequest(context, {
    namespaces: ['participants', 'challenges'],
    // Guesses are counted by the caller's address.
    settings: { headers: { 'X-Forwarded-For': clientAddress(context.req) } },
    load: async (fetchQuery) => {
      try {
        const group = await fetchQuery(getGroup.initiate({ id: code }));
        await fetchQuery(getChallenge.initiate({ id: group.challenge.id }));
      } catch (failure) {
        if (!isNoAddress(failure)) throw failure;
        found = false;
        context.res.statusCode = 404;
      }
    },
  });
  return 'props' in rendered ? { props: { ...(await rendered.props), code, found } } : rendered;
}) satisfies GetServerSideProps;
