import { declareCalls } from './call.ts';
import type { productSchemas } from './products.ts';

export const productCalls = declareCalls<typeof productSchemas>()({
  getProductFilters: ['GET', '/products/filters/', 'public'],
  getProducts: ['GET', '/products/', 'public'],
  getProduct: ['GET', '/products/{id}/', 'public'],
});
