import { managedSettingsCalls } from '@/contract/managedSettings.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { staleAfter } from './tags';

/** The calls of the console about what operators set of the whole site. */
export const managedSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNewMemberLimits: query(build, managedSettingsCalls.getNewMemberLimits, { providesTags: ['Settings'] }),
    setNewMemberLimits: mutation(build, managedSettingsCalls.setNewMemberLimits, {
      invalidatesTags: staleAfter('Settings', 'ManagerLog'),
    }),
  }),
});

export const { useGetNewMemberLimitsQuery, useLazyGetNewMemberLimitsQuery, useSetNewMemberLimitsMutation } =
  managedSettingsApi;
