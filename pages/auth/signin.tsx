import { randomUUID } from 'node:crypto';
import type { ParsedUrlQuery } from 'node:querystring';
import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '@/components/auth/AuthPage';
import { FormNotice } from '@/components/auth/FormNotice';
import { InAppNotice } from '@/components/auth/InAppNotice';
import { MailedSignIn, type MailedSignInLink } from '@/components/auth/MailedSignIn';
import { OtherWaysIn } from '@/components/auth/OtherWaysIn';
import { SignInForm } from '@/components/auth/SignInForm';
import { TwoStepForm } from '@/components/auth/TwoStepForm';
import { type SignInStep, useSignInStep } from '@/components/auth/useTwoStep';
import { dayText } from '@/components/users/dayText';
import { emailAddressOf } from '@/contract/emailAddress';
import { own } from '@/contract/own';
import { authErrorOf } from '@/lib/authErrors';
import { TWO_STEP_COOKIE } from '@/lib/constants';
import { mailedKey, mailedValue } from '@/lib/mailedQuery';
import { inLanguage } from '@/lib/pathLanguage';
import { paths } from '@/lib/paths';
import { authPageProps } from '@/server/render/authPage';
import { readSession } from '@/server/render/session';
import { translations } from '@/server/render/translations';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/**
 * Renders /auth/signin with every configured provider, the button of a mailed link, or the second step of a
 * sign-in; `error` explains why the reader was redirected here. Who has just left sees none of the sign-in before.
 */
export default function SignInPage(props: Props) {
  return <SignIn key={props.left ? 'left' : 'in'} {...props} />;
}

function SignIn({ ways, callbackPath, inApp, error, sent, left, link, firstStep }: Props) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation('common');
  const { step, go } = useSignInStep(firstStep);
  if (step === 'code') {
    return (
      <AuthPage path={paths.signIn()} title={t('twoStep.title')} lead={t('twoStep.lead')}>
        <TwoStepForm callbackPath={callbackPath} onExpired={() => go('expired')} onRestart={() => go('password')} />
      </AuthPage>
    );
  }
  if (link) {
    return (
      <AuthPage path={paths.signIn()} title={t('signIn.title')} lead={t('signIn.leadLink', { email: link.email })}>
        <MailedSignIn link={link} callbackPath={callbackPath} />
      </AuthPage>
    );
  }
  const lead = callbackPath.endsWith('#write') ? t('signIn.leadWrite') : t('signIn.lead');
  return (
    <AuthPage path={paths.signIn()} title={t('signIn.title')} lead={lead}>
      {error ? <FormNotice warning={error !== 'SessionRequired'}>{t(`error.${error}`)}</FormNotice> : null}
      {step === 'expired' ? <FormNotice warning>{t('twoStep.expired')}</FormNotice> : null}
      {sent ? <FormNotice>{t('signIn.linkSent')}</FormNotice> : null}
      {left ? <FormNotice>{t(`signIn.${left.key}`, { until: dayText(left.until, common) })}</FormNotice> : null}
      {inApp ? <InAppNotice app={inApp} ways={ways} /> : null}
      <SignInForm callbackPath={callbackPath} onTwoStep={() => go('code')} />
      <OtherWaysIn ways={ways} callbackPath={callbackPath} passkey />
    </AuthPage>
  );
}

/** Reads until which day (2026-12-21) a departed member can restore the account, and which text says so. */
function leftOf({ left, suspended }: ParsedUrlQuery) {
  const until = String(left);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(until) || Number.isNaN(Date.parse(until))) return null;
  return { until, key: suspended ? ('leftSuspended' as const) : ('left' as const) };
}

/** Returns the step that an address names; the code can be typed only while the browser has its challenge. */
function stepOf(step: string | string[] | undefined, challenge: string | undefined): SignInStep {
  if (step !== 'code') return 'password';
  return challenge ? 'code' : 'expired';
}

/** Reads the link of a mail; opening it signs nobody in, since mail scanners open links too. */
function linkOf(query: ParsedUrlQuery): MailedSignInLink | null {
  const token = mailedKey(query, 'token');
  const email = emailAddressOf(mailedValue(query, 'email'));
  return token && email ? { email, token, attempt: randomUUID() } : null;
}

export const getServerSideProps = (async (context) => {
  const { locale = 'ko', query, req } = context;
  const { callbackRejected, ...page } = authPageProps(context);
  const error = callbackRejected ? 'InvalidCallbackUrl' : authErrorOf(query.error);
  const session = await readSession(context);
  const link = linkOf(query);
  // A signed-in member is redirected, unless an error has to be shown or the link is of another account.
  if (session && (!error || error === 'SessionRequired') && (!link || link.email === session.user.email)) {
    return { redirect: { destination: inLanguage(page.callbackPath, locale), permanent: false } };
  }
  const texts = await translations(locale, ['auth']);
  return {
    props: {
      ...texts,
      ...page,
      error: error ?? null,
      sent: query.sent === 'email',
      link,
      left: leftOf(query),
      firstStep: stepOf(query.step, own(req.cookies, TWO_STEP_COOKIE)),
    },
  };
}) satisfies GetServerSideProps;
