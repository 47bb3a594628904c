import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useTranslation } from 'react-i18next';
import { tagOf } from '@/api/tags';
import { useGetUserQuery, usersApi } from '@/api/users';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ModerationLinks } from '@/components/moderation/ModerationLinks';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { BadgeShelf } from '@/components/users/BadgeShelf';
import { MyLinks } from '@/components/users/MyLinks';
import styles from '@/components/users/Profile.module.css';
import { ProfileHead } from '@/components/users/ProfileHead';
import { SessionEnded } from '@/components/users/SessionEnded';
import { useOwnUser } from '@/components/users/useOwnUser';
import { VerifyNotice } from '@/components/users/VerifyNotice';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders /me: the member's public profile, and links to their own pages. */
export default function MePage({ member }: Pick<Props, 'member'>) {
  const { t } = useTranslation('users');
  const user = useOwnUser(member);
  const answer = useGetUserQuery(member.username, { skip: !user });
  const { data: profile, isFetching } = answer;
  const { away, retry } = useRetryWhenDown(answer, [tagOf('User', member.username)]);
  return (
    <Layout path={paths.me()}>
      <Seo path={paths.me()} title={t('me.title')} noindex />
      {user ? (
        <div className={styles.page}>
          {profile ? <ProfileHead profile={profile} /> : null}
          {!profile && away ? <ErrorState onRetry={retry} retrying={isFetching} /> : null}
          {!profile && !away ? <SkeletonRows rows={1} avatar /> : null}
          {user.email_verified ? null : <VerifyNotice />}
          {profile ? <BadgeShelf badges={profile.badges} /> : null}
          <MyLinks>
            <ModerationLinks manages={user.is_manager} />
          </MyLinks>
        </div>
      ) : (
        <SessionEnded path={paths.me()} />
      )}
    </Layout>
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, ({ session, settings }) => {
    const { user: member } = session;
    return renderRequest(context, {
      namespaces: ['users', 'members'],
      settings,
      given: { member },
      load: (fetchQuery) => fetchQuery(usersApi.endpoints.getUser.initiate(member.username)),
    });
  })) satisfies GetServerSideProps;
