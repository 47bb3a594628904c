import { useGetHeartHistoriesQuery } from '@/api/points';
import { useMember } from '@/hooks/useMember';

/**
 * Returns the member's number of hearts, and to how many they are refilled each day; undefined for a visitor and until
 * they are loaded.
 */
export function useHearts(): { balance: number; daily: number | undefined } | undefined {
  const { isLogin } = useMember();
  const { data } = useGetHeartHistoriesQuery({ page_size: 1 }, { skip: !isLogin });
  if (!isLogin || !data) return undefined;
  const { balance, ways } = data.summary;
  return { balance, daily: ways.find(({ by }) => by === 'daily')?.amount };
}
