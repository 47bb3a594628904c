import type { Topic } from '../../../contract/topics.ts';
import { hasLiked } from '../../domain/actions/like.ts';
import { taxonomyOf } from '../../domain/taxonomy/forumTaxonomy.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import { topicContent } from './content.ts';
import { topicCan } from './policy.ts';
import { presentTopic } from './present.ts';
import { findTopic } from './queries.ts';

/** Reads a topic as the caller sees it. @throws 404 */
export async function readTopic(c: AppContext, id: number, forum?: string): Promise<Topic> {
  const member = c.get('member');
  const found = await read(c, async (db) => {
    const row = await findTopic(db, id, { member, forum });
    return row && { row, liked: await hasLiked(db, topicContent, id, member?.id) };
  });
  if (!found) throw notFound();
  const { row, liked } = found;
  return presentTopic(row, await taxonomyOf(c), c.get('locale'), { liked, can: topicCan(member, row.topic) });
}
