import { defineArea } from '../../domain/areas/area.ts';
import { postCommentParent, postCommentRoutes } from './comments.ts';
import { homePosts } from './home.ts';
import { postListRoutes } from './listRoutes.ts';
import { postSubject } from './moderate.ts';
import { postRoutes } from './routes.ts';
import { findSavedPosts } from './saved.ts';

export const postsArea = defineArea({
  routes: [postListRoutes, postRoutes, postCommentRoutes],
  moderated: { post: postSubject },
  commented: { post: postCommentParent },
  saved: { post: findSavedPosts },
  home: { posts: homePosts },
});
