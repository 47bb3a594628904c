import { lazyClient } from '@/components/ui/lazyClient';
import { useMember } from '@/hooks/useMember';

const VerifyNotice = lazyClient(() => import('./VerifyNotice').then((it) => it.VerifyNotice));

/** Renders the notice above a member's forms while their address is not verified. */
export function Unverified() {
  const { user } = useMember();
  return user && !user.email_verified ? <VerifyNotice /> : null;
}
