import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '@/components/auth/AuthPage';
import { FormNotice } from '@/components/auth/FormNotice';
import { InAppNotice } from '@/components/auth/InAppNotice';
import { OtherWaysIn } from '@/components/auth/OtherWaysIn';
import { SignInForm } from '@/components/auth/SignInForm';
import { authErrorOf } from '@/lib/authErrors';
import { inLanguage } from '@/lib/callbackUrl';
import { paths } from '@/lib/paths';
import { authPageProps } from '@/server/render/authPage';
import { readSession } from '@/server/render/session';
import { translations } from '@/server/render/translations';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders /auth/signin with every configured provider; `error` explains why the reader was redirected here. */
export default function SignInPage({ ways, callbackPath, inKakaoTalk, error, sent, left }: Props) {
  const { t } = useTranslation('auth');
  return (
    <AuthPage path={paths.signIn()} title={t('signIn.title')} lead={t('signIn.lead')}>
      {error ? <FormNotice warning={error !== 'SessionRequired'}>{t(`error.${error}`)}</FormNotice> : null}
      {sent ? <FormNotice>{t('signIn.linkSent')}</FormNotice> : null}
      {left ? <FormNotice>{t('signIn.left', left)}</FormNotice> : null}
      {inKakaoTalk ? <InAppNotice limited={ways.emailLink || ways.social.includes('naver')} /> : null}
      <SignInForm callbackPath={callbackPath} />
      <OtherWaysIn ways={ways} callbackPath={callbackPath} />
    </AuthPage>
  );
}

/** Parses a day such as 2026-12-21 into parts; null for anything else. */
function dayOf(value: string | string[] | undefined) {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(value)) ?? [];
  return year ? { year: Number(year), month: Number(month), day: Number(day) } : null;
}

export const getServerSideProps = (async (context) => {
  const { locale = 'ko', query } = context;
  const { callbackRejected, ...page } = authPageProps(context);
  const error = callbackRejected ? 'InvalidCallbackUrl' : authErrorOf(query.error);
  // A signed-in member is redirected, unless an error has to be shown.
  if ((!error || error === 'SessionRequired') && (await readSession(context))) {
    return { redirect: { destination: inLanguage(page.callbackPath, locale), permanent: false } };
  }
  const texts = await translations(locale, ['auth']);
  return {
    props: { ...texts, ...page, error: error ?? null, sent: query.sent === 'email', left: dayOf(query.left) },
  };
}) satisfies GetServerSideProps;
