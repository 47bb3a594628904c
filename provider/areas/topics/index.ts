import { defineArea } from '../../domain/areas/area.ts';
import { topicContent } from './content.ts';
import { forumTopicRoutes, topicCommentRoutes } from './forumRoutes.ts';
import { homeBestTopics, homeHotTopics } from './home.ts';
import { topicRoutes } from './routes.ts';

export const topicsArea = defineArea({
  routes: [forumTopicRoutes, topicCommentRoutes, topicRoutes],
  content: [topicContent],
  home: { hot_topics: homeHotTopics, best_topics: homeBestTopics },
});
