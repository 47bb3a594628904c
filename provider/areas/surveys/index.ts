import { defineArea } from '../../domain/areas/area.ts';
import { eraseResults } from './erase.ts';
import { surveyRoutes } from './routes.ts';

export const surveysArea = defineArea({
  routes: [surveyRoutes],
  erase: eraseResults,
});
