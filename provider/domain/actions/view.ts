import type { ViewAnswer } from '../../../contract/common.ts';
import type { Db } from '../../platform/db/client.ts';
import { type AppContext, type Member, write } from '../../platform/http/context.ts';
import { seoulDay } from '../../platform/time/seoul.ts';
import type { Address, Locked } from '../content/define.ts';
import type { ViewsTable } from '../content/written.ts';
import { mayCountView, readerOf } from './reader.ts';

/** Makes the handler that counts a view of content once a reader a day. @throws 404 */
export const view =
  <Row extends { id: number; viewCount: number }, A extends Address>(content: {
    kind: string;
    views: ViewsTable;
    lock(tx: Db, address: Partial<A>, caller: Member | null): Promise<Locked<Row>>;
    setCounts(tx: Db, row: Row, counts: { viewCount: number }): Promise<void>;
  }) =>
  (c: AppContext, { params, member }: { params: Partial<A>; member: Member | null }): Promise<ViewAnswer> =>
    write(c, async (tx) => {
      const { row } = await content.lock(tx, params, member);
      const day = seoulDay(c.get('services').now());
      const added = await tx
        .insert(content.views)
        .values({ [`${content.kind}Id`]: row.id, reader: readerOf(c), day })
        .onConflictDoNothing()
        .returning();
      if (added.length === 0 || !(await mayCountView(c, `${content.kind}:${row.id}`))) {
        return { view_count: row.viewCount };
      }
      const viewCount = row.viewCount + 1;
      await content.setCounts(tx, row, { viewCount });
      return { view_count: viewCount };
    });
