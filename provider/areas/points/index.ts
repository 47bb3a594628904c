import { defineArea } from '../../domain/areas/area.ts';
import { readBalances } from '../../domain/ledger/balances.ts';
import { read } from '../../platform/http/context.ts';
import { pointRoutes } from './routes.ts';

export const pointsArea = defineArea({
  routes: [pointRoutes],
  ownHome: {
    balances: (c, { id }) => read(c, (db) => readBalances(db, id, c.get('services').now())),
  },
});
