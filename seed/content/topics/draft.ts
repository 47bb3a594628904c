import { z } from 'zod';
import { topicTypes } from '../../../contract/constants/forums.ts';

/** A topic as it was written; topics.ts decides its author, its age and its figures. */
export const topicDraft = z.strictObject({
  forum: z.string(),
  title: z.string(),
  content: z.string(),
  category: z.string(),
  tags: z.array(z.string()).optional(),
  author: z.string().optional(),
  type: z.enum(topicTypes).optional(),
  fixed: z.boolean().optional(),
  /** The invented product of a review, and its kind. */
  name: z.string().optional(),
  productType: z.string().optional(),
  event: z.string().optional(),
  /** Of its photos. */
  scenes: z.array(z.int()).optional(),
  /** How much it was read: from 0, hardly, to 3, by everyone. */
  heat: z.literal([0, 1, 2, 3]).optional(),
});
export type TopicDraft = z.infer<typeof topicDraft>;

/** A short topic, whose tags and figures are picked. */
export const topicBrief = z.strictObject({
  forum: z.string(),
  title: z.string(),
  category: z.string(),
  content: z.string(),
  author: z.string().optional(),
  scenes: z.array(z.int()).optional(),
});
export type TopicBrief = z.infer<typeof topicBrief>;
