import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useTranslation } from 'react-i18next';
import styles from '@/components/auth/Auth.module.css';
import { AuthPage } from '@/components/auth/AuthPage';
import { SignInProblem } from '@/components/auth/SignInProblem';
import { LinkButton } from '@/components/ui/Button';
import { authErrorOf } from '@/lib/authErrors';
import { mailedValue } from '@/lib/mailedQuery';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders /auth/error: the reason why signing in failed, by the name that next-auth or our server gave. */
export default function AuthErrorPage({ error, leaveKey }: Props) {
  const { t } = useTranslation('auth');
  return (
    <AuthPage path={paths.authError()} title={t('error.title')}>
      <SignInProblem error={t(`error.${error}`)} leaveKey={leaveKey} />
      <div className="stack-3">
        <LinkButton href={paths.signIn()} variant="primary" full>
          {t('error.again')}
        </LinkButton>
        <LinkButton href={paths.support()} full>
          {t('error.support')}
        </LinkButton>
      </div>
      <p className={styles.fine}>{t('error.code', { code: error })}</p>
    </AuthPage>
  );
}

export const getServerSideProps = (async ({ locale = 'ko', query, res }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  const texts = await translations(locale, ['auth']);
  const error = authErrorOf(query.error) ?? ('Default' as const);
  return { props: { ...texts, error, leaveKey: error === 'Suspended' ? mailedValue(query, 'leave') : '' } };
}) satisfies GetServerSideProps;
