import type { Paginated } from '@/contract/common';
import type {
  ContentCategory,
  ContentTag,
  OtherContent,
  OtherContentsQuery,
  Photo,
  PhotoSummary,
  PhotosQuery,
  Video,
  VideoSummary,
  VideosQuery,
} from '@/contract/contents';
import { baseApi } from './baseApi';
import type { CommentSubject } from './comments';
import { wholeList } from './wholeList';

const VIDEOS = 'contents/youtube-videos/';
const PHOTOS = 'contents/instagram-posts/';

/** Returns the comments' subject of a video. */
export const videoComments = (id: number): CommentSubject => ({
  path: `${VIDEOS}${id}/`,
  counted: { endpoint: 'getVideo', arg: id },
});
export const photoComments = (id: number): CommentSubject => ({
  path: `${PHOTOS}${id}/`,
  counted: { endpoint: 'getPhoto', arg: id },
});

export const contentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getVideos: build.query<Paginated<VideoSummary>, VideosQuery>({
      query: (params) => ({ url: VIDEOS, params }),
      providesTags: ['Contents'],
    }),
    getVideo: build.query<Video, number>({
      query: (id) => ({ url: `${VIDEOS}${id}/` }),
      providesTags: (_video, _error, id) => [{ type: 'Contents', id: `video-${id}` }],
    }),
    getPhotos: build.query<Paginated<PhotoSummary>, PhotosQuery>({
      query: (params) => ({ url: PHOTOS, params }),
      providesTags: ['Contents'],
    }),
    getPhoto: build.query<Photo, number>({
      query: (id) => ({ url: `${PHOTOS}${id}/` }),
      providesTags: (_photo, _error, id) => [{ type: 'Contents', id: `photo-${id}` }],
    }),
    getContentCategories: build.query<Paginated<ContentCategory>, void>({
      queryFn: wholeList<ContentCategory>(() => ({ url: `${PHOTOS}categories/` })),
      providesTags: ['Contents'],
    }),
    /** The hashtags that are used most. */
    getContentTags: build.query<Paginated<ContentTag>, void>({
      query: () => ({ url: `${PHOTOS}tags/`, params: { page_size: 10 } }),
      providesTags: ['Contents'],
    }),
    getOtherContents: build.query<Paginated<OtherContent>, OtherContentsQuery>({
      query: (params) => ({ url: 'contents/other/', params }),
      providesTags: ['Contents', 'Products'],
    }),
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
