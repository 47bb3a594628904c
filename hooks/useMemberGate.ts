import { useRouter } from 'next/router';
import { paths } from '@/lib/paths';
import { useMember } from './useMember';

/**
 * Whether a deed may go on: a visitor is led to sign in instead and comes back to `path` after it.
 */
export function useMemberGate(path: string): () => boolean {
  const router = useRouter();
  const { isLogin } = useMember();
  return () => {
    if (isLogin) return true;
    void router.push(paths.signIn({ callbackUrl: path, error: 'SessionRequired' }));
    return false;
  };
}
