import { defineArea } from '../../domain/areas/area.ts';
import { topicCommentParent, topicCommentRoutes } from './comments.ts';
import { forumTopicRoutes } from './forumRoutes.ts';
import { homeBestTopics, homeHotTopics } from './home.ts';
import { topicSubject } from './moderate.ts';
import { topicRoutes } from './routes.ts';
import { findSavedTopics } from './saved.ts';

export const topicsArea = defineArea({
  routes: [forumTopicRoutes, topicCommentRoutes, topicRoutes],
  moderated: { topic: topicSubject },
  commented: { topic: topicCommentParent },
  saved: { topic: findSavedTopics },
  home: { hot_topics: homeHotTopics, best_topics: homeBestTopics },
});
