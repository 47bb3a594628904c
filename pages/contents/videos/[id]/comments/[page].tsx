import type { GetServerSideProps } from 'next';
import { loadVideo } from '@/routes/loaders/contents';
import { renderRequest } from '@/server/render/page';
import VideoPage from '../../[id]';

/** A video with a later page of its comments: `?page=2` of its address. */
export default VideoPage;

export const getServerSideProps = ((context) => {
  const id = Number(context.params?.id);
  const page = Number(context.params?.page);
  return renderRequest(context, {
    namespaces: ['contents', 'products', 'comments'],
    given: { id, page },
    load: loadVideo(id, page),
  });
}) satisfies GetServerSideProps;
