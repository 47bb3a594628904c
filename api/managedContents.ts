import { importRunCalls, managedPhotoCalls, managedVideoCalls } from '@/contract/managedContents.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { markWhenDone } from './markWhenDone';
import { staleAfter } from './tags';

const write = {
  onQueryStarted: markWhenDone,
  invalidatesTags: staleAfter('Contents', 'ManagerLog'),
} as const;

/** The calls of the console about videos and photo posts. */
export const managedContentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedVideos: query(build, managedVideoCalls.getManagedVideos, { providesTags: ['Contents'] }),
    getManagedVideo: query(build, managedVideoCalls.getManagedVideo, { providesTags: ['Contents'] }),
    createVideo: mutation(build, managedVideoCalls.createVideo, write),
    updateVideo: mutation(build, managedVideoCalls.updateVideo, write),
    getManagedPhotos: query(build, managedPhotoCalls.getManagedPhotos, { providesTags: ['Contents'] }),
    getManagedPhoto: query(build, managedPhotoCalls.getManagedPhoto, { providesTags: ['Contents'] }),
    createPhoto: mutation(build, managedPhotoCalls.createPhoto, write),
    updatePhoto: mutation(build, managedPhotoCalls.updatePhoto, write),
    getImportRuns: query(build, importRunCalls.getImportRuns, { providesTags: ['Contents'] }),
  }),
});

export const {
  useGetManagedVideosQuery,
  useGetManagedVideoQuery,
  useLazyGetManagedVideoQuery,
  useCreateVideoMutation,
  useUpdateVideoMutation,
  useGetManagedPhotosQuery,
  useGetManagedPhotoQuery,
  useLazyGetManagedPhotoQuery,
  useCreatePhotoMutation,
  useUpdatePhotoMutation,
  useGetImportRunsQuery,
} = managedContentsApi;
