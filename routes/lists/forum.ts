import { createListPage } from '@/routes/createPage';
import { loadForum } from '@/routes/loaders/forum';
import { loadRailBanners } from '@/routes/loaders/railBanners';
import { loadTopics } from '@/routes/loaders/topics';

export const forum = createListPage('forum', {
  propsOf: ({ slug }) => ({ slug: String(slug) }),
  load: (ask, { slug, state }) =>
    Promise.all([
      loadForum(ask, slug, state.event),
      loadTopics(ask, state, { slug }),
      loadRailBanners(ask),
    ]),
});
