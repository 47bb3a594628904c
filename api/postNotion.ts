import type { NotionRecordMap } from '@/contract/posts';
import { baseApi } from './baseApi';

/** The record map of a Notion page. Its own file, because it is drawn on the server alone. */
export const postNotionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked for by a mutation, whose answer no page brings along: it is drawn, not kept. */
    getPostNotion: build.mutation<NotionRecordMap, number>({
      query: (id) => ({ url: `posts/${id}/notion/` }),
    }),
  }),
});
