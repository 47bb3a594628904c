import { skipToken } from '@reduxjs/toolkit/query';
import { useGetForumTopicsQuery } from '@/api/forums';
import { useGetTopicsQuery } from '@/api/topics';
import type { TopicsQuery } from '@/contract/topics';

/** Fetches a page of topics of one forum, or of every forum when the query has none. */
export function useTopicsPage({ slug, ...query }: TopicsQuery & { slug?: string }) {
  const ofForum = useGetForumTopicsQuery(slug ? { slug, ...query } : skipToken);
  const ofEvery = useGetTopicsQuery(slug ? skipToken : query);
  return slug ? ofForum : ofEvery;
}
