import { commentsApi } from '@/api/comments';
import { contentsApi, photoComments, videoComments } from '@/api/contents';
import { productsApi } from '@/api/products';
import { othersQueryOf, photosQueryOf, relatedQuery, tagsQuery, videosQueryOf } from '@/components/contents/queries';
import type { PhotoPostType } from '@/contract/constants/common';
import type { ListState } from '@/lib/listState';
import type { FetchQuery } from '@/store/pageData';

const { endpoints } = contentsApi;

/** Loads the data of a list of videos in parallel. */
export const loadVideos = (fetchQuery: FetchQuery, state: ListState) =>
  Promise.all([
    fetchQuery(endpoints.getVideos.initiate(videosQueryOf(state))),
    fetchQuery(endpoints.getContentCategories.initiate()),
  ]);

/** Loads the data of a list of photo posts. */
export const loadPhotos = (fetchQuery: FetchQuery, state: ListState, postType: PhotoPostType | null) =>
  Promise.all([
    fetchQuery(endpoints.getPhotos.initiate(photosQueryOf(state, postType))),
    fetchQuery(endpoints.getContentCategories.initiate()),
    fetchQuery(endpoints.getContentTags.initiate(tagsQuery)),
  ]);

/** Loads the data of a list of collections. */
export const loadOthers = (fetchQuery: FetchQuery, state: ListState) =>
  Promise.all([
    fetchQuery(endpoints.getOtherContents.initiate(othersQueryOf(state))),
    fetchQuery(productsApi.endpoints.getProductFilters.initiate()),
  ]);

/** Fetches a video, its comments from page `page`, and related content. */
export async function loadVideo(fetchQuery: FetchQuery, id: number, page: number) {
  await Promise.all([
    fetchQuery(endpoints.getVideo.initiate({ id })),
    fetchQuery(commentsApi.endpoints.getComments.initiate({ path: videoComments(id).path, page })),
    fetchQuery(endpoints.getVideos.initiate(relatedQuery)),
  ]);
}

/** Loads the data of a photo post's page. */
export async function loadPhoto(fetchQuery: FetchQuery, id: number, page: number) {
  await Promise.all([
    fetchQuery(endpoints.getPhoto.initiate({ id })),
    fetchQuery(commentsApi.endpoints.getComments.initiate({ path: photoComments(id).path, page })),
    fetchQuery(endpoints.getPhotos.initiate(relatedQuery)),
  ]);
}
