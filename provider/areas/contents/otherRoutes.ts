import { otherContentCalls } from '../../../contract/contents.calls.ts';
import { mount } from '../../domain/identity/mount.ts';
import { loadProducts } from '../../domain/products/read.ts';
import { paginate, read } from '../../platform/http/context.ts';
import { listOthers, presentOther } from './others.ts';

/** Products put together under a title. */
export const otherContentRoutes = mount(otherContentCalls, {
  async getOtherContents(c, { query }) {
    const { count, rows } = await read(c, (db) => listOthers(db, query, c.get('services').now()));
    const shown = await loadProducts(
      c,
      rows.flatMap(({ left }) => left),
    );
    const results = rows.map((row) => presentOther(row, shown, c.get('locale')));
    return paginate(c, query, count, results);
  },
});
