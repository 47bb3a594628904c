import type { Topic, TopicListItem, TopicSummary } from '../../../contract/topics.ts';
import type { forumEvents, forums, topics } from '../../db/schema/topics.ts';
import { presentEdited } from '../../domain/content/written.ts';
import { presentAuthor } from '../../domain/members/present.ts';
import { closedTo } from '../../domain/taxonomy/closure.ts';
import type { Taxonomy } from '../../domain/taxonomy/forums.ts';
import { presentEvent } from '../../domain/taxonomy/presentForum.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import { excerptOf } from '../../platform/text/excerpt.ts';
import { findLinks } from '../../platform/text/links.ts';

type Row = typeof topics.$inferSelect;
type Unlisted = 'forumId' | 'userId' | 'eventId' | 'threadCount' | 'hot' | 'updatedAt' | 'deletedAt';

/** A topic's row in a list, or its full row, with its related rows. */
export interface TopicRow<Topic = Omit<Row, Unlisted>> {
  topic: Topic;
  forum: Pick<typeof forums.$inferSelect, 'id' | 'slug' | 'name' | 'nameEn' | 'writers' | 'archivedAt'>;
  event: typeof forumEvents.$inferSelect | null;
  user: Parameters<typeof presentAuthor>[0];
  collapsed: boolean;
}

/** Presents what lists and the page of a topic share. */
export function presentSummary(row: TopicRow, taxonomy: Taxonomy, locale: Locale): TopicSummary {
  const { topic, forum, collapsed } = row;
  return {
    id: topic.id,
    type: topic.type,
    status: topic.status,
    forum: { slug: forum.slug, name: localised(forum, 'name', locale) },
    event: row.event && presentEvent(row.event, forum.slug, locale),
    categories: taxonomy.categories(forum.id, topic.categories, locale),
    tags: taxonomy.tags(forum.id, topic.tags, locale),
    title: topic.title,
    excerpt: collapsed ? '' : excerptOf(topic.content),
    fileUrls: collapsed ? [] : topic.files.map((file) => file.url),
    showManagerBadge: topic.showManagerBadge,
    name: topic.name,
    productType: topic.productType,
    skinType: topic.skinType,
    fixed: topic.fixed,
    collapsed,
    view_count: topic.viewCount,
    like_count: topic.likeCount,
    comment_count: topic.commentCount,
    created_at: topic.createdAt.toISOString(),
    edited_at: topic.editedAt?.toISOString() ?? null,
    user: presentAuthor(row.user, locale),
  };
}

/** Presents a topic for a list, with the content of its row. */
export const presentListItem = (row: TopicRow, taxonomy: Taxonomy, locale: Locale): TopicListItem =>
  // Not a spread, which makes a slow object of so many fields.
  Object.assign(presentSummary(row, taxonomy, locale), {
    content: row.collapsed ? '' : row.topic.content,
    surveyData: row.collapsed ? null : row.topic.surveyData,
  });

const presentPlace = ({ forum }: TopicRow, locale: Locale): Topic['forum'] => ({
  slug: forum.slug,
  name: localised(forum, 'name', locale),
  closed: closedTo(forum),
});

/** Presents a topic's page; `own` is the caller's part of it. */
export const presentTopic = (
  row: TopicRow<Row>,
  taxonomy: Taxonomy,
  locale: Locale,
  own: Pick<Topic, 'liked' | 'can'>,
): Topic =>
  Object.assign(presentSummary(row, taxonomy, locale), {
    forum: presentPlace(row, locale),
    fileUrls: row.topic.files.map((file) => file.url),
    content: row.topic.content,
    links: findLinks(row.topic.content),
    files: row.topic.files,
    surveyData: row.topic.surveyData,
    liked: own.liked,
    can: own.can,
    updated_at: row.topic.updatedAt.toISOString(),
    ...presentEdited(row.topic),
  });
