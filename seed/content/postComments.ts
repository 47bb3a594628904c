import { hadJoined, hoursTogether, members } from './members.ts';
import { posts, type SeedPost } from './posts/posts.ts';
import { createRandom } from './random.ts';
import { createSpeaker } from './texts.ts';

/** A comment on a first post, by its place among them; `parent` is a comment's place in this list. */
export interface SeedPostComment {
  post: number;
  author: string;
  content: string;
  parent?: number;
  hours_ago: number;
}

const SEED = 77;
const MOST = 7;

/** Composes comments on the first posts, each after its post and its parent. */
export function composePostComments(): SeedPostComment[] {
  const random = createRandom(SEED);
  const speaker = createSpeaker(random);
  const speakOf = (list: string) => speaker.say(speaker.draw(list), list);
  const comments: SeedPostComment[] = [];
  const speak = (post: SeedPost, index: number) => {
    const count = Math.floor(random.next() ** 2 * (MOST + 1));
    const readers = random
      .shuffle(members)
      .filter(({ username }) => username !== post.author && hadJoined(username, 24));
    for (const reader of readers.slice(0, count)) {
      const content = speakOf('comments/underPosts');
      const hours_ago = hoursTogether(reader.username, post.hours_ago) * random.float(0.05, 0.95);
      const at = comments.push({ post: index, author: reader.username, content, hours_ago }) - 1;
      if (random.chance(0.3)) {
        const answer = {
          post: index,
          author: post.author,
          content: speakOf('comments/postAuthors'),
          parent: at,
        };
        comments.push({ ...answer, hours_ago: hours_ago * random.float(0.3, 0.95) });
      }
    }
  };
  for (const [index, post] of posts.entries()) speak(post, index);
  return comments;
}

export const postComments: SeedPostComment[] = composePostComments();
