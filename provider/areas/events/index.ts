import { defineArea } from '../../domain/areas/area.ts';
import { managedEventRoutes } from './editorRoutes.ts';
import { eraseApplications } from './erase.ts';
import { homeEvents } from './home.ts';
import { eventManageRoutes } from './manageRoutes.ts';
import { eventRoutes } from './routes.ts';

export const eventsArea = defineArea({
  routes: [eventRoutes, eventManageRoutes, managedEventRoutes],
  erase: [eraseApplications],
  home: { events: homeEvents },
});
