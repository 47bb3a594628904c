import { useEffect, useRef, useState } from 'react';
import { useVerifyEmailMutation } from '@/api/auth';
import { useMember } from '@/hooks/useMember';
import { useSessionActions } from '@/hooks/useSession';

/** Proves the address once the page stands; the key works once, so it is sent once. */
export function useVerifyEmail(key: string): 'working' | 'done' | 'failed' {
  const [verify] = useVerifyEmailMutation();
  const { isLogin } = useMember();
  const { update } = useSessionActions();
  const [state, setState] = useState<'working' | 'done' | 'failed'>('working');
  const sent = useRef(false);
  const known = useRef(false);

  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    verify({ key })
      .unwrap()
      .then(
        () => setState('done'),
        () => setState('failed'),
      );
  }, [verify, key]);

  useEffect(() => {
    if (state !== 'done' || !isLogin || known.current) return;
    known.current = true;
    update().catch(() => undefined);
  }, [state, isLogin, update]);

  return state;
}
