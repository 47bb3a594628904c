import { commentsApi } from '@/api/comments';
import { postNotionApi } from '@/api/postNotion';
import { postComments, postsApi, relatedKey } from '@/api/posts';
import { postTermsApi } from '@/api/postTerms';
import { productsApi } from '@/api/products';
import { postsQueryOf } from '@/components/posts/postsQuery';
import type { ListState } from '@/lib/listState';
import type { FetchQuery } from '@/store/pageData';

const { endpoints } = postsApi;

/** Loads the data of a list of posts in parallel. */
export const loadPosts = (fetchQuery: FetchQuery, state: ListState) =>
  Promise.all([
    fetchQuery(endpoints.getPosts.initiate(postsQueryOf(state))),
    fetchQuery(postTermsApi.endpoints.getPostCategories.initiate()),
    fetchQuery(postTermsApi.endpoints.getPostTags.initiate()),
    fetchQuery(productsApi.endpoints.getProductFilters.initiate()),
  ]);

/** Loads the data of a post's page; `page` is that of its comments. A Notion page is rendered here. */
export async function loadPost(fetchQuery: FetchQuery, id: number, page: number): Promise<{ notion: string | null }> {
  const [post] = await Promise.all([
    fetchQuery(endpoints.getPost.initiate({ id })),
    fetchQuery(endpoints.getRelatedPosts.initiate(relatedKey(id))),
    fetchQuery(commentsApi.endpoints.getComments.initiate({ path: postComments(id).path, page })),
  ]);
  if (post.type !== 'notion') return { notion: null };
  const recordMap = await fetchQuery(postNotionApi.endpoints.getPostNotion.initiate({ id }));
  const { notionHtml } = await import('@/components/posts/notion/notionHtml');
  return { notion: notionHtml(recordMap) };
}
