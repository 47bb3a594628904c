import type { Forum, ForumCategory, ForumEvent } from '../../../contract/forums.ts';
import type { forumCategories, forumEvents, forums } from '../../db/schema/topics.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import { closedTo } from './closure.ts';

export const presentEvent = (row: typeof forumEvents.$inferSelect, forum: string, locale: Locale): ForumEvent => ({
  slug: row.slug,
  title: localised(row, 'title', locale),
  forum,
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
});

/** Presents a category or a tag, which both have a slug and a name. */
export const presentTerm = (
  row: typeof forumCategories.$inferSelect,
  forum: string,
  locale: Locale,
): ForumCategory => ({ slug: row.slug, name: localised(row, 'name', locale), forum });

export const presentForum = (
  row: typeof forums.$inferSelect,
  categories: ForumCategory[],
  tags: ForumCategory[],
  locale: Locale,
): Forum => ({
  slug: row.slug,
  name: localised(row, 'name', locale),
  description: localised(row, 'description', locale),
  topic_count: row.topicCount,
  last_topic_at: row.lastTopicAt?.toISOString() ?? null,
  closed: closedTo(row),
  categories,
  tags,
});
