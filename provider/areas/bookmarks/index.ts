import { defineArea } from '../../domain/areas/area.ts';
import { eraseBookmarks } from './commands.ts';
import { bookmarkRoutes } from './routes.ts';

export const bookmarksArea = defineArea({
  routes: [bookmarkRoutes],
  erase: eraseBookmarks,
});
