import { useGetChallengesQuery } from '@/api/challenges';
import { MAX_PAGE_SIZE } from '@/contract/constants/common';
import { useMember } from '@/hooks/useMember';

/**
 * Returns a function that says whether the reader takes part in a challenge; false until that is known, and
 * for visitors.
 */
export function useMyChallenges(): (id: number) => boolean {
  const { user } = useMember();
  const { data } = useGetChallengesQuery({ user: user?.username ?? '', page_size: MAX_PAGE_SIZE }, { skip: !user });
  return (id) => Boolean(user && data?.results.some((challenge) => challenge.id === id));
}
