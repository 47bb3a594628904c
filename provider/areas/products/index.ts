import { defineArea } from '../../domain/areas/area.ts';
import { productContent } from './content.ts';
import { productRoutes } from './routes.ts';

export const productsArea = defineArea({
  routes: [productRoutes],
  content: [productContent],
});
