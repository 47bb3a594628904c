import { useGetHeartHistoriesQuery } from '@/api/points';
import { useMember } from '@/hooks/useMember';

/** Returns the member's number of hearts; undefined for a visitor and until it is loaded. */
export function useHeartBalance(): number | undefined {
  const { isLogin } = useMember();
  const { data } = useGetHeartHistoriesQuery({ page_size: 1 }, { skip: !isLogin });
  return isLogin ? data?.summary.balance : undefined;
}
