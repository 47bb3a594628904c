import { paths } from '@/lib/paths';

/** The lists of a member's page: their content, and their participations. */
export const profileTabs = { topics: paths.user, posts: paths.userPosts, challenges: paths.userChallenges };
export type ProfileTab = keyof typeof profileTabs;
