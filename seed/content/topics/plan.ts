import { accounts, members, plainUsernames } from '../members.ts';
import { createRandom, type Random } from '../random.ts';
import { readRecords } from '../records.ts';
import { SCENE_COUNT } from '../scenes.ts';
import { textsOf } from '../texts.ts';
import { type TopicBrief, type TopicDraft, topicBrief, topicDraft } from './draft.ts';

/** A topic before its figures: a draft of a forum with everything said that will be said. */
export interface Plan extends TopicDraft {
  author: string;
  heat: 0 | 1 | 2 | 3;
  hours_ago: number;
  firstImage: number;
}

const drafts = readRecords('topics/drafts', topicDraft);
const briefs = readRecords('topics/briefs', topicBrief);

const HOURS_A_DAY = 24;
const OLDEST_DAY = 280;
/** The forums in their order, each with the scenes that suit it. */
const scenes: Record<string, readonly number[]> = {
  free: [4, 9, 10, 8],
  'skin-talk': [1, 2, 7],
  ingredients: [0, 2, 3, 6],
  'product-reviews': [0, 3, 5, 1],
  routine: [5, 7, 10, 0],
  sensitive: [1, 2, 7],
  sun: [8, 8, 6],
  friends: [4, 9, 10],
};

/** Days since each of the people joined; they write no earlier. */
export const joinedDays: ReadonlyMap<string, number> = new Map(
  [...members, ...accounts].map(({ username, joined_days_ago }) => [username, joined_days_ago]),
);

function fromBrief(random: Random, brief: TopicBrief, tags: readonly string[]): TopicDraft {
  const { forum, content, ...rest } = brief;
  const opening = random.chance(0.55) ? `${random.pick(textsOf('topics/openers'))} ` : '';
  const detail = random.chance(0.6) ? `\n\n${random.pick(textsOf(`topics/details/${forum}`))}` : '';
  const ending = random.chance(0.7) ? random.pick(textsOf(`topics/endings/${forum}`)) : '';
  const gap = detail ? ' ' : '\n\n';
  return {
    ...rest,
    forum,
    content: `${opening}${content}${detail}${ending ? gap + ending : ''}`,
    tags: random.shuffle(tags).slice(0, random.pick([0, 1, 1, 2])),
    heat: random.pick([0, 0, 0, 1, 1, 2] as const),
    ...(random.chance(0.22) ? { images: random.int(1, 2) } : {}),
  };
}

/** Returns a topic's age: new topics are closer together than old ones; notices are among the first. */
function age(random: Random, draft: TopicDraft, author: string): number {
  const latest = ((joinedDays.get(author) ?? 0) - 1) * HOURS_A_DAY;
  const wanted = draft.fixed
    ? random.int(OLDEST_DAY, OLDEST_DAY + 30) * HOURS_A_DAY
    : 2 + Math.floor(random.next() ** 2.2 * OLDEST_DAY * HOURS_A_DAY);
  return Math.max(1, Math.min(wanted, latest));
}

/** Plans the two hundred topics, oldest first. `tags` has the tags of each forum. */
export function planTopics(tags: ReadonlyMap<string, readonly string[]>): Plan[] {
  const random = createRandom(20_240_501);
  return Object.entries(scenes)
    .flatMap(([forum, fitting]) => {
      const written = drafts.filter((draft) => draft.forum === forum);
      const composed = briefs
        .filter((brief) => brief.forum === forum)
        .map((brief) => fromBrief(random, brief, tags.get(forum) ?? []));
      return [...written, ...composed].map((draft) => ({ draft, fitting }));
    })
    .map(({ draft, fitting }, index): Plan => {
      const author = draft.author ?? random.pick(plainUsernames);
      const scene = random.pick(fitting);
      return {
        ...draft,
        author,
        heat: draft.heat ?? 1,
        hours_ago: age(random, draft, author),
        firstImage: (index % 5) * SCENE_COUNT + scene,
      };
    })
    .sort((a, b) => b.hours_ago - a.hours_ago);
}
