import type { ReactNode } from 'react';
import { List } from '@/components/ui/List';
import { Pagination } from '@/components/ui/Pagination';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import type { Paginated } from '@/contract/common';
import { DEFAULT_PAGE_SIZE } from '@/contract/constants/common';
import { usePageBefore } from '@/hooks/usePageBefore';

/** What a query of a page of a list has returned. */
export interface PagedAnswer<T> {
  data?: Paginated<T>;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Pages<T> {
  answer: PagedAnswer<T>;
  page: number;
  hrefOf: (page: number) => string;
  empty: ReactNode;
}

/** Renders a page of an answer, its loading, error and empty states, and links to the other pages. */
export function AnswerPages<T>({
  answer,
  page,
  hrefOf,
  empty,
  children,
}: Pages<T> & { children: (entries: T[]) => ReactNode }) {
  const { data, isError, isFetching, refetch } = answer;
  usePageBefore(answer, page, hrefOf);
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!data) return <SkeletonRows rows={4} />;
  if (data.results.length === 0) return empty;
  return (
    <>
      {children(data.results)}
      <Pagination page={page} count={data.count} pageSize={DEFAULT_PAGE_SIZE} hrefOf={hrefOf} />
    </>
  );
}

/** Renders a page of an answer as a list. */
export function AnswerList<T>({ row, ...pages }: Pages<T> & { row: (entry: T) => ReactNode }) {
  return <AnswerPages {...pages}>{(entries) => <List>{entries.map(row)}</List>}</AnswerPages>;
}
