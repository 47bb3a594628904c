import { managedMissionCalls } from '@/contract/managedMissions.calls';
import { baseApi } from './baseApi';
import { campaignCalls } from './campaignCalls';
import { mutation, query } from './endpoint';

const calls = campaignCalls('ManagedMissions', 'Missions');

/** The calls of the console about missions. */
export const managedMissionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedMissions: query(build, managedMissionCalls.getManagedMissions, calls.read),
    getManagedMission: query(build, managedMissionCalls.getManagedMission, calls.read),
    /** As members see it, in the page's language. */
    getMissionPreview: query(build, managedMissionCalls.getMissionPreview, calls.read),
    createMission: mutation(build, managedMissionCalls.createMission, calls.create),
    updateMission: mutation(build, managedMissionCalls.updateMission, calls.update),
    publishMission: mutation(build, managedMissionCalls.publishMission, calls.publish),
    closeMission: mutation(build, managedMissionCalls.closeMission, calls.publish),
    copyMission: mutation(build, managedMissionCalls.copyMission, calls.create),
    deleteMission: mutation(build, managedMissionCalls.deleteMission, calls.remove),
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
