import type { GetServerSideProps } from 'next';
import { loadForum } from '@/components/forums/loadForum';
import { loadTopics } from '@/components/topics/loadTopics';
import { parseListState } from '@/lib/listState';
import { renderRequest } from '@/store/page';
import ForumPage from './pages/[page]';

/** A forum's topics searched, filtered or in another order: `/forums/{slug}?search=…`. */
export default ForumPage;

export const getServerSideProps = (async (context) => {
  const slug = String(context.params?.slug);
  const state = parseListState(context.query);
  const rendered = await renderRequest(context, {
    namespaces: ['forums', 'topics'],
    load: async (ask) => {
      await Promise.all([loadForum(ask, slug), loadTopics(ask, state, { slug })]);
      return {};
    },
  });
  return 'props' in rendered ? { props: { ...(await rendered.props), slug, state } } : rendered;
}) satisfies GetServerSideProps;
