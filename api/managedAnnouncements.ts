import { managedAnnouncementCalls } from '@/contract/managedAnnouncements.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { staleAfter } from './tags';

/** The calls of the console about announcements. */
export const managedAnnouncementsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAnnouncements: query(build, managedAnnouncementCalls.getAnnouncements, { providesTags: ['Announcements'] }),
    publishAnnouncement: mutation(build, managedAnnouncementCalls.publishAnnouncement, {
      invalidatesTags: staleAfter('Announcements', 'ManagerLog'),
    }),
    // Another operator may have taken it down.
    endAnnouncement: mutation(build, managedAnnouncementCalls.endAnnouncement, {
      invalidatesTags: ['Announcements', 'ManagerLog'],
    }),
  }),
});

export const { useGetAnnouncementsQuery, usePublishAnnouncementMutation, useEndAnnouncementMutation } =
  managedAnnouncementsApi;
