import type { Post, PostBody } from '@/contract/posts';
import type { Product } from '@/contract/products';
import { isText } from '@/lib/browser/drafts';
import { recordMapOf } from './notionPage';

/** A product as the form shows it. */
export type ChosenProduct = Pick<Product, 'id' | 'name' | 'brand'>;

/** What a post's form holds, and what its draft keeps. */
export interface ComposedPost {
  title: string;
  /** HTML as the editor writes it, without pictures that are still on their way. */
  content: string;
  /** A Notion page as it was pasted, '' for the one that a post has; left out of an article. */
  page?: string;
  cover: { url: string; alt: string } | null;
  categories: string[];
  tags: string[];
  products: ChosenProduct[];
}

export const emptyPost: ComposedPost = {
  title: '',
  content: '',
  cover: null,
  categories: [],
  tags: [],
  products: [],
};

export const composedOf = (post: Post): ComposedPost => ({
  title: post.title,
  content: post.content,
  ...(post.type === 'notion' && { page: '' }),
  cover: post.cover && { url: post.cover.url, alt: post.cover.alt },
  categories: post.categories.map(({ slug }) => slug),
  tags: post.tags.map(({ slug }) => slug),
  products: post.products.map(({ id, name, brand }) => ({ id, name, brand })),
});

/** The call's body; of a Notion page that stays as it is nothing is sent. */
export function postBodyOf(composed: ComposedPost): PostBody {
  const { page, content, cover, products, ...beside } = composed;
  const recordMap = page === undefined ? undefined : recordMapOf(page);
  return {
    ...beside,
    ...(page === undefined ? { content } : { type: 'notion' as const }),
    ...(recordMap && { recordMap }),
    title: beside.title.trim(),
    cover: cover?.url ?? null,
    coverAlt: cover?.alt.trim() ?? '',
    products: products.map(({ id }) => id),
  };
}

/** Whether an article says or shows anything. */
export const hasContent = (html: string): boolean =>
  /<img\b|data-video=/.test(html) || html.replace(/<[^<>]*>/g, '').trim() !== '';

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

const isCover = (value: unknown): value is ComposedPost['cover'] =>
  value === null ||
  (typeof value === 'object' &&
    'url' in value &&
    isText(value.url) &&
    'alt' in value &&
    isText(value.alt));

const isProduct = (value: unknown): value is ChosenProduct =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'name' in value &&
  isText(value.name) &&
  'brand' in value &&
  isText(value.brand);

/** Whether a draft is of this shape. */
export function isComposedPost(value: unknown): value is ComposedPost {
  if (typeof value !== 'object' || value === null) return false;
  const { title, content, page, cover, categories, tags, products } = value as Partial<
    Record<keyof ComposedPost, unknown>
  >;
  return (
    isText(title) &&
    isText(content) &&
    (page === undefined || isText(page)) &&
    isCover(cover) &&
    isTexts(categories) &&
    isTexts(tags) &&
    Array.isArray(products) &&
    products.every(isProduct)
  );
}
