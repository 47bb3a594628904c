import { systemCalls } from '@/contract/system.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';

/** The parts that the site works with, for managers. */
export const systemApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSystem: query(build, systemCalls.getSystem, { providesTags: ['Personal'] }),
    testPart: mutation(build, systemCalls.testPart),
  }),
});

export const { useGetSystemQuery, useTestPartMutation } = systemApi;
