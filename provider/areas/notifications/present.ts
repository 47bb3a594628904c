import type { Notification } from '../../../contract/notifications.ts';
import type { notifications } from '../../db/schema/notifications.ts';
import { presentAuthor } from '../../domain/members/present.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';

/** One of the members behind a notification. */
export interface ActorRow {
  notificationId: number;
  user: Parameters<typeof presentAuthor>[0];
}

export const presentNotification = (
  row: typeof notifications.$inferSelect,
  actors: ActorRow[],
  { platform, locale }: { platform: Notification['platform']; locale: Locale },
): Notification => ({
  id: row.id,
  status: row.status,
  platform,
  kind: row.kind,
  subject: {
    type: row.subjectType,
    id: row.subjectId,
    title: localised(row, 'title', locale),
  },
  path: row.path,
  outcome: row.outcome,
  note: localised(row, 'note', locale) || row.note,
  actors: actors
    .filter(({ notificationId }) => notificationId === row.id)
    .map(({ user }) => presentAuthor(user, locale)),
  actor_count: row.actorCount,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
