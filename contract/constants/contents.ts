/** Whether readers see a video or a photo post; it is never deleted, since comments and courses name it. */
export const contentStates = ['published', 'hidden'] as const;
export type ContentState = (typeof contentStates)[number];

export const CONTENT_TITLE_MAX = 120;
export const CONTENT_DESCRIPTION_MAX = 5000;
export const CONTENT_CATEGORIES_MAX = 10;
export const PHOTO_PICTURES_MAX = 10;
export const YOUTUBE_ADDRESS_MAX = 200;

/** The imports that the console shows, and the problems of each that are stored with it. */
export const IMPORT_RUNS_MAX = 20;
export const IMPORT_PROBLEMS_MAX = 100;
