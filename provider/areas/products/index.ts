import { defineArea } from '../../domain/areas/area.ts';
import { productContent } from './content.ts';
import { managedProductRoutes } from './manageRoutes.ts';
import { productRoutes } from './routes.ts';

export const productsArea = defineArea({
  routes: [managedProductRoutes, productRoutes],
  content: [productContent],
});
