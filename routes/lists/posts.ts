import { createListPage } from '@/routes/createPage';
import { loadPosts } from '@/routes/loaders/posts';

export const posts = createListPage('posts', {
  load: (fetchQuery, { state }) => loadPosts(fetchQuery, state),
});
