import { accounts, members, plainUsernames } from '../members.ts';
import { createRandom, type Random } from '../random.ts';
import { SCENE_COUNT } from '../scenes.ts';
import type { Brief, Draft } from './draft.ts';
import { drafts as free, briefs as freeBriefs } from './free.ts';
import { drafts as friends, briefs as friendsBriefs } from './friends.ts';
import { drafts as ingredients, briefs as ingredientsBriefs } from './ingredients.ts';
import { details, endings, openers } from './phrases.ts';
import { drafts as reviews, briefs as reviewsBriefs } from './product-reviews.ts';
import { drafts as routine, briefs as routineBriefs } from './routine.ts';
import { drafts as sensitive, briefs as sensitiveBriefs } from './sensitive.ts';
import { drafts as skinTalk, briefs as skinTalkBriefs } from './skin-talk.ts';
import { drafts as sun, briefs as sunBriefs } from './sun.ts';

/** A topic before its figures: a draft of a forum with everything said that will be said. */
export interface Plan extends Draft {
  forum: string;
  author: string;
  heat: 0 | 1 | 2 | 3;
  hours_ago: number;
  firstImage: number;
}

const sources: readonly (readonly [forum: string, drafts: Draft[], briefs: Brief[]])[] = [
  ['free', free, freeBriefs],
  ['skin-talk', skinTalk, skinTalkBriefs],
  ['ingredients', ingredients, ingredientsBriefs],
  ['product-reviews', reviews, reviewsBriefs],
  ['routine', routine, routineBriefs],
  ['sensitive', sensitive, sensitiveBriefs],
  ['sun', sun, sunBriefs],
  ['friends', friends, friendsBriefs],
];

const HOURS_A_DAY = 24;
const OLDEST_DAY = 280;
/** The scenes that suit each forum. */
const pictures: Record<string, readonly number[]> = {
  free: [4, 9, 10, 8],
  'skin-talk': [1, 2, 7],
  ingredients: [0, 2, 3, 6],
  'product-reviews': [0, 3, 5, 1],
  routine: [5, 7, 10, 0],
  sensitive: [1, 2, 7],
  sun: [8, 8, 6],
  friends: [4, 9, 10],
};

/** Days since each of the people joined; nobody writes before that. */
export const joinedDays: ReadonlyMap<string, number> = new Map(
  [...members, ...accounts].map(({ username, joined_days_ago }) => [username, joined_days_ago]),
);

function fromBrief(random: Random, forum: string, brief: Brief, tags: readonly string[]): Draft {
  const [title, category, core, author] = brief;
  const opening = random.chance(0.55) ? `${random.pick(openers)} ` : '';
  const detail = random.chance(0.6) ? `\n\n${random.pick(details[forum] ?? [''])}` : '';
  const ending = random.chance(0.7) ? random.pick(endings[forum] ?? ['']) : '';
  const gap = detail ? ' ' : '\n\n';
  return {
    title,
    category,
    content: `${opening}${core}${detail}${ending ? gap + ending : ''}`,
    tags: random.shuffle(tags).slice(0, random.pick([0, 1, 1, 2])),
    heat: random.pick([0, 0, 0, 1, 1, 2] as const),
    ...(random.chance(0.22) ? { images: random.int(1, 2) } : {}),
    ...(author ? { author } : {}),
  };
}

/** Newest topics lie closer together than old ones; notices are among the first. */
function age(random: Random, draft: Draft, author: string): number {
  const latest = ((joinedDays.get(author) ?? 0) - 1) * HOURS_A_DAY;
  const wanted = draft.fixed
    ? random.int(OLDEST_DAY, OLDEST_DAY + 30) * HOURS_A_DAY
    : 2 + Math.floor(random.next() ** 2.2 * OLDEST_DAY * HOURS_A_DAY);
  return Math.max(1, Math.min(wanted, latest));
}

/** The two hundred topics, oldest first. `tags` names the tags a forum offers. */
export function planTopics(tags: ReadonlyMap<string, readonly string[]>): Plan[] {
  const random = createRandom(20_240_501);
  return sources
    .flatMap(([forum, drafts, briefs]) => [
      ...drafts.map((draft) => ({ forum, draft })),
      ...briefs.map((brief) => ({
        forum,
        draft: fromBrief(random, forum, brief, tags.get(forum) ?? []),
      })),
    ])
    .map(({ forum, draft }, index): Plan => {
      const author = draft.author ?? random.pick(plainUsernames);
      const kind = random.pick(pictures[forum] ?? [0]);
      return {
        ...draft,
        forum,
        author,
        heat: draft.heat ?? 1,
        hours_ago: age(random, draft, author),
        firstImage: (index % 5) * SCENE_COUNT + kind,
      };
    })
    .sort((a, b) => b.hours_ago - a.hours_ago);
}
