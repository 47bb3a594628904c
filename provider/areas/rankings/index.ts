import { defineArea } from '../../domain/area.ts';
import { homeRankings } from './home.ts';
import { rankingRoutes } from './routes.ts';

export const rankingsArea = defineArea({
  routes: [rankingRoutes],
  home: { rankings: homeRankings },
});
