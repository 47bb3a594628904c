import type { ForumClosure } from '@/contract/constants/forums';
import { rightsOf } from '@/contract/constants/roles';
import { useMember } from './useMember';

/** Returns a function to why the reader cannot write in a forum; undefined where they can. */
export function useForumClosure() {
  const { user } = useMember();
  return ({ closed }: { closed?: ForumClosure }): ForumClosure | undefined =>
    closed === 'managers' && rightsOf(user?.role ?? 'member').includes('content') ? undefined : closed;
}
