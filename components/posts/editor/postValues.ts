import type { TFunction } from 'i18next';
import { contentProblem } from '@/components/article/editor/contentProblem';
import { storedPicture } from '@/components/pictures/storedPicture';
import { editedAt } from '@/contract/common';
import { type NotionRecordMap, type Post, type PostBody, postSchemas } from '@/contract/posts';
import { writtenArticle } from '@/contract/writtenArticle';
import * as z from '@/contract/zod';
import { withProblems } from '@/lib/withProblems';

/** Reads a page as it was pasted; undefined for what is no export of Notion. The provider looks into its blocks. */
function recordMapOf(page: string): NotionRecordMap | undefined {
  try {
    const read: unknown = JSON.parse(page);
    if (typeof read !== 'object' || read === null || !('block' in read)) return undefined;
    const { block } = read;
    return typeof block === 'object' && block !== null && !Array.isArray(block) ? (read as NotionRecordMap) : undefined;
  } catch {
    return undefined;
  }
}

/** A product as the form shows it. */
const chosenProduct = z.object({ id: z.number(), name: z.string(), brand: z.string() });

const postValues = z.object({
  title: postSchemas.createPost.body.shape.title,
  /** HTML as the editor writes it, without pictures that are still being uploaded. */
  content: z.string(),
  /** A Notion page as it was pasted, '' for the one that a post has; left out of an article. */
  page: z.string().optional(),
  cover: storedPicture.nullable(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  products: z.array(chosenProduct),
  edited_at: editedAt,
});
export type PostValues = z.infer<typeof postValues>;

/** Builds the schema of a post; one that `isEditing` may keep its Notion page. */
export const postForm = (t: TFunction<'posts'>, isEditing: boolean) =>
  withProblems(postValues, ({ content, page }) => {
    if (page === undefined) return { content: contentProblem(t, content) };
    if (!page && isEditing) return {};
    if (!page.trim()) return { page: t('editor.pageMissing') };
    return recordMapOf(page) ? {} : { page: t('editor.pageWrong') };
  });

export const emptyPost: PostValues = {
  title: '',
  content: '',
  page: undefined,
  cover: null,
  categories: [],
  tags: [],
  products: [],
  edited_at: null,
};

export const valuesOf = (post: Post): PostValues => ({
  title: post.title,
  content: writtenArticle(post.content),
  page: post.type === 'notion' ? '' : undefined,
  cover: post.cover && { url: post.cover.url, alt: post.cover.alt },
  categories: post.categories.map(({ slug }) => slug),
  tags: post.tags.map(({ slug }) => slug),
  products: post.products.map(({ id, name, brand }) => ({ id, name, brand })),
  edited_at: post.edited_at,
});

/** Builds the body of the call; an unchanged Notion page is not sent. */
export function postBodyOf(values: PostValues): PostBody {
  const { page, content, cover, products, edited_at: _, ...rest } = values;
  const recordMap = page === undefined ? undefined : recordMapOf(page);
  return {
    ...rest,
    ...(page === undefined ? { content } : { type: 'notion' as const }),
    ...(recordMap && { recordMap }),
    cover: cover?.url ?? null,
    coverAlt: cover?.alt.trim() ?? '',
    products: products.map(({ id }) => id),
  };
}
