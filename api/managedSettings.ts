import { managedSettingsCalls } from '@/contract/managedSettings.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { staleAfter } from './tags';

const read = { providesTags: ['Settings'] } as const;
const written = { invalidatesTags: staleAfter('Settings', 'ManagerLog') };

/** The calls of the console about what operators set of the whole site. */
export const managedSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNewMemberLimits: query(build, managedSettingsCalls.getNewMemberLimits, read),
    setNewMemberLimits: mutation(build, managedSettingsCalls.setNewMemberLimits, written),
    getEarningRules: query(build, managedSettingsCalls.getEarningRules, read),
    setEarningRules: mutation(build, managedSettingsCalls.setEarningRules, {
      invalidatesTags: staleAfter('Settings', 'ManagerLog', 'Points'),
    }),
    getReportRules: query(build, managedSettingsCalls.getReportRules, read),
    setReportRules: mutation(build, managedSettingsCalls.setReportRules, written),
    getCallLimits: query(build, managedSettingsCalls.getCallLimits, read),
    setCallLimits: mutation(build, managedSettingsCalls.setCallLimits, written),
    getManagedOperator: query(build, managedSettingsCalls.getManagedOperator, read),
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
