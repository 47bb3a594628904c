import type { Topic } from '../../../contract/topics.ts';
import { taxonomyOf } from '../../domain/taxonomy/forumTaxonomy.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import { topicCan } from './policy.ts';
import { presentTopic } from './present.ts';
import { findTopic, hasLiked } from './queries.ts';

/** Returns the page of a topic, as `invalidates` expects it. */
export const topicPage = (forum: string, id: number) => `forums/${forum}/topics/${id}`;

/** Reads a topic as the caller sees it. @throws 404 */
export async function readTopic(c: AppContext, id: number, forum?: string): Promise<Topic> {
  const member = c.get('member');
  const found = await read(c, async (db) => {
    const row = await findTopic(db, id, { member, forum });
    return row && { row, liked: await hasLiked(db, id, member?.id) };
  });
  if (!found) throw notFound();
  const { row, liked } = found;
  return presentTopic(row, await taxonomyOf(c), c.get('locale'), { liked, can: topicCan(member, row.topic) });
}
