import type { PostsQuery } from '@/contract/posts';

/** The most posts on a product's page. */
const SHOWN = 6;

/** Builds the query of the posts that name a product, the newest first. */
export const postsWith = (product: number): PostsQuery => ({ product, ordering_type: 'new', page_size: SHOWN });
