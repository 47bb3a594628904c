import { millisecondsInHour } from 'date-fns/constants';
import { desc } from 'drizzle-orm';
import {
  contentCategories,
  otherContents,
  photos,
  type StoredMedia,
  videos,
} from '../../provider/db/schema/contents.ts';
import { posts } from '../../provider/db/schema/posts.ts';
import { hotRank } from '../../provider/domain/ranking/hot.ts';
import { countTags } from '../../provider/domain/taxonomy/contentTaxonomy.ts';
import type { Db } from '../../provider/platform/db/client.ts';
import { urlOf } from '../../provider/platform/files/names.ts';
import { comments } from '../content/comments/comments.ts';
import { categories } from '../content/contents/categories.ts';
import { others } from '../content/contents/others.ts';
import { photos as photoContent, type SeedPhoto } from '../content/contents/photos.ts';
import { videos as videoContent } from '../content/contents/videos.ts';
import { altOf } from '../content/scenes.ts';
import { known } from './accounts.ts';
import { countComments, insertComments } from './comments.ts';
import { posterPicture, postPicture, type SeedPicture } from './pictures.ts';
import { termRows } from './products.ts';

/** A sample of a few seconds, in the place of every film of the first content. */
const SAMPLE_FILM = '/films/grain.webm';
const DAY_HOURS = 24;

/** Ids of the first contents' references: members by name, products by slug. */
interface Known {
  members: ReadonlyMap<string, number>;
  products: ReadonlyMap<string, number>;
}

const pictureOf = ({ name, width, height }: SeedPicture, alt: string) => ({
  url: urlOf(name),
  alt,
  width,
  height,
});

const mediaOf = (photo: SeedPhoto): StoredMedia[] =>
  photo.images.map((image) => ({
    kind: photo.post_type === 'video' ? 'video' : 'image',
    film: photo.post_type === 'video' ? SAMPLE_FILM : null,
    ...pictureOf(postPicture(image, photo.tall), altOf(image)),
  }));

const POSTS_MAX = 2;

/** Returns the posts that name the same products. */
const postsOn = (productIds: number[], firstPosts: { id: number; products: number[] }[]) =>
  firstPosts
    .filter((post) => post.products.some((id) => productIds.includes(id)))
    .slice(0, POSTS_MAX)
    .map(({ id }) => id);

/** Inserts videos, photo posts and collections with their comments and their links to existing products and posts. */
export async function insertContents(tx: Db, now: Date, { members, products }: Known) {
  const firstPosts = await tx
    .select({ id: posts.id, products: posts.products })
    .from(posts)
    .orderBy(desc(posts.likeCount));
  const ago = (hours: number) => new Date(now.getTime() - hours * millisecondsInHour);
  const idsOf = (slugs: string[]) => slugs.map((slug) => known(products, slug));
  const ranked = <T extends { viewCount: number; commentCount: number; publishedAt: Date }>(row: T) => ({
    ...row,
    hot: hotRank({ ...row, likeCount: 0, createdAt: row.publishedAt }),
  });

  await tx.insert(contentCategories).values(termRows(categories));
  const videoRows = videoContent.map((video, place) =>
    ranked({
      sourceId: `first-video-${place + 1}`,
      type: 'file' as const,
      title: video.title,
      description: video.description,
      categories: video.categories,
      duration: video.duration,
      film: SAMPLE_FILM,
      thumbnail: pictureOf(posterPicture(video.image), ''),
      productIds: idsOf(video.products),
      postIds: postsOn(idsOf(video.products), firstPosts),
      viewCount: video.views,
      ...countComments(comments.video, place),
      publishedAt: ago(video.published * DAY_HOURS),
      updatedAt: ago(video.published * DAY_HOURS),
    }),
  );
  const photoRows = photoContent.map((photo, place) =>
    ranked({
      sourceId: `first-photo-${place + 1}`,
      type: 'file' as const,
      postType: photo.post_type,
      title: photo.title,
      description: photo.description,
      categories: photo.categories,
      tags: photo.tags,
      media: mediaOf(photo),
      productIds: idsOf(photo.products),
      postIds: postsOn(idsOf(photo.products), firstPosts),
      viewCount: 0,
      ...countComments(comments.photo, place),
      publishedAt: ago(photo.published),
      updatedAt: ago(photo.published),
    }),
  );
  // Oldest first, so that ids follow the dates.
  const madeVideos = await tx
    .insert(videos)
    .values([...videoRows].reverse())
    .returning({ id: videos.id });
  const madePhotos = await tx
    .insert(photos)
    .values([...photoRows].reverse())
    .returning({ id: photos.id });
  await countTags(tx);
  await tx.insert(otherContents).values(
    others
      .map((other) => ({
        type: other.type,
        title: other.title,
        titleEn: other.title_en,
        description: other.description,
        descriptionEn: other.description_en,
        productIds: idsOf(other.products),
        publishedAt: ago(other.published * DAY_HOURS),
      }))
      .reverse(),
  );
  for (const [subject, made] of [
    ['video', madeVideos],
    ['photo', madePhotos],
  ] as const) {
    const contentIds = made.map(({ id }) => id).reverse();
    await insertComments(tx, comments[subject], { now, users: members, subject, contentIds });
  }
}
