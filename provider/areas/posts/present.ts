import type { Post, PostSummary } from '../../../contract/posts.ts';
import type { Product } from '../../../contract/products.ts';
import { presentEdited } from '../../domain/content/written.ts';
import { presentAuthor } from '../../domain/members/present.ts';
import { contentCan } from '../../domain/moderation/policy.ts';
import { loadProducts } from '../../domain/products/read.ts';
import { type PostTaxonomy, presentTerm, taxonomyOf } from '../../domain/taxonomy/postTaxonomy.ts';
import type { AppContext } from '../../platform/http/context.ts';
import type { PostRow, SummaryRow } from './queries.ts';

/** Characters of Korean text that are read in a minute. */
const CHARACTERS_A_MINUTE = 500;

interface Related {
  taxonomy: PostTaxonomy;
  locale: Parameters<typeof presentTerm>[1];
  products: (ids: number[]) => Product[];
}

const pick = (rows: PostTaxonomy['tags'], slugs: string[], locale: Related['locale']) =>
  rows.filter(({ slug }) => slugs.includes(slug)).map((row) => presentTerm(row, locale));

function presentSummary({ post, length, user, collapsed }: SummaryRow, related: Related): PostSummary {
  const { taxonomy, locale } = related;
  return {
    id: post.id,
    type: post.type,
    status: post.status,
    title: post.title,
    collapsed,
    excerpt: collapsed ? '' : post.excerpt,
    cover: collapsed ? null : post.cover,
    categories: pick(taxonomy.categories, post.categories, locale),
    tags: pick(taxonomy.tags, post.tags, locale),
    products: related.products(post.products),
    reading_minutes: Math.max(1, Math.round(length / CHARACTERS_A_MINUTE)),
    view_count: post.viewCount,
    like_count: post.likeCount,
    comment_count: post.commentCount,
    created_at: post.createdAt.toISOString(),
    edited_at: post.editedAt?.toISOString() ?? null,
    user: presentAuthor(user, locale),
  };
}

async function relatedOf(c: AppContext, rows: SummaryRow[]): Promise<Related> {
  const ids = rows.flatMap(({ post }) => post.products);
  return {
    taxonomy: await taxonomyOf(c),
    locale: c.get('locale'),
    products: await loadProducts(c, ids),
  };
}

/** Presents posts for a list, with taxonomy and products read once for all of them. */
export async function presentSummaries(c: AppContext, rows: SummaryRow[]): Promise<PostSummary[]> {
  const related = await relatedOf(c, rows);
  return rows.map((row) => presentSummary(row, related));
}

export async function presentPost(c: AppContext, row: PostRow, liked: boolean): Promise<Post> {
  return {
    ...presentSummary(row, await relatedOf(c, [row])),
    cover: row.post.cover,
    content: row.content,
    liked,
    can: contentCan(c.get('member'), row.post),
    updated_at: row.post.updatedAt.toISOString(),
    ...presentEdited(row.post),
  };
}
