import { useGetChallengesQuery } from '@/api/challenges';
import { MAX_PAGE_SIZE } from '@/contract/constants/common';
import { useMember } from '@/hooks/useMember';

/** Tells whether the reader takes part in a challenge; in none before that is known, and as a visitor. */
export function useMyChallenges(): (id: number) => boolean {
  const { user } = useMember();
  const { data } = useGetChallengesQuery({ user: user?.username ?? '', page_size: MAX_PAGE_SIZE }, { skip: !user });
  return (id) => Boolean(user && data?.results.some((challenge) => challenge.id === id));
}
