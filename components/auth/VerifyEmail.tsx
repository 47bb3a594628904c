import { LinkButton } from '@/components/ui/Button';
import { useMember } from '@/hooks/useMember';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import { FormNotice } from './FormNotice';
import { ResendEmail } from './ResendEmail';
import { useVerifyEmail } from './useVerifyEmail';

/** What became of the key in a mailed link. */
export function VerifyEmail({ verificationKey }: { verificationKey: string }) {
  const { t } = useTranslation('auth');
  const { isLogin } = useMember();
  const state = useVerifyEmail(verificationKey);
  if (state === 'working') return <FormNotice>{t('verify.working')}</FormNotice>;
  if (state === 'failed') {
    return (
      <>
        <FormNotice warning>
          <strong>{t('verify.failed')}</strong>
          <span>{t('verify.failedLead')}</span>
        </FormNotice>
        <ResendEmail />
      </>
    );
  }
  return (
    <>
      <FormNotice>
        <strong>{t('verify.done')}</strong>
        <span>{t('verify.doneLead')}</span>
      </FormNotice>
      <LinkButton href={isLogin ? paths.forums() : paths.signIn()} variant="primary" full>
        {t(isLogin ? 'verify.toForums' : 'verify.toSignIn')}
      </LinkButton>
    </>
  );
}
