/** Bounds of what new members may not do yet: the days in which a member is new, and what one may write in a day. */
export const NEW_MEMBER_DAYS_MAX = 30;
export const NEW_MEMBER_POSTS_MAX = 50;
export const NEW_MEMBER_COMMENTS_MAX = 200;
