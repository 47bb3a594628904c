import { commentsAnswer, commentThread } from '@/contract/comments';
import { success } from '@/contract/common';
import {
  contentCategoriesAnswer,
  contentTagsAnswer,
  otherContentsAnswer,
  photo,
  photosAnswer,
  video,
  videosAnswer,
} from '@/contract/contents';
import { productFiltersAnswer, productsAnswer } from '@/contract/products';
import { testProvider } from '../api';
import { aMember } from '../factories';
import type { SpineCall } from './calls';

const VIDEOS = 'contents/youtube-videos/';
const PHOTOS = 'contents/instagram-posts/';

/** The calls about comments of what has this path; but for the first they are ours. */
const commentCalls = (path: string): SpineCall[] => [
  { method: 'GET', path: `${path}comments/`, answer: commentsAnswer, client: 'getComments' },
  { method: 'POST', path: `${path}comments/`, answer: commentThread, client: 'createComment' },
  {
    method: 'PUT',
    path: `${path}comments/{commentId}/`,
    answer: commentThread,
    client: 'updateComment',
  },
  {
    method: 'DELETE',
    path: `${path}comments/{commentId}/`,
    answer: success,
    client: 'deleteComment',
  },
];

/** The calls of videos, photo posts and collections, and of the products they name. */
export const contentCalls: SpineCall[] = [
  { method: 'GET', path: VIDEOS, answer: videosAnswer, client: 'getVideos' },
  { method: 'GET', path: `${VIDEOS}{id}/`, answer: video, client: 'getVideo' },
  ...commentCalls(`${VIDEOS}{id}/`),
  { method: 'GET', path: PHOTOS, answer: photosAnswer, client: 'getPhotos' },
  { method: 'GET', path: `${PHOTOS}{id}/`, answer: photo, client: 'getPhoto' },
  ...commentCalls(`${PHOTOS}{id}/`),
  {
    method: 'GET',
    path: `${PHOTOS}categories/`,
    answer: contentCategoriesAnswer,
    client: 'getContentCategories',
  },
  { method: 'GET', path: `${PHOTOS}tags/`, answer: contentTagsAnswer, client: 'getContentTags' },
  {
    method: 'GET',
    path: 'contents/other/',
    answer: otherContentsAnswer,
    client: 'getOtherContents',
  },
  // Ours: what lists can be narrowed to.
  { method: 'GET', path: 'products/', answer: productsAnswer, client: 'getProducts' },
  {
    method: 'GET',
    path: 'products/filters/',
    answer: productFiltersAnswer,
    client: 'getProductFilters',
  },
];

const plain = (path: string) => async () => ({ path });

async function ownComment(path: string) {
  const { token } = await aMember();
  const body = { content: '저도 해 봤어요.' };
  const provider = await testProvider();
  const written = await provider.call('POST', `${path}comments/`, { token, body });
  return { path: `${path}comments/${written.body.id}/`, token };
}

const commentSamples = (listed: string, path: string) => ({
  [`GET ${listed}comments/`]: plain(`${path}comments/`),
  [`POST ${listed}comments/`]: async () => ({
    path: `${path}comments/`,
    token: (await aMember()).token,
    body: { content: '다음 이야기도 기다려요.' },
  }),
  [`PUT ${listed}comments/{commentId}/`]: async () => ({
    ...(await ownComment(path)),
    body: { content: '고쳐 썼어요.' },
  }),
  [`DELETE ${listed}comments/{commentId}/`]: () => ownComment(path),
});

/** How each of them is made, over the first content. */
export const contentSamples = {
  [`GET ${VIDEOS}`]: plain(VIDEOS),
  [`GET ${VIDEOS}{id}/`]: plain(`${VIDEOS}1/`),
  ...commentSamples(`${VIDEOS}{id}/`, `${VIDEOS}1/`),
  [`GET ${PHOTOS}`]: plain(PHOTOS),
  [`GET ${PHOTOS}{id}/`]: plain(`${PHOTOS}1/`),
  ...commentSamples(`${PHOTOS}{id}/`, `${PHOTOS}1/`),
  [`GET ${PHOTOS}categories/`]: plain(`${PHOTOS}categories/`),
  [`GET ${PHOTOS}tags/`]: plain(`${PHOTOS}tags/`),
  'GET contents/other/': plain('contents/other/'),
  'GET products/': plain('products/'),
  'GET products/filters/': plain('products/filters/'),
};
