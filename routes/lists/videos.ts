import { createListPage } from '@/routes/createPage';
import { loadVideos } from '@/routes/loaders/contents';

export const videos = createListPage('videos', {
  load: (ask, { state }) => loadVideos(ask, state),
});
