import { skipToken } from '@reduxjs/toolkit/query';
import { useGetChallengesOfQuery } from '@/api/challenges';
import { useMember } from '@/hooks/useMember';

/**
 * Returns a function that says whether the reader takes part in a challenge; false until that is known, and
 * for visitors.
 */
export function useMyChallenges(): (id: number) => boolean {
  const { user } = useMember();
  const { data } = useGetChallengesOfQuery(user ? { user: user.username } : skipToken);
  return (id) => Boolean(user && data?.results.some((challenge) => challenge.id === id));
}
