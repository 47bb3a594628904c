import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '@/components/auth/AuthPage';
import { OtherWaysIn } from '@/components/auth/OtherWaysIn';
import { SignUpForm } from '@/components/auth/SignUpForm';
import { inLanguage } from '@/lib/pathLanguage';
import { paths } from '@/lib/paths';
import { authPageProps } from '@/server/render/authPage';
import { readSession } from '@/server/render/session';
import { translations } from '@/server/render/translations';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders /auth/signup. */
export default function SignUpPage({ ways, callbackPath }: Props) {
  const { t } = useTranslation('auth');
  return (
    <AuthPage path={paths.signUp()} title={t('signUp.title')} lead={t('signUp.lead')}>
      <SignUpForm callbackPath={callbackPath} />
      <OtherWaysIn ways={{ ...ways, emailLink: false }} callbackPath={callbackPath} />
    </AuthPage>
  );
}

export const getServerSideProps = (async (context) => {
  const { locale = 'ko' } = context;
  const { ways, callbackPath, origin } = authPageProps(context);
  if (await readSession(context)) {
    return { redirect: { destination: inLanguage(callbackPath, locale), permanent: false } };
  }
  const texts = await translations(locale, ['auth']);
  return { props: { ...texts, ways, callbackPath, origin } };
}) satisfies GetServerSideProps;
