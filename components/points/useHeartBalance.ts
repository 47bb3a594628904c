import { useGetHeartHistoriesQuery } from '@/api/points';
import { useMember } from '@/hooks/useMember';

/** How many hearts the member has; undefined of a visitor and until it is known. */
export function useHeartBalance(): number | undefined {
  const { isLogin } = useMember();
  const { data } = useGetHeartHistoriesQuery({ page_size: 1 }, { skip: !isLogin });
  return isLogin ? data?.summary.balance : undefined;
}
