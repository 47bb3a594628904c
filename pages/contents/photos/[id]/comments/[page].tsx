import type { GetServerSideProps } from 'next';
import { loadPhoto } from '@/routes/loaders/contents';
import { renderRequest } from '@/server/render/page';
import PhotoPage from '../../[id]';

/** A photo post with a later page of its comments: `?page=2` of its address. */
export default PhotoPage;

export const getServerSideProps = ((context) => {
  const id = Number(context.params?.id);
  const page = Number(context.params?.page);
  return renderRequest(context, {
    namespaces: ['contents', 'products', 'comments'],
    given: { id, page },
    load: loadPhoto(id, page),
  });
}) satisfies GetServerSideProps;
