import { defineArea } from '../../domain/areas/area.ts';
import { homeRankings } from './home.ts';
import { rankingRoutes } from './routes.ts';

export const rankingsArea = defineArea({
  routes: [rankingRoutes],
  home: { rankings: homeRankings },
});
