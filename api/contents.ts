import type { Paginated } from '@/contract/common';
import type { ContentCategory } from '@/contract/contents';
import { otherContentCalls, photoCalls, videoCalls } from '@/contract/contents.calls';
import { baseApi } from './baseApi';
import type { CommentSubject } from './comments';
import { query, requestOf } from './endpoint';
import { wholeList } from './wholeList';

/** Returns the comments' subject of a video. */
export const videoComments = (id: number): CommentSubject => ({
  path: `contents/youtube-videos/${id}/`,
  counted: { endpoint: 'getVideo', arg: { id } },
});
export const photoComments = (id: number): CommentSubject => ({
  path: `contents/instagram-posts/${id}/`,
  counted: { endpoint: 'getPhoto', arg: { id } },
});

export const contentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getVideos: query(build, videoCalls.getVideos, { providesTags: ['Contents'] }),
    getVideo: query(build, videoCalls.getVideo, {
      providesTags: (_video, _error, { id }) => [{ type: 'Contents', id: `video-${id}` }],
    }),
    getPhotos: query(build, photoCalls.getPhotos, { providesTags: ['Contents'] }),
    getPhoto: query(build, photoCalls.getPhoto, {
      providesTags: (_photo, _error, { id }) => [{ type: 'Contents', id: `photo-${id}` }],
    }),
    getContentCategories: build.query<Paginated<ContentCategory>, void>({
      queryFn: wholeList<ContentCategory>(requestOf(photoCalls.getContentCategories)),
      providesTags: ['Contents'],
    }),
    getContentTags: query(build, photoCalls.getContentTags, { providesTags: ['Contents'] }),
    getOtherContents: query(build, otherContentCalls.getOtherContents, { providesTags: ['Contents', 'Products'] }),
  }),
});

export const {
  useGetVideosQuery,
  useGetVideoQuery,
  useGetPhotosQuery,
  useGetPhotoQuery,
  useGetContentCategoriesQuery,
  useGetContentTagsQuery,
  useGetOtherContentsQuery,
} = contentsApi;
