import { photoOrderings, photoOrderingTypes, photoPostTypes } from '@/contract/constants/common';
import { createListPage } from '@/routes/createPage';
import { loadPhotos } from '@/routes/loaders/contents';

export const photos = createListPage('photos', {
  namespaces: ['contents'],
  orders: { types: photoOrderingTypes, fields: photoOrderings },
  propsOf: ({ post_type }) => ({
    postType: photoPostTypes.find((type) => type === post_type) ?? null,
  }),
  load: (fetchQuery, { state, postType }) => loadPhotos(fetchQuery, state, postType),
});
