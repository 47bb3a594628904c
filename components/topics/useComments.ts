import { useRouter } from 'next/router';
import { useGetCommentsQuery } from '@/api/comments';
import { DEFAULT_PAGE_SIZE } from '@/contract/constants';
import type { Topic } from '@/contract/topics';
import { useMorePages } from '@/hooks/useMorePages';
import { paths } from '@/lib/paths';

/** Which pages of a topic's comments are shown, from `page` on, and where a new one appears. */
export function useComments(topic: Topic, page: number) {
  const router = useRouter();
  const key = { slug: topic.forum.slug, id: topic.id };
  const { data } = useGetCommentsQuery({ ...key, page });
  const count = data?.count ?? 0;
  const last = Math.max(page, Math.ceil(count / DEFAULT_PAGE_SIZE));
  const hrefOf = (to: number) =>
    `${paths.topic(key.slug, key.id, { page: to === 1 ? '' : to })}#comments`;
  const { pages, add } = useMorePages(hrefOf(page), page, last);
  const end = pages.at(-1) ?? page;
  return {
    key,
    count,
    pages,
    end,
    add,
    hrefOf,
    /** The page that a new comment belongs to. */
    lastKey: { ...key, page: last },
    /** Leads there, when it is not among those shown. */
    showLast: () => {
      if (end < last) void router.push(hrefOf(last));
    },
  };
}
