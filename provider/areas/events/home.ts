import { eventSchemas } from '../../../contract/events.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import { localised } from '../../platform/messages/localised.ts';
import { listEvents } from './queries.ts';

const shown = eventSchemas.getEvents.query.parse({ page_size: 4 });

/** Returns the open events of the home page. */
export async function homeEvents(c: AppContext) {
  const { rows } = await read(c, (db) => listEvents(db, shown, c.get('services').now()));
  return rows.map((row) => ({
    slug: row.slug,
    title: localised(row, 'title', c.get('locale')),
    image: row.image,
    gift: localised(row, 'gift', c.get('locale')),
    ends_at: row.endsAt.toISOString(),
  }));
}
