import { managedMissionCalls } from '@/contract/managedMissions.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { markWhenDone } from './markWhenDone';
import { staleAfter } from './tags';

/** The calls of the console about missions. */
export const managedMissionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedMissions: query(build, managedMissionCalls.getManagedMissions, { providesTags: ['ManagedMissions'] }),
    getManagedMission: query(build, managedMissionCalls.getManagedMission, { providesTags: ['ManagedMissions'] }),
    /** As members see it, in the page's language. */
    getMissionPreview: query(build, managedMissionCalls.getMissionPreview, { providesTags: ['ManagedMissions'] }),
    createMission: mutation(build, managedMissionCalls.createMission, {
      invalidatesTags: staleAfter('ManagedMissions', 'ManagerLog'),
    }),
    updateMission: mutation(build, managedMissionCalls.updateMission, {
      onQueryStarted: markWhenDone,
      invalidatesTags: staleAfter('ManagedMissions', 'Missions', 'ManagerLog'),
    }),
    publishMission: mutation(build, managedMissionCalls.publishMission, {
      onQueryStarted: markWhenDone,
      // After a failure too: another operator has changed it then, or members have done it.
      invalidatesTags: ['ManagedMissions', 'Missions', 'ManagerLog'],
    }),
    closeMission: mutation(build, managedMissionCalls.closeMission, {
      onQueryStarted: markWhenDone,
      // After a failure too: another operator has changed it then.
      invalidatesTags: ['ManagedMissions', 'Missions', 'ManagerLog'],
    }),
    copyMission: mutation(build, managedMissionCalls.copyMission, {
      invalidatesTags: staleAfter('ManagedMissions', 'ManagerLog'),
    }),
    deleteMission: mutation(build, managedMissionCalls.deleteMission, {
      // The page of the deleted one is still shown: only the lists are read again.
      invalidatesTags: staleAfter('ManagerLog'),
    }),
  }),
});

export const {
  useGetManagedMissionsQuery,
  useGetManagedMissionQuery,
  useLazyGetManagedMissionQuery,
  useGetMissionPreviewQuery,
  useCreateMissionMutation,
  useUpdateMissionMutation,
  usePublishMissionMutation,
  useCloseMissionMutation,
  useCopyMissionMutation,
  useDeleteMissionMutation,
} = managedMissionsApi;
