import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useTranslation } from 'react-i18next';
import { marketingsApi } from '@/api/marketings';
import { moderationApi } from '@/api/moderation';
import { tagOf } from '@/api/tags';
import { useGetUserQuery, usersApi } from '@/api/users';
import { CarryOver } from '@/components/auth/CarryOver';
import { PasswordChange } from '@/components/auth/PasswordChange';
import { SignOut } from '@/components/auth/SignOut';
import { LanguageSwitch } from '@/components/layout/LanguageSwitch';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ThemeSwitch } from '@/components/layout/ThemeSwitch';
import { OwnNews } from '@/components/marketings/News';
import { BlockedMembers } from '@/components/moderation/BlockedMembers';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { AccountFacts } from '@/components/users/AccountFacts';
import styles from '@/components/users/Profile.module.css';
import { SessionEnded } from '@/components/users/SessionEnded';
import { DataDownload } from '@/components/users/settings/DataDownload';
import { Leave } from '@/components/users/settings/Leave';
import { OwnSettings } from '@/components/users/settings/OwnSettings';
import { useOwnUser } from '@/components/users/useOwnUser';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders /me/settings: profile, private data, password, appearance, sign-out and leaving. */
export default function SettingsPage({ member }: Pick<Props, 'member'>) {
  const { t } = useTranslation(['users', 'auth', 'moderation', 'marketings']);
  const user = useOwnUser(member);
  const path = paths.settings();
  const answer = useGetUserQuery(member.username, { skip: !user });
  const { data: profile, isFetching } = answer;
  const { away, retry } = useRetryWhenDown(answer, [tagOf('User', member.username)]);
  return (
    <Layout path={path} narrow>
      <Seo path={path} title={t('settings.title')} noindex />
      <h1 className={styles.title}>{t('settings.title')}</h1>
      {user ? (
        <>
          <section className={styles.section} aria-labelledby="account">
            <h2 id="account">{t('settings.account')}</h2>
            <AccountFacts user={user} />
          </section>
          {profile ? <OwnSettings profile={profile} /> : null}
          {!profile && away ? <ErrorState onRetry={retry} retrying={isFetching} /> : null}
          {!profile && !away ? <SkeletonRows rows={3} /> : null}
          <section className={styles.section} aria-labelledby="news">
            <h2 id="news">{t('marketings:settings.title')}</h2>
            <p>{t('marketings:settings.lead')}</p>
            <OwnNews source="settings" />
          </section>
          <section className={styles.section} aria-labelledby="password">
            <h2 id="password">{t('password.title', { ns: 'auth' })}</h2>
            <PasswordChange />
          </section>
          <div className={styles.section}>
            <div className={styles.choice}>
              <h2>{t('settings.language')}</h2>
              <LanguageSwitch path={path} />
            </div>
            <div className={styles.choice}>
              <h2>{t('settings.appearance')}</h2>
              <ThemeSwitch />
            </div>
          </div>
          <section className={styles.section} aria-labelledby="blocked">
            <h2 id="blocked">{t('moderation:blocked.title')}</h2>
            <BlockedMembers />
          </section>
          <section className={styles.section} aria-labelledby="carry">
            <h2 id="carry">{t('carry.title', { ns: 'auth' })}</h2>
            <CarryOver />
          </section>
          <section className={styles.section} aria-labelledby="sign-out">
            <h2 id="sign-out">{t('settings.signOut')}</h2>
            <p>{t('settings.signOutLead')}</p>
            <SignOut />
          </section>
          {profile ? (
            <>
              <section className={styles.section} aria-labelledby="data">
                <h2 id="data">{t('settings.data')}</h2>
                <DataDownload username={profile.username} />
              </section>
              {profile.is_manager ? null : (
                <section className={styles.section} aria-labelledby="leave">
                  <h2 id="leave">{t('settings.leave')}</h2>
                  <Leave profile={profile} />
                </section>
              )}
            </>
          ) : null}
        </>
      ) : (
        <SessionEnded path={path} />
      )}
    </Layout>
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, ({ session, settings }) => {
    const { user: member } = session;
    return renderRequest(context, {
      namespaces: ['users', 'auth', 'moderation', 'personal', 'marketings'],
      settings,
      given: { member },
      // Both are loaded before the browser knows its token: a call without one would end the session.
      load: (fetchQuery) =>
        Promise.all([
          fetchQuery(usersApi.endpoints.getUser.initiate(member.username)),
          fetchQuery(moderationApi.endpoints.getBlockedMembers.initiate(1)),
          fetchQuery(marketingsApi.endpoints.getOwnAttendee.initiate()),
        ]),
    });
  })) satisfies GetServerSideProps;
