/** Who may write topics and comments in a forum: every member, or those who manage content. */
export const forumWriters = ['members', 'managers'] as const;
export type ForumWriters = (typeof forumWriters)[number];

/** Why a member cannot write in a forum: it is archived, or only those who manage content can. */
export const forumClosures = ['archived', 'managers'] as const;
export type ForumClosure = (typeof forumClosures)[number];

/** The slug of a forum, a category or a tag. */
export const FORUM_SLUG = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
export const FORUM_SLUG_MAX = 40;
/** Slugs that are other addresses below `forums/`. */
export const reservedForumSlugs = ['all', 'categories', 'events', 'new', 'order', 'tags'] as const;
export const FORUM_NAME_MAX = 40;
export const FORUM_DESCRIPTION_MAX = 200;
/** The most categories or tags of one forum, and the most forums. */
export const FORUM_TERMS_MAX = 50;
export const FORUMS_MAX = 100;
/** The kinds of topics. */
export const topicTypes = ['text', 'photo', 'question', 'notice'] as const;
