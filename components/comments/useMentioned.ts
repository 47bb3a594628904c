import { useEffect, useState } from 'react';
import { type CommentsKey, useGetCommentsQuery } from '@/api/comments';
import { useLazyGetUsersQuery } from '@/api/users';
import type { Author } from '@/contract/users';
import { useMember } from '@/hooks/useMember';

/** How long a pause in typing is, in ms. */
const PAUSE_MS = 200;
const MEMBERS_MAX = 5;

/**
 * Returns the members that a typed mention may mean: those who wrote in the thread first, then those that a search
 * finds, fetched after a pause in typing and cancelled when it changes.
 */
export function useMentioned(thread: CommentsKey, search: string): Author[] {
  const { user } = useMember();
  const { data } = useGetCommentsQuery(thread);
  const [fetchUsers] = useLazyGetUsersQuery();
  const [found, setFound] = useState<Author[]>([]);

  useEffect(() => {
    setFound([]);
    if (search === '') return;
    let call: ReturnType<typeof fetchUsers> | undefined;
    const timer = setTimeout(() => {
      call = fetchUsers({ search, page_size: MEMBERS_MAX }, true);
      call.unwrap().then(
        ({ results }) => setFound(results),
        // Without the search the thread's members are offered.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      call?.abort();
    };
  }, [fetchUsers, search]);

  const typed = search.toLowerCase();
  const here = (data?.results ?? [])
    .flatMap((comment) => [comment, ...comment.replies])
    .flatMap((comment) => comment.user ?? [])
    .filter(({ username, nickname }) => username.startsWith(typed) || nickname.toLowerCase().includes(typed));
  const members = new Map(
    [...here, ...found]
      .filter(({ username }) => username !== '' && username !== user?.username)
      .map((member) => [member.username, member]),
  );
  return [...members.values()].slice(0, MEMBERS_MAX);
}
