import { declareCalls } from './call.ts';
import type { managedProductSchemas } from './managedProducts.ts';

export const managedProductCalls = declareCalls<typeof managedProductSchemas>()({
  getManagedProducts: ['GET', '/manage/products/', 'content'],
  createProduct: ['POST', '/manage/products/', 'content'],
  orderProducts: ['PUT', '/manage/products/', 'content'],
  getProductTerms: ['GET', '/manage/products/terms/', 'content'],
  setProductTerms: ['PUT', '/manage/products/terms/', 'content'],
  getManagedProduct: ['GET', '/manage/products/{id}/', 'content'],
  updateProduct: ['PUT', '/manage/products/{id}/', 'content'],
});
