import { postCalls } from '@/contract/posts.calls';
import { baseApi } from './baseApi';
import { mutation } from './endpoint';

/** The record map of a Notion page. Its own file, because it is rendered on the server only. */
export const postNotionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Fetched by a mutation, whose response is in no page's snapshot: it is rendered, not cached.
     */
    getPostNotion: mutation(build, postCalls.getPostNotion),
  }),
});
