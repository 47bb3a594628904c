import { MAX_PAGE_SIZE } from '../../../contract/constants/common.ts';
import { forumSchemas } from '../../../contract/forums.ts';
import { listForums } from '../../domain/taxonomy/forums.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import { forumPresenter } from './present.ts';

const shown = forumSchemas.getForums.query.parse({ page_size: MAX_PAGE_SIZE });

/** Returns the forums of the home page. */
export async function homeForums(c: AppContext) {
  const { rows } = await read(c, (db) => listForums(db, shown));
  return rows.map(await forumPresenter(c));
}
