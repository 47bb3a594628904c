import { defineArea } from '../../domain/areas/area.ts';
import { ownBalances } from './own.ts';
import { pointRoutes } from './routes.ts';

export const pointsArea = defineArea({
  routes: [pointRoutes],
  ownHome: { balances: ownBalances },
});
