import { z } from 'zod';
import { banner } from './banners.ts';
import { videoSummary } from './contents.ts';
import { forum } from './forums.ts';
import { ranking } from './rankings.ts';
import { topicSummary } from './topics.ts';

/** GET base/main/: everything the home page shows, in one answer. */
export const main = z.object({
  banners: z.array(banner),
  forums: z.array(forum),
  hot_topics: z.array(topicSummary),
  best_topics: z.array(topicSummary),
  rankings: z.array(ranking),
  videos: z.array(videoSummary.pick({ id: true, title: true, thumbnail: true })),
});
export type Main = z.infer<typeof main>;
