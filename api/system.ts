import type { TestedPart } from '@/contract/constants/system';
import type { PartTest, SystemAnswer } from '@/contract/system';
import { baseApi } from './baseApi';

/** The parts that the site works with, for managers. */
export const systemApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSystem: build.query<SystemAnswer, void>({
      query: () => ({ url: 'manage/system/' }),
      providesTags: ['Personal'],
    }),
    testPart: build.mutation<PartTest, TestedPart>({
      query: (part) => ({ url: `manage/system/${part}/test/`, method: 'POST' }),
    }),
  }),
});

export const { useGetSystemQuery, useTestPartMutation } = systemApi;
