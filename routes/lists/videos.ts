import { videoOrderings, videoOrderingTypes } from '@/contract/constants/common';
import { createListPage } from '@/routes/createPage';
import { loadVideos } from '@/routes/loaders/contents';

export const videos = createListPage('videos', {
  namespaces: ['contents'],
  orders: { types: videoOrderingTypes, fields: videoOrderings },
  load: (fetchQuery, { state }) => loadVideos(fetchQuery, state),
});
