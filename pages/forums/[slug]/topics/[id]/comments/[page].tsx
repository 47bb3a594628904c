import type { GetServerSideProps } from 'next';
import { loadTopic } from '@/routes/loaders/topic';
import { renderRequest } from '@/server/render/page';
import TopicPage from '../../[id]';

/** A topic with a later page of its comments: `?page=2` of its address. */
export default TopicPage;

export const getServerSideProps = ((context) => {
  const slug = String(context.params?.slug);
  const id = Number(context.params?.id);
  const page = Number(context.params?.page);
  return renderRequest(context, {
    namespaces: ['topics', 'skin', 'comments'],
    given: { slug, id, page },
    load: loadTopic(slug, id, page),
  });
}) satisfies GetServerSideProps;
