import { defineArea } from '../../domain/areas/area.ts';
import { eraseDeliveries } from './delivery.ts';
import { managedRaffleRoutes } from './manageRoutes.ts';
import { raffleRoutes } from './routes.ts';

export const rafflesArea = defineArea({
  routes: [raffleRoutes, managedRaffleRoutes],
  erase: eraseDeliveries,
});
