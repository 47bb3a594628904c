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
    getEarningRules: query(build, managedSettingsCalls.getEarningRules, { providesTags: ['Settings'] }),
    setEarningRules: mutation(build, managedSettingsCalls.setEarningRules, {
      invalidatesTags: staleAfter('Settings', 'ManagerLog', 'Points'),
    }),
    getReportRules: query(build, managedSettingsCalls.getReportRules, { providesTags: ['Settings'] }),
    setReportRules: mutation(build, managedSettingsCalls.setReportRules, {
      invalidatesTags: staleAfter('Settings', 'ManagerLog'),
    }),
    getCallLimits: query(build, managedSettingsCalls.getCallLimits, { providesTags: ['Settings'] }),
    setCallLimits: mutation(build, managedSettingsCalls.setCallLimits, {
      invalidatesTags: staleAfter('Settings', 'ManagerLog'),
    }),
    getManagedOperator: query(build, managedSettingsCalls.getManagedOperator, { providesTags: ['Settings'] }),
    setOperator: mutation(build, managedSettingsCalls.setOperator, {
      invalidatesTags: staleAfter('Settings', 'ManagerLog', 'Newsletters'),
    }),
  }),
});

export const {
  useGetNewMemberLimitsQuery,
  useLazyGetNewMemberLimitsQuery,
  useSetNewMemberLimitsMutation,
  useGetEarningRulesQuery,
  useLazyGetEarningRulesQuery,
  useSetEarningRulesMutation,
  useGetReportRulesQuery,
  useLazyGetReportRulesQuery,
  useSetReportRulesMutation,
  useGetCallLimitsQuery,
  useLazyGetCallLimitsQuery,
  useSetCallLimitsMutation,
  useGetManagedOperatorQuery,
  useLazyGetManagedOperatorQuery,
  useSetOperatorMutation,
} = managedSettingsApi;
