import { otherContentsAnswer, otherContentsQuery } from '../../../contract/contents.ts';
import { loadProducts } from '../../domain/products/read.ts';
import { call, paginate, read, router } from '../../platform/http/context.ts';
import { listOthers, presentOther } from './others.ts';

/** Products put together under a title. */
export const otherContentRoutes = router().openapi(
  call({
    method: 'get',
    path: '/contents/other/',
    summary: 'Collections of products, by deal, store and category',
    query: otherContentsQuery,
    answer: otherContentsAnswer,
  }),
  async (c) => {
    const query = c.req.valid('query');
    const { count, rows } = await read(c, (db) => listOthers(db, query, c.get('services').now()));
    const shown = await loadProducts(
      c,
      rows.flatMap(({ left }) => left),
    );
    const results = rows.map((row) => presentOther(row, shown, c.get('locale')));
    return c.json(paginate(c, query, count, results), 200);
  },
);
