import type { ReactNode } from 'react';
import { Detail } from '@/components/ui/Detail';
import { List } from '@/components/ui/List';
import type { Answer } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import type { Paginated } from '@/contract/common';
import { useReread } from '@/hooks/useMorePages';
import type { Tags } from '@/hooks/useRetryWhenDown';

/**
 * Renders one page of a list: its rows, a skeleton while it loads, an error with a retry when that fails.
 * `tags` are the cache tags of the page's data; `row` renders an entry with its own `key`.
 */
export function ListPage<T>({
  answer,
  tags,
  row,
  skeleton = <SkeletonRows thumbnail />,
  ordered = false,
  className,
}: {
  answer: Answer<Paginated<T>>;
  tags: Tags;
  row: (entry: T, index: number) => ReactNode;
  /** In the shape of the rows. */
  skeleton?: ReactNode;
  ordered?: boolean;
  /** Of the list, where its entries stand in a grid. */
  className?: string;
}) {
  useReread(answer.refetch);
  return (
    <Detail answer={answer} tags={tags} loading={skeleton}>
      {({ results }) => (
        <List ordered={ordered} className={className}>
          {results.map(row)}
        </List>
      )}
    </Detail>
  );
}
