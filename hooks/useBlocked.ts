import { skipToken } from '@reduxjs/toolkit/query';
import { useGetBlockedQuery } from '@/api/blocked';
import { useMember } from './useMember';

/**
 * Returns a function that says whether the reader has blocked an author. Pages are rendered without a
 * session, so a blocked member's content is hidden once the browser knows the reader: one call a visit.
 */
export function useBlocked(): (author: { username: string } | null | undefined) => boolean {
  const { isLogin } = useMember();
  const { data } = useGetBlockedQuery(isLogin ? undefined : skipToken);
  // An author who has left has no name.
  return (author) => Boolean(author?.username && data?.results.some(({ username }) => username === author.username));
}
