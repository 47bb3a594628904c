/** Constants of members' and visitors' questions to the managers. */

export const supportTopics = ['account', 'reward', 'event', 'report', 'bug', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];

/** A thread is open until a manager answers; a further message of its writer opens it again. */
export const supportStatuses = ['open', 'answered', 'closed'] as const;
/** The managers' views of the threads. */
export const supportViews = [...supportStatuses, 'all'] as const;
export type SupportView = (typeof supportViews)[number];

export const SUPPORT_MAX = 2_000;
/** The length of the title of a text that operators send again, in characters. */
export const SAVED_REPLY_TITLE_MAX = 40;
/** What a visitor asked is deleted this long after the last message, in days. */
export const SUPPORT_VISITOR_DAYS = 180;
