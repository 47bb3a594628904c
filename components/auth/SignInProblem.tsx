import { lazyClient } from '@/components/ui/lazyClient';
import { FormNotice } from './FormNotice';

const LeaveSuspended = lazyClient(() => import('./LeaveSuspended').then((it) => it.LeaveSuspended));

/** Renders why a sign-in failed, and for a suspended member the way to leave. */
export function SignInProblem({ error, leaveKey }: { error: string; leaveKey: string }) {
  return (
    <>
      {error ? <FormNotice warning>{error}</FormNotice> : null}
      {leaveKey ? <LeaveSuspended leaveKey={leaveKey} /> : null}
    </>
  );
}
