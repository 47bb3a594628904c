import type { SearchAnswer, SearchQuery, SuggestionsAnswer, SuggestionsQuery } from '@/contract/search';
import { baseApi, cacheSeconds } from './baseApi';

export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSearch: build.query<SearchAnswer, SearchQuery>({
      query: (params) => ({ url: 'search/', params }),
      providesTags: ['Search'],
    }),
    getSuggestions: build.query<SuggestionsAnswer, SuggestionsQuery>({
      query: (params) => ({ url: 'search/suggestions/', params }),
      keepUnusedDataFor: cacheSeconds(60),
    }),
  }),
});

export const { useGetSearchQuery, useLazyGetSuggestionsQuery } = searchApi;
