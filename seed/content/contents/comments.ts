import { members } from '../members.ts';
import { createRandom } from '../random.ts';
import { createSpeaker } from '../texts.ts';

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
/** The list of texts under each, and the most comments of one. */
const BANKS = { video: ['comments/underVideos', 5], photo: ['comments/underPhotos', 3] } as const;

/** Composes the comments under the first videos and photo posts, given the number of each. */
export function composeContentComments(counts: { videos: number; photos: number }): SeedContentComment[] {
  const random = createRandom(SEED);
  const speaker = createSpeaker(random);
  const speak = (list: string) => speaker.say(speaker.draw(list), list);

  function commentsOf(subject: SeedContentComment['subject'], place: number): SeedContentComment[] {
    const everyone = random.shuffle(members.map(({ username }) => username));
    const next = () => everyone.pop() ?? 'demo';
    const [list, most] = BANKS[subject];
    return Array.from({ length: random.int(0, most) }, () => {
      const when = random.next() ** 2 * LATEST;
      const answer = () => ({
        author: next(),
        content: speak('comments/contentReplies'),
        when: when + (1 - when) * 0.3,
      });
      const replies = random.chance(REPLY_SHARE) ? [answer()] : [];
      return { subject, place, author: next(), content: speak(list), when, replies };
    });
  }

  const of = (subject: SeedContentComment['subject'], count: number) =>
    Array.from({ length: count }, (_, place) => commentsOf(subject, place)).flat();
  return [...of('video', counts.videos), ...of('photo', counts.photos)];
}
