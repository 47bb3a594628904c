import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { FormNotice } from '@/components/auth/FormNotice';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { LinkButton } from '@/components/ui/Button';
import { SettingsIcon } from '@/components/ui/icons';
import styles from '@/components/users/Profile.module.css';
import { ProfileHead } from '@/components/users/ProfileHead';
import { SessionEnded } from '@/components/users/SessionEnded';
import { useOwnUser } from '@/components/users/useOwnUser';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import { translations } from '@/lib/translations';
import { requireSession } from '@/store/session';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** /me: how others see the member, and the way to the settings. */
export default function MePage({ member }: Props) {
  const { t } = useTranslation('users');
  const user = useOwnUser(member);
  return (
    <Layout path={paths.me()}>
      <Seo path={paths.me()} title={t('me.title')} noindex />
      {user ? (
        <div className={styles.page}>
          <ProfileHead user={user} />
          {user.email_verified ? null : (
            <FormNotice>
              <span>{t('me.unverified')}</span>
              <LinkButton href={paths.verifyEmail()} size="small">
                {t('me.verify')}
              </LinkButton>
            </FormNotice>
          )}
          <LinkButton href={paths.settings()} icon={<SettingsIcon size={1} />}>
            {t('me.settings')}
          </LinkButton>
        </div>
      ) : (
        <SessionEnded path={paths.me()} />
      )}
    </Layout>
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, async ({ session }) => ({
    props: {
      ...(await translations(context.locale ?? 'ko', ['users'])),
      member: session.user,
    },
  }))) satisfies GetServerSideProps;
