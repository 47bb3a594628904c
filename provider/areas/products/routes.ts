import { productDeals } from '../../../contract/constants/common.ts';
import { productFiltersAnswer, productsAnswer, productsQuery } from '../../../contract/products.ts';
import { presentProductLabel, productPresenter } from '../../domain/products/present.ts';
import { listProducts } from '../../domain/products/queries.ts';
import { productLabelsOf } from '../../domain/products/shown.ts';
import { call, paginate, read, router } from '../../platform/http/context.ts';

/** Products, to choose from and to narrow lists by. */
export const productRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/products/filters/',
      summary: 'Filters of products',
      answer: productFiltersAnswer,
    }),
    async (c) => {
      const labels = await productLabelsOf(c);
      const shown = (rows: typeof labels.stores) => rows.map((label) => presentProductLabel(label, c.get('locale')));
      const { categories, stores } = labels;
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
      const labels = await productLabelsOf(c);
      const { count, rows } = await read(c, (db) => listProducts(db, query, now));
      const present = productPresenter(labels, c.get('locale'), now);
      return c.json(paginate(c, query, count, rows.map(present)), 200);
    },
  );
