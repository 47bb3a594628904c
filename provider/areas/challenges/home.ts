import { challengeSchemas } from '../../../contract/challenges.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import { localised } from '../../platform/messages/localised.ts';
import { listChallenges } from './queries.ts';

const shown = challengeSchemas.getChallenges.query.parse({ status: 'opened', page_size: 4 });

/** Returns the open challenges of the home page. */
export async function homeChallenges(c: AppContext) {
  const { rows } = await read(c, (db) => listChallenges(db, shown, c.get('services').now()));
  return rows.map((row) => ({
    id: row.id,
    title: localised(row, 'title', c.get('locale')),
    image: row.image,
    ends_on: row.endsOn,
    participant_count: row.participantCount,
  }));
}
