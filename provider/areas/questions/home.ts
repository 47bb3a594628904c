import { questionSchemas } from '../../../contract/questions.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import { listQuestions } from './list.ts';
import { presentSummary } from './present.ts';

const shown = questionSchemas.getQuestions.query.parse({ page_size: 5 });

/** Returns the questions of the home page. */
export async function homeQuestions(c: AppContext) {
  const { rows } = await read(c, (db) => listQuestions(db, shown));
  return rows.map((row) => presentSummary(row, c.get('locale')));
}
