import { searchCalls } from '@/contract/search.calls';
import { baseApi, cacheSeconds } from './baseApi';
import { query } from './endpoint';

export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSearch: query(build, searchCalls.getSearch, { providesTags: ['Search'] }),
    getSuggestions: query(build, searchCalls.getSuggestions, { keepUnusedDataFor: cacheSeconds(60) }),
    getAlike: query(build, searchCalls.getAlike, { keepUnusedDataFor: cacheSeconds(60) }),
  }),
});

export const { useGetSearchQuery, useLazyGetSuggestionsQuery, useLazyGetAlikeQuery } = searchApi;
