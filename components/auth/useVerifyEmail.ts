import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVerifyEmailMutation } from '@/api/auth';
import type { CallFailure } from '@/api/send';
import { useAppSelector } from '@/hooks/redux';
import { useMember } from '@/hooks/useMember';
import { useSessionActions } from '@/hooks/useSession';
import { fieldErrors } from '@/lib/failures';
import { useFailureWords } from './useFailureWords';

type State = 'working' | 'password' | 'done' | 'failed';

/**
 * Proves the address by the key of a mailed link, which is sent once it is known who is signed in. Without
 * a session of the account the provider asks for its password: whoever reads the mail need not be who
 * signed up.
 */
export function useVerifyEmail(key: string) {
  const { t } = useTranslation('auth');
  const [verify, { isLoading }] = useVerifyEmailMutation();
  const { isLogin } = useMember();
  const isKnown = useAppSelector(({ user }) => user.session.status !== 'loading');
  const { update } = useSessionActions();
  const words = useFailureWords();
  const [state, setState] = useState<State>('working');
  const [error, setError] = useState('');
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

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setError('');
    const answer = await verify({ key, password });
    if (!answer.error) {
      setState('done');
      return;
    }
    const failure = answer.error as CallFailure;
    const refused = fieldErrors(failure);
    if (refused.key) setState('failed');
    const failed = t('verify.failed');
    setError(refused.password ?? words(failure, { refused: failed, unavailable: failed }));
  };

  return { state, submit, busy: isLoading, error };
}
