import { commentsApi } from '@/api/comments';
import { postNotionApi } from '@/api/postNotion';
import { postComments, postsApi } from '@/api/posts';
import { productsApi } from '@/api/products';
import { postsQueryOf, relatedKey } from '@/components/posts/postsQuery';
import type { ListState } from '@/lib/listState';
import type { Ask } from '@/store/pageData';

const { endpoints } = postsApi;

/** Asks at once for everything that a list of posts shows. */
export const loadPosts = (ask: Ask, state: ListState) =>
  Promise.all([
    ask(endpoints.getPosts.initiate(postsQueryOf(state))),
    ask(endpoints.getPostCategories.initiate()),
    ask(endpoints.getPostTags.initiate()),
    ask(productsApi.endpoints.getProductFilters.initiate()),
  ]);

/** The same for a post's page; `page` is that of its comments. A Notion page is drawn here and now. */
export async function loadPost(
  ask: Ask,
  id: number,
  page: number,
): Promise<{ notion: string | null }> {
  const [post] = await Promise.all([
    ask(endpoints.getPost.initiate(id)),
    ask(endpoints.getRelatedPosts.initiate(relatedKey(id))),
    ask(commentsApi.endpoints.getComments.initiate({ path: postComments(id).path, page })),
  ]);
  if (post.type !== 'notion') return { notion: null };
  const recordMap = await ask(postNotionApi.endpoints.getPostNotion.initiate(id));
  const { notionHtml } = await import('@/components/posts/notion/notionHtml');
  return { notion: notionHtml(recordMap) };
}
