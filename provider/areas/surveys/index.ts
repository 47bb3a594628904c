import { surveyResults } from '../../db/schema/surveys.ts';
import { defineArea } from '../../domain/areas/area.ts';
import { surveyRoutes } from './routes.ts';

export const surveysArea = defineArea({
  routes: [surveyRoutes],
  erase: [surveyResults.userId],
});
