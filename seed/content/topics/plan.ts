import { forums } from '../forums.ts';
import { hadJoined, hoursSinceJoining, plainUsernames } from '../members.ts';
import { createRandom, type Random } from '../random.ts';
import { readRecords } from '../records.ts';
import { numberPictures } from '../scenes.ts';
import { type TopicBrief, type TopicDraft, topicBrief, topicDraft } from './draft.ts';

/** A topic before its figures: a draft of a forum with its author and its age. */
export interface Plan extends Omit<TopicDraft, 'scenes'> {
  author: string;
  heat: 0 | 1 | 2 | 3;
  hours_ago: number;
  /** The numbers of its photos. */
  images: number[];
}

const drafts = readRecords('topics/drafts', topicDraft);
const briefs = readRecords('topics/briefs', topicBrief);

const HOURS_A_DAY = 24;
const OLDEST_DAY = 280;
/** The least age in hours by heat: many readers take days. */
const YOUNGEST = [2, 2, 6, 120] as const;
/** The heat of a draft that names none. */
const HEAT = 1;
const FORUMS = ['free', 'skin-talk', 'ingredients', 'product-reviews', 'routine', 'sensitive', 'sun', 'friends'];

const fromBrief = (random: Random, brief: TopicBrief, tags: readonly string[]): TopicDraft => ({
  ...brief,
  tags: random.shuffle(tags).slice(0, random.pick([0, 1, 1, 2])),
  heat: random.pick([0, 0, 0, 1, 1, 2] as const),
});

/** Returns the hours since the event of a draft began, infinitely many without one. */
function hoursOfEvent({ forum, event }: TopicDraft): number {
  if (!event) return Number.POSITIVE_INFINITY;
  const found = forums.find(({ slug }) => slug === forum)?.events?.find(({ slug }) => slug === event);
  return -(found?.starts_in_days ?? 0) * HOURS_A_DAY;
}

/** Returns a topic's age: new topics are closer together than old ones; notices are among the first. */
function age(random: Random, draft: TopicDraft): number {
  if (draft.fixed) return random.int(OLDEST_DAY, OLDEST_DAY + 30) * HOURS_A_DAY;
  const joined = draft.author ? hoursSinceJoining(draft.author) : Number.POSITIVE_INFINITY;
  // The first hours are spent reading.
  const latest = Math.min(joined - HOURS_A_DAY, hoursOfEvent(draft) - 2, OLDEST_DAY * HOURS_A_DAY);
  const youngest = YOUNGEST[draft.heat ?? HEAT];
  return youngest + Math.floor(random.next() ** 2.2 * (latest - youngest));
}

/** Plans the two hundred topics, oldest first. `tags` has the tags of each forum. */
export function planTopics(tags: ReadonlyMap<string, readonly string[]>): Plan[] {
  const random = createRandom(20_240_501);
  const pictureOf = numberPictures(0);
  return FORUMS.flatMap((forum) => {
    const composed = briefs
      .filter((brief) => brief.forum === forum)
      .map((brief) => fromBrief(random, brief, tags.get(forum) ?? []));
    return [...drafts.filter((draft) => draft.forum === forum), ...composed];
  })
    .map(({ scenes = [], ...draft }): Plan => {
      const hours_ago = age(random, draft);
      const there = plainUsernames.filter((name) => hadJoined(name, hours_ago + HOURS_A_DAY));
      return {
        ...draft,
        author: draft.author ?? random.pick(there),
        heat: draft.heat ?? HEAT,
        hours_ago,
        images: scenes.map(pictureOf),
      };
    })
    .sort((a, b) => b.hours_ago - a.hours_ago);
}
