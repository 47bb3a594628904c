import { z } from 'zod';
import { banner } from './banners.ts';
import { photoSummary, videoSummary } from './contents.ts';
import { forum } from './forums.ts';
import { postSummary } from './posts.ts';
import { questionSummary } from './questions.ts';
import { ranking } from './rankings.ts';
import { topicSummary } from './topics.ts';

/** What stands of a picture in a row of a few: enough to recognise it and to go there. */
const glimpse = { id: true, title: true, thumbnail: true } as const;

/** GET base/main/: everything the home page shows, in one answer. */
export const main = z.object({
  banners: z.array(banner),
  forums: z.array(forum),
  hot_topics: z.array(topicSummary),
  best_topics: z.array(topicSummary),
  rankings: z.array(ranking),
  posts: z.array(postSummary.pick({ id: true, title: true, cover: true })),
  questions: z.array(questionSummary),
  videos: z.array(videoSummary.pick(glimpse)),
  photos: z.array(photoSummary.pick(glimpse)),
});
export type Main = z.infer<typeof main>;
