import { declareCalls } from './call.ts';
import { commentCallsOf } from './comments.calls.ts';
import type { postListSchemas, postSchemas } from './posts.ts';

export const postListCalls = declareCalls<typeof postListSchemas>()({
  getPostCategories: ['GET', '/posts/categories/', 'public'],
  getPostTags: ['GET', '/posts/tags/', 'public'],
  getPosts: ['GET', '/posts/', 'public'],
  getLikedPosts: ['GET', '/posts/like/', 'member'],
  getRelatedPosts: ['GET', '/posts/{id}/related/', 'public'],
});

export const postCalls = declareCalls<typeof postSchemas>()({
  createPost: ['POST', '/posts/', 'verified'],
  getPost: ['GET', '/posts/{id}/', 'public'],
  getPostNotion: ['GET', '/posts/{id}/notion/', 'public'],
  updatePost: ['PUT', '/posts/{id}/', 'verified'],
  deletePost: ['DELETE', '/posts/{id}/', 'member'],
  likePost: ['POST', '/posts/{id}/like/', 'member'],
  viewPost: ['POST', '/posts/{id}/view/', 'public'],
});

export const postCommentCalls = commentCallsOf(postCalls.getPost.path);
