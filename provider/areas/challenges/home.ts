import { challengesQuery } from '../../../contract/challenges.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import { listChallenges } from './queries.ts';

const shown = challengesQuery.parse({ status: 'opened', page_size: 4 });

/** The open challenges of the home page. */
export async function homeChallenges(c: AppContext) {
  const { rows } = await read(c, (db) => listChallenges(db, shown, c.get('services').now()));
  const isEnglish = c.get('locale') === 'en';
  return rows.map(({ id, title, titleEn, image }) => ({
    id,
    title: isEnglish ? titleEn : title,
    image,
  }));
}
