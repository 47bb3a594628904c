import { banner } from './banners.ts';
import type { CallSchemas } from './call.ts';
import { challengeSummary } from './challenges.ts';
import { homeSectionNames } from './constants/home.ts';
import { photoSummary, videoSummary } from './contents.ts';
import { eventSummary } from './events.ts';
import { forum } from './forums.ts';
import { postSummary } from './posts.ts';
import { questionSummary } from './questions.ts';
import { ranking } from './rankings.ts';
import { topicSummary } from './topics.ts';
import * as z from './zod.ts';

/** A topic reduced to its title. */
const titled = {
  id: true,
  forum: true,
  title: true,
  like_count: true,
  comment_count: true,
  created_at: true,
  user: true,
} as const;

/** A picture in a short row, with its link. */
const glimpse = { id: true, title: true, thumbnail: true } as const;

/** The data of the home page, in one response, reduced to the fields that it shows. */
const main = z.object({
  /** Those that are shown, in their order. */
  sections: z.array(z.enum(homeSectionNames)),
  banners: z.array(banner),
  forums: z.array(forum.pick({ slug: true, name: true, topic_count: true })),
  hot_topics: z.array(topicSummary.pick({ ...titled, excerpt: true, fileUrls: true })),
  best_topics: z.array(topicSummary.pick(titled)),
  rankings: z.array(ranking),
  posts: z.array(postSummary.pick({ id: true, title: true, cover: true, user: true })),
  /** Those that are open, the latest to begin first. */
  challenges: z.array(
    challengeSummary.pick({ id: true, title: true, image: true, ends_on: true, participant_count: true }),
  ),
  /** Those that are open, the next to close first. */
  events: z.array(eventSummary.pick({ slug: true, title: true, image: true, gift: true, ends_at: true })),
  questions: z.array(
    questionSummary.pick({
      slug: true,
      title: true,
      answered: true,
      answer_count: true,
      created_at: true,
      user: true,
    }),
  ),
  videos: z.array(videoSummary.pick(glimpse)),
  photos: z.array(photoSummary.pick(glimpse)),
});
export type Main = z.infer<typeof main>;

export const homeSchemas = {
  getMain: { summary: 'The home page', response: main },
} satisfies CallSchemas;
