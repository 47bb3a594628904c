import { defineArea } from '../../domain/area.ts';
import { eraseResults } from './erase.ts';
import { surveyRoutes } from './routes.ts';

export const surveysArea = defineArea({
  routes: [surveyRoutes],
  erase: eraseResults,
});
