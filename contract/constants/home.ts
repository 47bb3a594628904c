/** The sections of the home page's column, in the order that a new site has. */
export const homeSectionNames = [
  'hot',
  'posts',
  'challenges',
  'events',
  'forums',
  'questions',
  'videos',
  'photos',
  'best',
] as const;
export type HomeSectionName = (typeof homeSectionNames)[number];
