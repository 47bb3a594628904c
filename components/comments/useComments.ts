import { useRouter } from 'next/router';
import { type CommentSubject, commentsKey, useGetCommentsQuery } from '@/api/comments';
import { DEFAULT_PAGE_SIZE } from '@/contract/constants/common';
import { useMorePages } from '@/hooks/useMorePages';
import type { Query } from '@/lib/paths';

/**
 * Returns the pages of a subject's comments that are shown, from `page` on, and the page on which a new
 * comment appears. `pageOf` builds the address of the subject's page.
 */
export function useComments(subject: CommentSubject, page: number, pageOf: (query?: Query) => string) {
  const router = useRouter();
  const { data } = useGetCommentsQuery(commentsKey(subject, page));
  const count = data?.count ?? 0;
  const last = Math.max(page, Math.ceil(count / DEFAULT_PAGE_SIZE));
  const hrefOf = (to: number) => `${pageOf({ page: to === 1 ? '' : to })}#comments`;
  const { pages, add, rereads } = useMorePages(hrefOf(page), page, last);
  const end = pages.at(-1) ?? page;
  const newest = subject.ordering === 'new' ? 1 : last;
  return {
    count,
    pages,
    end,
    add,
    rereads,
    hrefOf,
    /** The page that a new comment belongs to. */
    newest,
    /** Navigates to that page when it is not among those shown. */
    showNewest: () => {
      if (!pages.includes(newest)) void router.push(hrefOf(newest));
    },
  };
}
