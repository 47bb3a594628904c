import { later } from '@/components/ui/later';
import { useMember } from '@/hooks/useMember';

const VerifyNotice = later(() => import('./VerifyNotice').then((it) => it.VerifyNotice));

/** Renders the notice above a member's forms while their address is not verified. */
export function Unverified() {
  const { user } = useMember();
  return user && !user.email_verified ? <VerifyNotice /> : null;
}
