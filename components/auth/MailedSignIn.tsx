import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { inLanguage } from '@/lib/pathLanguage';
import { withQuery } from '@/lib/paths';

/** A mailed sign-in link: the address that it was mailed to, its token, and a name of the page that it opened. */
export interface MailedSignInLink {
  email: string;
  token: string;
  attempt: string;
}

/**
 * Renders the button by which a mailed link signs in. It sends a form of its own, which needs no code of the page:
 * mail programs open links in browsers of their own. A second tap, since the first response may be lost, works as well.
 */
export function MailedSignIn({ link, callbackPath }: { link: MailedSignInLink; callbackPath: string }) {
  const { t } = useTranslation('auth');
  const { locale = 'ko' } = useRouter();
  const callbackUrl = inLanguage(callbackPath, locale);
  return (
    <form method="post" action={withQuery('/api/auth/callback/email', { ...link, callbackUrl })}>
      <Button type="submit" variant="primary" full>
        {t('signIn.submit')}
      </Button>
    </form>
  );
}
