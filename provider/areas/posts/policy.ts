import { posts } from '../../db/schema/posts.ts';
import { type Caller, visibleTo } from '../../domain/identity/policy.ts';

/** Selects the posts that the caller may read. */
export const visiblePosts = (caller: Caller) => visibleTo(posts, caller);
