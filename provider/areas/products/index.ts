import { defineArea } from '../../domain/areas/area.ts';
import { productRoutes } from './routes.ts';
import { findSavedProducts } from './saved.ts';

export const productsArea = defineArea({
  routes: [productRoutes],
  saved: { product: findSavedProducts },
});
