import { millisecondsInHour } from 'date-fns/constants';
import { postCategories, postLikes, postNotions, posts, postTags } from '../../provider/db/schema/posts.ts';
import { pictureTag } from '../../provider/domain/articles/picture.ts';
import { hotRank } from '../../provider/domain/ranking/hot.ts';
import type { Db } from '../../provider/platform/db/client.ts';
import { urlOf } from '../../provider/platform/files/names.ts';
import { excerptOf } from '../../provider/platform/text/excerpt.ts';
import { comments } from '../content/comments/comments.ts';
import { hoursTogether, members } from '../content/members.ts';
import { textOf } from '../content/posts/notion.ts';
import { type Block, posts as content, type SeedPost } from '../content/posts/posts.ts';
import { postCategories as categoryContent, postTags as tagContent } from '../content/posts/taxonomy.ts';
import { createRandom } from '../content/random.ts';
import { idAt, known } from './accounts.ts';
import { countComments, insertComments } from './comments.ts';
import { photoPicture } from './pictures.ts';
import { termRows } from './products.ts';

const LIKES_SEED = 23;
/** The demo member likes every so many posts, so that its list has something to show. */
const DEMO_LIKES_EVERY = 23;

/** Renders a block as the sanitiser would output it; the first content's text needs no escaping. */
function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${block.text}</h2>`;
    case 'question':
      return `<h3>${block.text}</h3>`;
    case 'paragraph':
      return `<p>${block.text}</p>`;
    case 'quote':
      return `<blockquote><p>${block.text}</p></blockquote>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`;
    case 'picture': {
      const { name, ...size } = photoPicture(block.image);
      return pictureTag({ src: urlOf(name), alt: block.alt, ...size });
    }
  }
}

const textsIn = (block: Block): string[] => {
  if (block.kind === 'list') return [...block.items];
  return block.kind === 'picture' ? [] : [block.text];
};

const coverOf = ({ cover, coverAlt }: SeedPost) => {
  const { name, width, height } = photoPicture(cover);
  return { url: urlOf(name), alt: coverAlt, width, height };
};

/**
 * Inserts the posts with their taxonomy, likes and comments. Returns their ids in the content's order.
 */
export async function insertPosts(
  tx: Db,
  now: Date,
  { members: users, products }: { members: ReadonlyMap<string, number>; products: ReadonlyMap<string, number> },
): Promise<number[]> {
  await tx.insert(postCategories).values(termRows(categoryContent));
  await tx.insert(postTags).values(termRows(tagContent));
  const random = createRandom(LIKES_SEED);
  const ago = (hours: number) => new Date(now.getTime() - hours * millisecondsInHour);
  const planned = content.map((post, index) => {
    const createdAt = ago(post.hours_ago);
    const likers = random
      .shuffle(members)
      .filter(({ username }) => username !== post.author)
      .slice(0, post.like_count)
      .map(({ username }) => username);
    if (index % DEMO_LIKES_EVERY === 0) likers.push('demo');
    const likes = likers.map((username) => ({
      userId: known(users, username),
      createdAt: ago(hoursTogether(username, post.hours_ago) * (1 - random.next() ** 2)),
    }));
    const plain = post.recordMap ? textOf(post.recordMap) : post.blocks.flatMap(textsIn).join(' ');
    const row = {
      userId: known(users, post.author),
      type: post.recordMap ? ('notion' as const) : ('article' as const),
      title: post.title,
      content: post.blocks.map(htmlOf).join(''),
      plain,
      excerpt: excerptOf(plain),
      cover: coverOf(post),
      categories: [post.category],
      tags: post.tags,
      products: post.products.map((slug) => known(products, slug)),
      viewCount: post.view_count,
      likeCount: likes.length,
      ...countComments(comments.post, index),
      createdAt,
      updatedAt: createdAt,
    };
    return { row: { ...row, hot: hotRank(row) }, likes, recordMap: post.recordMap };
  });
  const made = await tx
    .insert(posts)
    .values(planned.map(({ row }) => row))
    .returning({ id: posts.id });
  const ids = planned.map((_, index) => idAt(made, index));
  await tx
    .insert(postNotions)
    .values(planned.flatMap(({ recordMap }, index) => (recordMap ? [{ postId: idAt(made, index), recordMap }] : [])));
  await tx
    .insert(postLikes)
    .values(planned.flatMap(({ likes }, index) => likes.map((like) => ({ ...like, postId: idAt(made, index) }))));
  await insertComments(tx, comments.post, { now, users, subject: 'post', contentIds: ids });
  return ids;
}
