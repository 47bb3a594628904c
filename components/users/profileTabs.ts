import { paths } from '@/lib/paths';

/** The lists of a member's page: what they wrote, and what they take part in. */
export const profileTabs = {
  topics: paths.user,
  posts: paths.userPosts,
  challenges: paths.userChallenges,
};
export type ProfileTab = keyof typeof profileTabs;
