import { bookmarks } from '../../db/schema/bookmarks.ts';
import { defineArea } from '../../domain/areas/area.ts';
import { bookmarkRoutes } from './routes.ts';

export const bookmarksArea = defineArea({
  routes: [bookmarkRoutes],
  erase: [bookmarks.userId],
});
