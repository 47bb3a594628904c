import type { Paginated } from '@/contract/common';
import type { Announcement, AnnouncementBody, AnnouncementsQuery } from '@/contract/managedAnnouncements';
import { baseApi } from './baseApi';

/** The calls of the console about announcements. */
export const managedAnnouncementsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAnnouncements: build.query<Paginated<Announcement>, AnnouncementsQuery>({
      query: (params) => ({ url: 'manage/announcements/', params }),
      providesTags: ['Announcements'],
    }),
    publishAnnouncement: build.mutation<{ success: true }, AnnouncementBody & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({ url: 'manage/announcements/', method: 'POST', body, idempotencyKey }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Announcements', 'ManagerLog']),
    }),
    // Another operator may have taken it down.
    endAnnouncement: build.mutation<{ success: true }, number>({
      query: (id) => ({ url: `manage/announcements/${id}/end/`, method: 'POST' }),
      invalidatesTags: ['Announcements', 'ManagerLog'],
    }),
  }),
});

export const { useGetAnnouncementsQuery, usePublishAnnouncementMutation, useEndAnnouncementMutation } =
  managedAnnouncementsApi;
