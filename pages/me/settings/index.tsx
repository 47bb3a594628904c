import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useTranslation } from 'react-i18next';
import { usersApi } from '@/api/users';
import { SignOut } from '@/components/auth/SignOut';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ThemeSwitch } from '@/components/layout/ThemeSwitch';
import styles from '@/components/settings/Settings.module.css';
import { SettingsList } from '@/components/settings/SettingsList';
import { useFormerAnchor } from '@/components/settings/useFormerAnchor';
import { Avatar } from '@/components/ui/Avatar';
import { AccountFacts } from '@/components/users/AccountFacts';
import profiles from '@/components/users/Profile.module.css';
import { SessionEnded } from '@/components/users/SessionEnded';
import { useOwnUser } from '@/components/users/useOwnUser';
import { hasRole } from '@/contract/constants/roles';
import { paths } from '@/lib/paths';
import { waysIn } from '@/server/auth/social';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders /me/settings: the account with sign-out and theme, and the list of the pages below. */
export default function SettingsPage({ member, social = [] }: Pick<Props, 'member'> & Partial<Pick<Props, 'social'>>) {
  const { t } = useTranslation('users');
  const user = useOwnUser(member);
  const path = paths.settings();
  useFormerAnchor();
  return (
    <Layout path={path} wide>
      <Seo path={path} title={t('settings.title')} noindex />
      <h1 className={profiles.title}>{t('settings.title')}</h1>
      {user ? (
        <div className={styles.desk}>
          <section className={styles.account} aria-label={t('settings.account')}>
            <div className="line-3">
              <Avatar nickname={user.nickname} src={user.avatar} size={3} />
              <strong className="grow">{user.nickname}</strong>
              <ThemeSwitch named />
            </div>
            <AccountFacts profile={user} />
            <SignOut />
          </section>
          <SettingsList scope={{ isManager: hasRole(user.role), social }} />
        </div>
      ) : (
        <SessionEnded path={path} />
      )}
    </Layout>
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, ({ session, settings }) =>
    renderRequest(context, {
      namespaces: ['users'],
      settings,
      given: { member: session.user, social: waysIn().social },
      // A session that has ended elsewhere shows nothing of its cookie: this call is rejected then.
      load: (fetchQuery) => fetchQuery(usersApi.endpoints.getUser.initiate({ username: session.user.username })),
    }),
  )) satisfies GetServerSideProps;
