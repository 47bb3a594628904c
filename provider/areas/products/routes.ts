import { z } from '@hono/zod-openapi';
import { id } from '../../../contract/common.ts';
import { productDeals } from '../../../contract/constants/common.ts';
import { product, productFiltersAnswer, productsAnswer, productsQuery } from '../../../contract/products.ts';
import { presentProductTerm, productPresenter } from '../../domain/products/present.ts';
import { findProduct, listProducts } from '../../domain/products/queries.ts';
import { productTaxonomyOf } from '../../domain/products/read.ts';
import { call, paginate, read, router } from '../../platform/http/context.ts';

/** Products, to choose from and to filter lists by. */
export const productRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/products/filters/',
      summary: 'Filters of products',
      answer: productFiltersAnswer,
    }),
    async (c) => {
      const taxonomy = await productTaxonomyOf(c);
      const shown = (rows: typeof taxonomy.stores) => rows.map((term) => presentProductTerm(term, c.get('locale')));
      const { categories, stores } = taxonomy;
      return c.json({ categories: shown(categories), stores: shown(stores), deals: [...productDeals] }, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/products/',
      summary: 'Products, by category, store and deal',
      query: productsQuery,
      answer: productsAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const now = c.get('services').now();
      const taxonomy = await productTaxonomyOf(c);
      const { count, rows } = await read(c, (db) => listProducts(db, query, now));
      const present = productPresenter(taxonomy, c.get('locale'), now);
      return c.json(paginate(c, query, count, rows.map(present)), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/products/{id}/',
      summary: 'A product',
      params: z.object({ id }),
      answer: product,
    }),
    async (c) => {
      const { now } = c.get('services');
      const taxonomy = await productTaxonomyOf(c);
      const row = await read(c, (db) => findProduct(db, c.req.valid('param').id));
      return c.json(productPresenter(taxonomy, c.get('locale'), now())(row), 200);
    },
  );
