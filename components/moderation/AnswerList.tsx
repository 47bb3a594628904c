import type { ReactNode } from 'react';
import { List } from '@/components/ui/List';
import { Pagination } from '@/components/ui/Pagination';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import type { Paginated } from '@/contract/common';
import { DEFAULT_PAGE_SIZE } from '@/contract/constants/common';

/** Renders a page of an answer, its loading, error and empty states, and links to the other pages. */
export function AnswerList<T>({
  answer: { data, isError, isFetching, refetch },
  page,
  hrefOf,
  row,
  empty,
}: {
  answer: { data?: Paginated<T>; isError: boolean; isFetching: boolean; refetch: () => unknown };
  page: number;
  hrefOf: (page: number) => string;
  row: (entry: T) => ReactNode;
  empty: ReactNode;
}) {
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!data) return <SkeletonRows rows={4} />;
  if (data.results.length === 0) return empty;
  return (
    <>
      <List>{data.results.map(row)}</List>
      <Pagination page={page} count={data.count} pageSize={DEFAULT_PAGE_SIZE} hrefOf={hrefOf} />
    </>
  );
}
