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

/** The parts of the home page that a reader may choose between: its sections, and the rankings beside them. */
export const homeTypes = [...homeSectionNames, 'rankings'] as const;
export type HomeType = (typeof homeTypes)[number];
