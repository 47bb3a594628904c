import { hadJoined, members } from '../members.ts';
import { createRandom } from '../random.ts';
import { createSpeaker } from '../texts.ts';
import { photos } from './photos.ts';
import { videos } from './videos.ts';

/** A comment on the video or the photo post of that place; `parent` is a comment's place in the same list. */
export interface SeedContentComment {
  place: number;
  author: string;
  content: string;
  hours_ago: number;
  parent?: number;
}

const SEED = 29;
const HOURS_A_DAY = 24;
const REPLY_SHARE = 0.24;
/** The latest comment, as a share of the content's age. */
const LATEST = 0.97;
/** The age of a reply, as a share of its comment's. */
const ANSWERED = 0.7;
/** The list of texts under each, the most comments of one, and the ages of all in hours. */
const SUBJECTS = {
  video: { list: 'comments/underVideos', most: 5, ages: videos.map(({ published }) => published * HOURS_A_DAY) },
  photo: { list: 'comments/underPhotos', most: 3, ages: photos.map(({ published }) => published) },
} as const;

/** Composes the comments under the first videos and photo posts. */
export function composeContentComments(): Record<keyof typeof SUBJECTS, SeedContentComment[]> {
  const random = createRandom(SEED);
  const speaker = createSpeaker(random);
  const speak = (list: string) => speaker.say(speaker.draw(list), list);

  function commentsOn(subject: keyof typeof SUBJECTS): SeedContentComment[] {
    const { list, most, ages } = SUBJECTS[subject];
    const made: SeedContentComment[] = [];
    for (const [place, age] of ages.entries()) {
      const silent = new Set(random.shuffle(members.map(({ username }) => username)));
      /** Returns somebody who had joined by then and has said nothing yet. */
      const next = (hours: number) => {
        const author = [...silent].find((name) => hadJoined(name, hours)) ?? 'demo';
        silent.delete(author);
        return author;
      };
      for (let count = random.int(0, most); count > 0; count -= 1) {
        const hours_ago = age * (1 - random.next() ** 2 * LATEST);
        const parent = made.push({ place, author: next(hours_ago), content: speak(list), hours_ago }) - 1;
        if (!random.chance(REPLY_SHARE)) continue;
        const later = hours_ago * ANSWERED;
        made.push({ place, author: next(later), content: speak('comments/contentReplies'), hours_ago: later, parent });
      }
    }
    return made;
  }
  return { video: commentsOn('video'), photo: commentsOn('photo') };
}

export const contentComments = composeContentComments();
