import type { GetServerSideProps } from 'next';
import { loadPost } from '@/routes/loaders/posts';
import { renderRequest } from '@/server/render/page';
import PostPage from '../../[id]';

/** A post with a later page of its comments: `?page=2` of its address. */
export default PostPage;

export const getServerSideProps = (async (context) => {
  const id = Number(context.params?.id);
  const page = Number(context.params?.page);
  let notion: string | null = null;
  const rendered = await renderRequest(context, {
    namespaces: ['posts', 'products', 'comments'],
    given: { id, page },
    load: async (ask) => {
      ({ notion } = await loadPost(id, page)(ask));
    },
  });
  return 'props' in rendered ? { props: { ...(await rendered.props), notion } } : rendered;
}) satisfies GetServerSideProps;
