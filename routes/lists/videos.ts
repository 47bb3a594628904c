import { createListPage } from '@/routes/createPage';
import { loadVideos } from '@/routes/loaders/contents';

export const videos = createListPage('videos', {
  load: (fetchQuery, { state }) => loadVideos(fetchQuery, state),
});
