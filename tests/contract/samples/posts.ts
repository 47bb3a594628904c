import { testProvider } from '../../api';
import { aMember } from '../../factories';
import { below, byMember, type Samples } from './sample';

const provider = await testProvider();

/** Creates a post of a new member. */
async function ownPost() {
  const { token } = await aMember();
  const body = { title: '겨울 보습', content: '<p>세안 뒤 삼 분 안에 발라요.</p>' };
  const made = await provider.call('POST', 'posts/', { token, body });
  return { path: `posts/${made.body.id}/`, token };
}

async function ownComment() {
  const { path, token } = await ownPost();
  const body = { content: '저도 그래요' };
  const made = await provider.call('POST', `${path}comments/`, { token, body });
  return { path: `${path}comments/${made.body.id}/`, token };
}

const ofPost = (rest = '', body?: object) => below(ownPost, rest, body);

export const samples: Samples = {
  'GET posts/like/': async () => {
    const { path, token } = await ownPost();
    await provider.call('POST', `${path}like/`, { token });
    return { path: 'posts/like/', token };
  },
  'GET posts/{id}/related/': async () => {
    const { body } = await provider.call('GET', 'posts/?page_size=1');
    return { path: `posts/${body.results[0].id}/related/` };
  },
  'GET posts/{id}/': ofPost(),
  'GET posts/{id}/notion/': async () => {
    const { body } = await provider.call('GET', 'posts/?type=notion');
    return { path: `posts/${body.results[0].id}/notion/` };
  },
  'POST posts/': byMember('posts/', { content: '<p>세안 뒤 삼 분 안에 발라요.</p>' }),
  'PUT posts/{id}/': ofPost('', { title: '고친 제목' }),
  'DELETE posts/{id}/': ofPost(),
  'POST posts/{id}/like/': ofPost('like/'),
  'GET posts/{id}/comments/': async () => {
    const { path, token } = await ownComment();
    return { path: path.replace(/\d+\/$/, ''), token };
  },
  'POST posts/{id}/comments/': ofPost('comments/'),
  'GET posts/{id}/comments/{commentId}/replies/': below(ownComment, 'replies/?after=1'),
  'PUT posts/{id}/comments/{commentId}/': ownComment,
  'DELETE posts/{id}/comments/{commentId}/': ownComment,
  'POST posts/{id}/comments/{commentId}/like/': below(ownComment, 'like/'),
  'POST posts/{id}/view/': ofPost('view/'),
};
