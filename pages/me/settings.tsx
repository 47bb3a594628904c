import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { CarryOver } from '@/components/auth/CarryOver';
import { PasswordChange } from '@/components/auth/PasswordChange';
import { SignOut } from '@/components/auth/SignOut';
import { LanguageSwitch } from '@/components/layout/LanguageSwitch';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ThemeSwitch } from '@/components/layout/ThemeSwitch';
import { AccountFacts } from '@/components/users/AccountFacts';
import styles from '@/components/users/Profile.module.css';
import { SessionEnded } from '@/components/users/SessionEnded';
import { useOwnUser } from '@/components/users/useOwnUser';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import { translations } from '@/lib/translations';
import { requireSession } from '@/store/session';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** /me/settings: account, password, language, appearance, and the way out. */
export default function SettingsPage({ member }: Props) {
  const { t } = useTranslation(['users', 'auth']);
  const user = useOwnUser(member);
  const path = paths.settings();
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
          <section className={styles.section} aria-labelledby="carry">
            <h2 id="carry">{t('carry.title', { ns: 'auth' })}</h2>
            <CarryOver />
          </section>
          <section className={styles.section} aria-labelledby="sign-out">
            <h2 id="sign-out">{t('settings.signOut')}</h2>
            <p>{t('settings.signOutLead')}</p>
            <SignOut />
          </section>
        </>
      ) : (
        <SessionEnded path={path} />
      )}
    </Layout>
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, async ({ session }) => ({
    props: {
      ...(await translations(context.locale ?? 'ko', ['users', 'auth'])),
      member: session.user,
    },
  }))) satisfies GetServerSideProps;
