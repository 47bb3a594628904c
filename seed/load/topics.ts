import { millisecondsInHour } from 'date-fns/constants';
import { eq, max, sql } from 'drizzle-orm';
import { forums, topicLikes, topics } from '../../provider/db/schema/topics.ts';
import { hotRank } from '../../provider/domain/ranking/hot.ts';
import type { Db } from '../../provider/platform/db/client.ts';
import { urlOf } from '../../provider/platform/files/names.ts';
import { comments } from '../content/comments/comments.ts';
import { hoursTogether, members } from '../content/members.ts';
import { createRandom } from '../content/random.ts';
import { altOf } from '../content/scenes.ts';
import { topics as content, type SeedTopic } from '../content/topics/topics.ts';
import { idAt, known } from './accounts.ts';
import { countComments, insertComments } from './comments.ts';
import type { SeededForums } from './forums.ts';
import { picturesOf } from './pictures.ts';

const LIKES_SEED = 11;

const filesOf = (topic: SeedTopic) =>
  picturesOf(topic).map(({ name, width, height }, index) => ({
    url: urlOf(name),
    alt: altOf(topic.images[index] ?? 0),
    width,
    height,
  }));

/** Returns the result behind the skin type of every third author who states one. */
function surveyDataOf({ skinType }: SeedTopic, index: number, createdAt: Date) {
  if (!skinType || index % 3 !== 0) return null;
  return {
    type: skinType,
    axes: [...skinType].map((code, axis) => ({
      code,
      percent: 54 + ((index * 7 + axis * 13) % 40),
    })),
    takenAt: new Date(createdAt.getTime() - 12 * millisecondsInHour).toISOString(),
  };
}

/**
 * Inserts the topics, their likes and comments, and the forums' counters.
 */
export async function insertTopics(
  tx: Db,
  now: Date,
  users: ReadonlyMap<string, number>,
  seeded: SeededForums,
): Promise<void> {
  const random = createRandom(LIKES_SEED);
  const ago = (hours: number) => new Date(now.getTime() - hours * millisecondsInHour);
  const planned = content.map((topic, index) => {
    const createdAt = ago(topic.hours_ago);
    const likers = random
      .shuffle(members)
      .filter(({ username }) => username !== topic.author)
      .slice(0, topic.like_count);
    // Most likes come early in a topic's life.
    const likes = likers.map(({ username }) => ({
      userId: known(users, username),
      createdAt: ago(hoursTogether(username, topic.hours_ago) * (1 - random.next() ** 2)),
    }));
    const { forum, event } = topic;
    const row = {
      forumId: known(seeded.forums, forum),
      userId: known(users, topic.author),
      eventId: event ? known(seeded.events, `${forum}/${event}`) : null,
      type: topic.type,
      title: topic.title,
      content: topic.content,
      categories: topic.category ? [topic.category] : [],
      tags: topic.tags,
      files: filesOf(topic),
      showManagerBadge: topic.showManagerBadge ?? false,
      name: topic.name ?? '',
      productType: topic.productType ?? '',
      skinType: topic.skinType ?? '',
      surveyData: surveyDataOf(topic, index, createdAt),
      fixed: topic.fixed ?? false,
      viewCount: topic.view_count,
      likeCount: likes.length,
      ...countComments(comments.topic, index),
      createdAt,
      updatedAt: createdAt,
    };
    return { row: { ...row, hot: hotRank(row) }, likes };
  });
  const made = await tx
    .insert(topics)
    .values(planned.map(({ row }) => row))
    .returning({ id: topics.id });
  await tx
    .insert(topicLikes)
    .values(planned.flatMap(({ likes }, index) => likes.map((like) => ({ ...like, topicId: idAt(made, index) }))));
  const contentIds = planned.map((_, index) => idAt(made, index));
  await insertComments(tx, comments.topic, { now, users, subject: 'topic', contentIds });
  await countTopics(tx);
}

async function countTopics(tx: Db) {
  const rows = await tx
    .select({ id: topics.forumId, count: sql<number>`count(*)::int`, last: max(topics.createdAt) })
    .from(topics)
    .groupBy(topics.forumId);
  for (const { id, count, last } of rows) {
    await tx.update(forums).set({ topicCount: count, lastTopicAt: last }).where(eq(forums.id, id));
  }
}
