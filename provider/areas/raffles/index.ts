import { raffleDeliveries } from '../../db/schema/raffles.ts';
import { defineArea } from '../../domain/areas/area.ts';
import { managedRaffleRoutes } from './manageRoutes.ts';
import { raffleRoutes } from './routes.ts';

export const rafflesArea = defineArea({
  routes: [raffleRoutes, managedRaffleRoutes],
  erase: [raffleDeliveries.userId],
});
