import type { GetServerSideProps } from 'next';
import { postOrders } from '@/components/posts/postsQuery';
import { parseListState } from '@/lib/listState';
import { loadPosts } from '@/routes/loaders/posts';
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
