import { operatorCalls } from '@/contract/operator.calls';
import { baseApi } from './baseApi';
import { query } from './endpoint';

/** Who operates the site. */
export const operatorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOperator: query(build, operatorCalls.getOperator, { providesTags: ['Settings'] }),
  }),
});

export const { useGetOperatorQuery } = operatorApi;
