import { forumCategories, forumEvents, forums, forumTags } from '../../provider/db/schema/topics.ts';
import type { Db } from '../../provider/platform/db/client.ts';
import { daysAfter } from '../../provider/platform/time/days.ts';
import { forums as content } from '../content/forums.ts';
import { idAt } from './accounts.ts';
import { closingAfter } from './closing.ts';

/** Ids of forums by slug, and of their events by `forum/event`. */
export interface SeededForums {
  forums: Map<string, number>;
  events: Map<string, number>;
}

/** Inserts the forums with their categories, tags and events. */
export async function insertForums(tx: Db, now: Date): Promise<SeededForums> {
  const made = await tx
    .insert(forums)
    .values(
      content.map((forum, position) => ({
        slug: forum.slug,
        name: forum.name,
        nameEn: forum.name_en,
        description: forum.description,
        descriptionEn: forum.description_en,
        position,
      })),
    )
    .returning({ id: forums.id });
  const withId = content.map((forum, index) => ({ ...forum, id: idAt(made, index) }));
  await tx.insert(forumCategories).values(
    withId.flatMap(({ id, categories }) =>
      categories.map(({ slug, name, name_en }, position) => ({
        forumId: id,
        slug,
        name,
        nameEn: name_en,
        position,
      })),
    ),
  );
  await tx.insert(forumTags).values(
    withId.flatMap(({ id, tags }) =>
      tags.map(({ slug, name }, position) => ({
        forumId: id,
        slug,
        name,
        // A tag's slug is its English word.
        nameEn: slug.replaceAll('-', ' '),
        position,
      })),
    ),
  );
  const events = withId.flatMap(({ id, slug: forum, events = [] }) => events.map((event) => ({ ...event, id, forum })));
  const madeEvents = await tx
    .insert(forumEvents)
    .values(
      events.map((event) => ({
        forumId: event.id,
        slug: event.slug,
        title: event.title,
        titleEn: event.title_en,
        startsAt: daysAfter(now, event.starts_in_days),
        endsAt: closingAfter(now, event.ends_in_days),
      })),
    )
    .returning({ id: forumEvents.id });
  return {
    forums: new Map(withId.map(({ slug, id }) => [slug, id])),
    events: new Map(events.map(({ forum, slug }, index) => [`${forum}/${slug}`, idAt(madeEvents, index)])),
  };
}
