import { eventsQuery } from '../../../contract/events.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import { listEvents } from './queries.ts';

const shown = eventsQuery.parse({ page_size: 4 });

/** The open events of the home page. */
export async function homeEvents(c: AppContext) {
  const { rows } = await read(c, (db) => listEvents(db, shown, c.get('services').now()));
  const isEnglish = c.get('locale') === 'en';
  return rows.map(({ slug, title, titleEn, image }) => ({
    slug,
    title: isEnglish ? titleEn : title,
    image,
  }));
}
