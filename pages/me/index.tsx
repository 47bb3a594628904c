import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useTranslation } from 'react-i18next';
import { activityApi, useGetOwnHomeQuery } from '@/api/activity';
import { tagOf } from '@/api/tags';
import { useGetUserQuery, usersApi } from '@/api/users';
import styles from '@/components/activity/Activity.module.css';
import { Figures } from '@/components/activity/Figures';
import { MemberHead } from '@/components/activity/MemberHead';
import { MyLinks } from '@/components/activity/MyLinks';
import { TodaySection } from '@/components/activity/TodaySection';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ModerationLinks } from '@/components/moderation/ModerationLinks';
import { Skeleton, SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { BadgeShelf } from '@/components/users/BadgeShelf';
import { SessionEnded } from '@/components/users/SessionEnded';
import { useOwnUser } from '@/components/users/useOwnUser';
import { VerifyNotice } from '@/components/users/VerifyNotice';
import { hasRole } from '@/contract/constants/roles';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders /me: the member's portrait, figures, challenges of today, and links to their own pages. */
export default function MePage({ member }: Pick<Props, 'member'>) {
  const { t } = useTranslation('users');
  const user = useOwnUser(member);
  const answer = useGetUserQuery({ username: member.username }, { skip: !user });
  const homeAnswer = useGetOwnHomeQuery(undefined, { skip: !user });
  const { data: profile } = answer;
  const { data: home } = homeAnswer;
  const { away, retry } = useRetryWhenDown(profile ? homeAnswer : answer, [tagOf('User', member.username), 'Activity']);
  if (!user) {
    return (
      <Layout path={paths.me()}>
        <Seo path={paths.me()} title={t('me.title')} noindex />
        <SessionEnded path={paths.me()} />
      </Layout>
    );
  }
  return (
    <Layout path={paths.me()}>
      <Seo path={paths.me()} title={t('me.title')} noindex />
      <div className={styles.page}>
        {profile ? <MemberHead profile={profile} /> : null}
        {!profile && !away ? <SkeletonRows rows={1} avatar /> : null}
        {user.email_verified ? null : <VerifyNotice />}
        {home ? (
          <>
            <Figures home={home} username={user.username} />
            <TodaySection challenges={home.challenges} />
          </>
        ) : null}
        {!home && !away ? <Skeleton shape="banner" /> : null}
        {away ? <ErrorState onRetry={retry} retrying={answer.isFetching || homeAnswer.isFetching} /> : null}
        {profile ? <BadgeShelf badges={profile.badges} /> : null}
        <MyLinks>
          <ModerationLinks manages={hasRole(user.role)} />
        </MyLinks>
      </div>
    </Layout>
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, ({ session, settings }) => {
    const { user: member } = session;
    return renderRequest(context, {
      namespaces: ['users', 'members', 'activity', 'skin'],
      settings,
      given: { member },
      load: async (fetchQuery) => {
        await Promise.all([
          fetchQuery(usersApi.endpoints.getUser.initiate({ username: member.username })),
          fetchQuery(activityApi.endpoints.getOwnHome.initiate()),
        ]);
      },
    });
  })) satisfies GetServerSideProps;
