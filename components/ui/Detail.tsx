import type { ReactNode } from 'react';
import { type Tags, useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { isMissing } from '@/lib/failures';
import type { Answer } from './Loaded';
import { SkeletonRows } from './Skeleton';
import { ErrorState } from './State';

/**
 * Renders what a page is about; before that its loading state, or its failure, after which everything with `tags` is
 * fetched again. `missing` stands for what does not exist.
 */
export function Detail<T>({
  answer,
  tags,
  missing,
  loading = <SkeletonRows />,
  children,
}: {
  answer: Answer<T>;
  tags: Tags;
  missing?: ReactNode;
  loading?: ReactNode;
  children: (data: NonNullable<T>) => ReactNode;
}) {
  const { data, error, isFetching } = answer;
  const { away, retry } = useRetryWhenDown(answer, tags);
  if (missing && isMissing(error)) return missing;
  if (data) return children(data);
  return away ? <ErrorState onRetry={retry} retrying={isFetching} /> : loading;
}
