import { defineArea } from '../../domain/areas/area.ts';
import { homeForums } from './home.ts';
import { managedForumRoutes } from './manageRoutes.ts';
import { forumRoutes } from './routes.ts';

export const forumsArea = defineArea({
  routes: [managedForumRoutes, forumRoutes],
  home: { forums: homeForums },
});
