import type { TFunction } from 'i18next';
import { hasContent } from '@/components/article/editor/hasContent';
import { POST_CONTENT_MAX } from '@/contract/constants/common';
import type { Post, PostBody } from '@/contract/posts';
import { z } from '@/lib/formSchema';
import { recordMapOf } from './notionPage';

/** A product as the form shows it. */
const chosenProduct = z.object({ id: z.number(), name: z.string(), brand: z.string() });
export type ChosenProduct = z.infer<typeof chosenProduct>;

/** The draft of a post. */
export const postDraft = z.object({
  title: z.string(),
  /** HTML as the editor writes it, without pictures that are still being uploaded. */
  content: z.string(),
  /** A Notion page as it was pasted, '' for the one that a post has; left out of an article. */
  page: z.optional(z.string()),
  cover: z.nullable(z.object({ url: z.string(), alt: z.string() })),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  products: z.array(chosenProduct),
});
export type PostValues = z.infer<typeof postDraft>;

/** Builds the schema of a post; one that `isEditing` may keep its Notion page. */
export const postForm = (t: TFunction<'posts'>, isEditing: boolean) =>
  z
    .extend(postDraft, { title: z.string().check(z.typed(), z.atLeast(1, t('editor.titleMissing'))) })
    .check(({ value, issues }) => {
      const fault = (field: 'content' | 'page', message: string) =>
        issues.push({ code: 'custom', path: [field], message, input: value });
      const { content, page } = value;
      if (page === undefined) {
        if (!hasContent(content)) fault('content', t('editor.contentMissing'));
        else if (content.length > POST_CONTENT_MAX) fault('content', t('editor.contentLong'));
      } else if (page || !isEditing) {
        if (!page.trim()) fault('page', t('editor.pageMissing'));
        else if (!recordMapOf(page)) fault('page', t('editor.pageWrong'));
      }
    });

export const emptyPost: PostValues = {
  title: '',
  content: '',
  page: undefined,
  cover: null,
  categories: [],
  tags: [],
  products: [],
};

export const valuesOf = (post: Post): PostValues => ({
  title: post.title,
  content: post.content,
  page: post.type === 'notion' ? '' : undefined,
  cover: post.cover && { url: post.cover.url, alt: post.cover.alt },
  categories: post.categories.map(({ slug }) => slug),
  tags: post.tags.map(({ slug }) => slug),
  products: post.products.map(({ id, name, brand }) => ({ id, name, brand })),
});

/** Builds the body of the call; an unchanged Notion page is not sent. */
export function postBodyOf(values: PostValues): PostBody {
  const { page, content, cover, products, ...rest } = values;
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
