import type { ReactNode } from 'react';
import { SkeletonRows } from './Skeleton';
import { ErrorState } from './State';

/** Renders what a query returned; before that its loading state, or its failure with the means to ask again. */
export function Loaded<T>({
  answer: { data, isError, isFetching, refetch },
  loading = <SkeletonRows />,
  children,
}: {
  answer: { data?: T; isError: boolean; isFetching: boolean; refetch: () => unknown };
  loading?: ReactNode;
  children: (data: NonNullable<T>) => ReactNode;
}) {
  if (data) return children(data);
  return isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : loading;
}
