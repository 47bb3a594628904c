import { commentsApi } from '@/api/comments';
import { contentsApi, photoComments, videoComments } from '@/api/contents';
import { productsApi } from '@/api/products';
import {
  besideQuery,
  othersQueryOf,
  photosQueryOf,
  videosQueryOf,
} from '@/components/contents/queries';
import type { PhotoPostType } from '@/contract/constants';
import type { ListState } from '@/lib/listState';
import type { Ask } from '@/store/pageData';

const { endpoints } = contentsApi;

/** Asks at once for everything that a page of videos shows. */
export const loadVideos = (ask: Ask, state: ListState) =>
  Promise.all([
    ask(endpoints.getVideos.initiate(videosQueryOf(state))),
    ask(endpoints.getContentCategories.initiate()),
  ]);

/** The same for photo posts. */
export const loadPhotos = (ask: Ask, state: ListState, postType: PhotoPostType | null) =>
  Promise.all([
    ask(endpoints.getPhotos.initiate(photosQueryOf(state, postType))),
    ask(endpoints.getContentCategories.initiate()),
    ask(endpoints.getContentTags.initiate()),
  ]);

/** The same for collections. */
export const loadOthers = (ask: Ask, state: ListState) =>
  Promise.all([
    ask(endpoints.getOtherContents.initiate(othersQueryOf(state))),
    ask(productsApi.endpoints.getProductFilters.initiate()),
  ]);

/** Fetches a video, its comments from page `page`, and related content. */
export async function loadVideo(ask: Ask, id: number, page: number) {
  await Promise.all([
    ask(endpoints.getVideo.initiate(id)),
    ask(commentsApi.endpoints.getComments.initiate({ path: videoComments(id).path, page })),
    ask(endpoints.getVideos.initiate(besideQuery)),
  ]);
}

/** The same for a photo post. */
export async function loadPhoto(ask: Ask, id: number, page: number) {
  await Promise.all([
    ask(endpoints.getPhoto.initiate(id)),
    ask(commentsApi.endpoints.getComments.initiate({ path: photoComments(id).path, page })),
    ask(endpoints.getPhotos.initiate(besideQuery)),
  ]);
}
