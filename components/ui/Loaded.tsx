import type { ReactNode } from 'react';
import { SkeletonRows } from './Skeleton';
import { ErrorState } from './State';

/** What a query of `api/` returned. */
export interface Answer<T> {
  data?: T;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Renders what a query returned; before that its loading state, or its failure with the means to ask again. */
export function Loaded<T>({
  answer: { data, isError, isFetching, refetch },
  loading = <SkeletonRows />,
  children,
}: {
  answer: Answer<T>;
  loading?: ReactNode;
  children: (data: NonNullable<T>) => ReactNode;
}) {
  if (data) return children(data);
  return isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : loading;
}
