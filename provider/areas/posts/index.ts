import { defineArea } from '../../domain/areas/area.ts';
import { postContent } from './content.ts';
import { homePosts } from './home.ts';
import { postListRoutes } from './listRoutes.ts';
import { postCommentRoutes, postRoutes } from './routes.ts';

export const postsArea = defineArea({
  routes: [postListRoutes, postRoutes, postCommentRoutes],
  content: [postContent],
  home: { posts: homePosts },
});
