import { managedProductCalls } from '../../../contract/managedProducts.calls.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { productTaxonomyOf } from '../../domain/products/read.ts';
import { invalidates, paginate, read, write } from '../../platform/http/context.ts';
import {
  createProduct,
  findManagedProduct,
  findProductTerms,
  listManagedProducts,
  orderProducts,
  setProductTerms,
  updateProduct,
} from './manage.ts';

/** The page of a product, as `invalidates` names it. */
const productPage = (id: number) => `products/${id}`;

/** Products as the console changes them. `terms` is matched before `{id}`. */
export const managedProductRoutes = mount(managedProductCalls, {
  async getManagedProducts(c, { query }) {
    const { count, results } = await read(c, (db) => listManagedProducts(db, query));
    return paginate(c, query, count, results);
  },
  async createProduct(c, { body, member }) {
    const created = await write(c, async (tx) =>
      findManagedProduct(tx, await createProduct(tx, body, requestContext(c, member))),
    );
    invalidates(c, productPage(created.id));
    return created;
  },
  async orderProducts(c, { body: { ids }, member }) {
    await write(c, (tx) => orderProducts(tx, ids, requestContext(c, member)));
    invalidates(c, ...ids.map(productPage));
    return done;
  },
  getProductTerms: (c) => read(c, findProductTerms),
  async setProductTerms(c, { body, member }) {
    const terms = await write(c, async (tx) => {
      await setProductTerms(tx, body, requestContext(c, member));
      return findProductTerms(tx);
    });
    productTaxonomyOf.forget(c);
    return terms;
  },
  getManagedProduct: (c, { params: { id } }) => read(c, (db) => findManagedProduct(db, id)),
  async updateProduct(c, { params: { id }, body, member }) {
    const changed = await write(c, async (tx) => {
      await updateProduct(tx, id, body, requestContext(c, member));
      return findManagedProduct(tx, id);
    });
    invalidates(c, productPage(id));
    return changed;
  },
});
