import { postsApi } from '@/api/posts';
import { productsApi } from '@/api/products';
import { postsWith } from '@/components/products/postsWith';
import { createDetailPage } from '@/routes/createPage';

export const product = createDetailPage('product', {
  namespaces: ['products', 'posts'],
  propsOf: ({ id }) => ({ id }),
  load: async (fetchQuery, { id }) => {
    await Promise.all([
      fetchQuery(productsApi.endpoints.getProduct.initiate({ id })),
      fetchQuery(postsApi.endpoints.getPosts.initiate(postsWith(id))),
    ]);
  },
});
