import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVerifyEmailMutation } from '@/api/auth';
import { useAppSelector } from '@/hooks/redux';
import { useMember } from '@/hooks/useMember';
import { useSessionActions } from '@/hooks/useSession';
import { fieldErrors } from '@/lib/rejections';
import { useAuthForm } from './useAuthForm';

const empty = { password: '' };

type State = 'working' | 'password' | 'done' | 'failed';

/**
 * Verifies the address by the key of a mailed link, once the session is known. Without a session of the
 * account the provider asks for its password, since the mail's reader may not be the registrant.
 */
export function useVerifyEmail(key: string) {
  const { t } = useTranslation('auth');
  const [verify] = useVerifyEmailMutation();
  const { isLogin } = useMember();
  const isKnown = useAppSelector(({ user }) => user.session.status !== 'loading');
  const { update } = useSessionActions();
  const [state, setState] = useState<State>('working');
  const sent = useRef(false);
  const known = useRef(false);

  useEffect(() => {
    if (!isKnown || sent.current) return;
    sent.current = true;
    verify({ key })
      .unwrap()
      .then(
        () => setState('done'),
        (failure) => setState(fieldErrors(failure).password ? 'password' : 'failed'),
      );
  }, [verify, key, isKnown]);

  useEffect(() => {
    if (state !== 'done' || !isLogin || known.current) return;
    known.current = true;
    update().catch(() => undefined);
  }, [state, isLogin, update]);

  const form = useAuthForm(async () => (await import('./schemas')).verifyForm, empty, {
    messages: { password: t('missing.password') },
    call: ({ password }) => verify({ key, password }).unwrap(),
    onDone: () => setState('done'),
    onFailure(failure) {
      if (!fieldErrors(failure).key) return false;
      setState('failed');
      return true;
    },
    texts: () => ({ rejected: t('verify.failed'), unavailable: t('verify.failed') }),
  });

  return { ...form, state };
}
