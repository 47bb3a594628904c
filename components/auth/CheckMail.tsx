import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { useMember } from '@/hooks/useMember';
import { readReturnPath } from '@/lib/browser/returnPath';
import { paths } from '@/lib/paths';
import { FormNotice } from './FormNotice';
import { ResendEmail } from './ResendEmail';

/** Returns the path that a visitor came to sign up from; null without one, and until the page is hydrated. */
function useReturnPath(): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => setPath(readReturnPath()), []);
  return path;
}

/** Renders the page after sign-up: the address that the mail was sent to, and help when it does not arrive. */
export function CheckMail() {
  const { t } = useTranslation('auth');
  const { user } = useMember();
  const returnPath = useReturnPath();
  return (
    <>
      <FormNotice>
        <strong>{t('verify.check')}</strong>
        <span>{user?.email ? t('verify.checkLead', { email: user.email }) : t('verify.checkLeadPlain')}</span>
      </FormNotice>
      <h2>{t('verify.notArrived')}</h2>
      <ResendEmail returnPath={returnPath} />
      <LinkButton href={returnPath ?? paths.home()} variant="quiet" full>
        {t(returnPath ? 'verify.laterBack' : 'verify.later')}
      </LinkButton>
    </>
  );
}
