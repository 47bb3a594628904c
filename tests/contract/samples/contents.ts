import { call } from '../../api';
import { aMember } from '../../factories';
import { below, byMember, plain, type Samples } from './sample';

const VIDEOS = 'contents/youtube-videos/';
const PHOTOS = 'contents/instagram-posts/';

async function ownComment(path: string) {
  const { token } = await aMember();
  const body = { content: '저도 해 봤어요.' };
  const written = await call('POST', `${path}comments/`, { token, body });
  return { path: `${path}comments/${written.body.id}/`, token };
}

const commentSamples = (listed: string, path: string) => ({
  [`GET ${listed}comments/`]: plain(`${path}comments/`),
  [`POST ${listed}comments/`]: byMember(`${path}comments/`),
  [`GET ${listed}comments/{commentId}/replies/`]: below(() => ownComment(path), 'replies/?after=1'),
  [`PUT ${listed}comments/{commentId}/`]: () => ownComment(path),
  [`DELETE ${listed}comments/{commentId}/`]: () => ownComment(path),
  [`POST ${listed}comments/{commentId}/like/`]: below(() => ownComment(path), 'like/'),
});

/** A sample of each call, over the first content. */
export const samples: Samples = {
  [`GET ${VIDEOS}{id}/`]: plain(`${VIDEOS}1/`),
  ...commentSamples(`${VIDEOS}{id}/`, `${VIDEOS}1/`),
  [`GET ${PHOTOS}{id}/`]: plain(`${PHOTOS}1/`),
  ...commentSamples(`${PHOTOS}{id}/`, `${PHOTOS}1/`),
  'GET products/{id}/': plain('products/1/'),
};
