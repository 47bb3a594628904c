import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { isMissing } from '@/lib/failures';

/** Goes to the page before `page` of a list where that has gone with its last entry, which was removed from it. */
export function usePageBefore({ error }: { error?: unknown }, page: number, hrefOf: (page: number) => string) {
  const router = useRouter();
  const isGone = page > 1 && isMissing(error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that has gone
  useEffect(() => {
    if (isGone) void router.replace(hrefOf(page - 1));
  }, [isGone, page]);
}
