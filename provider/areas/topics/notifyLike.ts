import type { topics } from '../../db/schema/topics.ts';
import { notify, withdraw } from '../../domain/notifications/notify.ts';
import type { Db } from '../../platform/db/client.ts';

/** A topic and the slug of its forum, as much as a notification of it needs. */
interface LikedTopic {
  topic: Pick<typeof topics.$inferSelect, 'id' | 'title' | 'userId'>;
  forum: string;
}

/** Returns the subject by which notifications refer to a topic. */
const topicSubject = ({ topic, forum }: LikedTopic) => ({
  type: 'topic' as const,
  id: topic.id,
  title: topic.title,
  path: `/forums/${forum}/topics/${topic.id}`,
});

/** Notifies a topic's author of a like, or withdraws the notification of one that is taken back. */
export function notifyLike(
  tx: Db,
  target: LikedTopic,
  { liked, actorId, now }: { liked: boolean; actorId: number; now: Date },
): Promise<void> {
  const notice = {
    to: target.topic.userId,
    kind: 'like' as const,
    actorId,
    subject: topicSubject(target),
    cause: { subject: 'topic' as const, subjectId: target.topic.id },
  };
  return liked ? notify(tx, { ...notice, now }) : withdraw(tx, notice);
}
