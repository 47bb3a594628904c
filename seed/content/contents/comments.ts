import { members } from '../members.ts';
import { createRandom, type Random } from '../random.ts';
import { textsOf } from '../texts.ts';

/** A comment on the video or the photo post of that place; `replies` answer it in turn. */
export interface SeedContentComment {
  subject: 'video' | 'photo';
  place: number;
  author: string;
  content: string;
  /** The place between the content's own time and now, 0 to 1. */
  when: number;
  replies: { author: string; content: string; when: number }[];
}

const SEED = 29;
const REPLY_SHARE = 0.24;
const LATEST = 0.97;

function commentsOf(
  random: Random,
  subject: SeedContentComment['subject'],
  place: number,
  [bank, most]: readonly [readonly string[], number],
): SeedContentComment[] {
  const everyone = random.shuffle(members.map(({ username }) => username));
  const next = () => everyone.pop() ?? 'demo';
  const count = random.int(0, most);
  return random
    .shuffle(bank)
    .slice(0, count)
    .map((content) => {
      const when = random.next() ** 2 * LATEST;
      const replies = random.chance(REPLY_SHARE)
        ? [
            {
              author: next(),
              content: random.pick(textsOf('comments/contentReplies')),
              when: when + (1 - when) * 0.3,
            },
          ]
        : [];
      return { subject, place, author: next(), content, when, replies };
    });
}

/** Composes the comments under the first videos and photo posts, given the number of each. */
export function composeContentComments(counts: { videos: number; photos: number }): SeedContentComment[] {
  const random = createRandom(SEED);
  const of = (subject: SeedContentComment['subject'], count: number, bank: readonly [readonly string[], number]) =>
    Array.from({ length: count }, (_, place) => commentsOf(random, subject, place, bank)).flat();
  return [
    ...of('video', counts.videos, [textsOf('comments/underVideos'), 9]),
    ...of('photo', counts.photos, [textsOf('comments/underPhotos'), 5]),
  ];
}
