import { productDeals } from '../../../contract/constants/common.ts';
import { productCalls } from '../../../contract/products.calls.ts';
import { mount } from '../../domain/identity/mount.ts';
import { presentProductTerm, productPresenter } from '../../domain/products/present.ts';
import { findProduct, listProducts } from '../../domain/products/queries.ts';
import { productTaxonomyOf } from '../../domain/products/read.ts';
import { paginate, read } from '../../platform/http/context.ts';

/** Products, to choose from and to filter lists by. */
export const productRoutes = mount(productCalls, {
  async getProductFilters(c) {
    const { categories, stores } = await productTaxonomyOf(c);
    const shown = (rows: typeof stores) => rows.map((term) => presentProductTerm(term, c.get('locale')));
    return { categories: shown(categories), stores: shown(stores), deals: [...productDeals] };
  },
  async getProducts(c, { query }) {
    const now = c.get('services').now();
    const taxonomy = await productTaxonomyOf(c);
    const { count, rows } = await read(c, (db) => listProducts(db, query, now));
    const present = productPresenter(taxonomy, c.get('locale'), now);
    return paginate(c, query, count, rows.map(present));
  },
  async getProduct(c, { params }) {
    const { now } = c.get('services');
    const taxonomy = await productTaxonomyOf(c);
    const row = await read(c, (db) => findProduct(db, params.id));
    return productPresenter(taxonomy, c.get('locale'), now())(row);
  },
});
