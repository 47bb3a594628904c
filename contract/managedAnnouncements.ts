import type { CallSchemas } from './call.ts';
import { id, instant, ownPassword, pageQuery, paginated, sitePath, success, text } from './common.ts';
import { ANNOUNCEMENT_TEXT_MAX, ANNOUNCEMENT_TITLE_MAX } from './constants/newsletters.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

const count = z.number().int().min(0);

/**
 * An announcement: a notification to every member, a banner on the home page, or both. `notified` members have got it
 * so far, null where it is a banner or a pinned topic alone; `banner` says whether that is shown, `pinned` whether the
 * topic that it leads to is pinned.
 */
const announcement = z.object({
  id: z.number().int().positive(),
  title: z.string(),
  title_en: z.string(),
  path: z.string(),
  notified: count.nullable(),
  is_done: z.boolean(),
  banner: z.enum(['shown', 'ended']).nullable(),
  pinned: z.boolean(),
  created_by: author,
  created_at: instant,
});
export type Announcement = z.infer<typeof announcement>;

const title = text(ANNOUNCEMENT_TITLE_MAX);
const description = text(ANNOUNCEMENT_TEXT_MAX, 0);

export const managedAnnouncementSchemas = {
  getAnnouncements: {
    summary: 'Announcements, the latest first',
    query: pageQuery.omit({ search: true }),
    response: paginated(announcement),
    errors: [404, 409],
  },
  /**
   * Publishes at once. `image` is the address of an uploaded picture, with which a banner is shown; null for none.
   * `pin` pins the topic that it leads to. @throws 400 for none of the three, and for a path without a topic to pin
   */
  publishAnnouncement: {
    summary: 'Notify members, show a banner or pin a topic, with the caller’s password',
    body: z.strictObject({
      title,
      title_en: title,
      description,
      description_en: description,
      path: sitePath,
      notify: z.boolean(),
      image: text(300).nullable(),
      pin: z.boolean(),
      password: ownPassword,
    }),
    response: success,
    errors: [404],
  },
  endAnnouncement: {
    summary: 'Take the banner of an announcement down and end the pin of its topic',
    params: z.object({ id }),
    response: success,
  },
} satisfies CallSchemas;
