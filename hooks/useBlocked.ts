import { skipToken } from '@reduxjs/toolkit/query';
import { useGetBlockedQuery } from '@/api/blocked';
import { useMember } from './useMember';

/**
 * Tells of an author whether the reader has blocked them. Pages are drawn for nobody in particular, so
 * what a blocked member wrote goes once the browser knows who reads: one call a visit.
 */
export function useBlocked(): (author: { username: string } | null | undefined) => boolean {
  const { isLogin } = useMember();
  const { data } = useGetBlockedQuery(isLogin ? undefined : skipToken);
  return (author) => Boolean(author && data?.includes(author.username));
}
