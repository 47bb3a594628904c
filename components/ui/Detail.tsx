import type { ReactNode } from 'react';
import { type Tags, useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { isMissing } from '@/lib/failures';
import { type Answer, Loaded } from './Loaded';

/**
 * Renders what a page is about; before that its loading state, or its failure, after which everything with `tags` is
 * fetched again. `missing` stands for what does not exist.
 */
export function Detail<T>({
  answer,
  tags,
  missing,
  loading,
  children,
}: {
  answer: Answer<T>;
  tags: Tags;
  missing?: ReactNode;
  loading?: ReactNode;
  children: (data: NonNullable<T>) => ReactNode;
}) {
  const { away, retry } = useRetryWhenDown(answer, tags);
  if (missing && isMissing(answer.error)) return missing;
  return (
    <Loaded answer={{ ...answer, isError: away, refetch: retry }} loading={loading}>
      {children}
    </Loaded>
  );
}
