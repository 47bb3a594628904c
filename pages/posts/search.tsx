import type { GetServerSideProps } from 'next';
import { loadPosts } from '@/components/posts/loadPosts';
import { postOrders } from '@/components/posts/postsQuery';
import { parseListState } from '@/lib/listState';
import { renderRequest } from '@/server/render/page';
import PostsPage from './pages/[page]';

/** Posts searched, filtered or in another order: `/posts?search=…`. */
export default PostsPage;

export const getServerSideProps = ((context) => {
  const state = parseListState(context.query, postOrders);
  return renderRequest(context, {
    namespaces: ['posts', 'products'],
    given: { state },
    load: (ask) => loadPosts(ask, state),
  });
}) satisfies GetServerSideProps;
