import type { ReactNode } from 'react';
import { List } from '@/components/ui/List';
import { type Answer, Loaded } from '@/components/ui/Loaded';
import { Pagination } from '@/components/ui/Pagination';
import { SkeletonRows } from '@/components/ui/Skeleton';
import type { Paginated } from '@/contract/common';
import { DEFAULT_PAGE_SIZE } from '@/contract/constants/common';
import { usePageBefore } from '@/hooks/usePageBefore';

interface Pages<T> {
  answer: Answer<Paginated<T>>;
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
  usePageBefore(answer, page, hrefOf);
  return (
    <Loaded answer={answer} loading={<SkeletonRows rows={4} />}>
      {({ results, count }) =>
        results.length === 0 ? (
          empty
        ) : (
          <>
            {children(results)}
            <Pagination page={page} count={count} pageSize={DEFAULT_PAGE_SIZE} hrefOf={hrefOf} />
          </>
        )
      }
    </Loaded>
  );
}

/** Renders a page of an answer as a list. */
export function AnswerList<T>({ row, ...pages }: Pages<T> & { row: (entry: T) => ReactNode }) {
  return <AnswerPages {...pages}>{(entries) => <List>{entries.map(row)}</List>}</AnswerPages>;
}
