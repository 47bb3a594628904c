import { DEMO_PASSWORD } from '@/seed/load/accounts';
import { testProvider } from '../../api';
import { aComment, aMember, aTopic } from '../../factories';
import { below, byMember, plain, type Sample, type Samples } from './sample';

const provider = await testProvider();
let made = 0;

const mailed = (pattern: RegExp) => provider.mails.at(-1)?.text.match(pattern)?.[1] ?? '';

async function registration() {
  made += 1;
  const username = `signup_${made}`;
  const body = {
    username,
    email: `${username}@example.com`,
    password: 'quiet winter lake',
    nickname: '겨울 호수',
    agreements: { terms: true, age: true, marketing: false },
  };
  return { body, send: () => provider.call('POST', 'auth/registration/', { body }) };
}

async function ownTopic() {
  const topic = await aTopic();
  return { topic, token: topic.author.token, path: `forums/${topic.forum.slug}/topics/${topic.id}/` };
}

async function ownComment() {
  const topic = await aTopic();
  const comment = await aComment({ topic });
  const path = `forums/${topic.forum.slug}/topics/${topic.id}/comments/${comment.id}/`;
  return { path, token: comment.author.token };
}

const written = {
  title: '봄에 바꾸는 것',
  content: '가벼운 것부터 바꿔요.',
  fileUrls: [],
  categories: [],
  tags: [],
  showManagerBadge: false,
  name: '산뜻한 크림',
  productType: 'cream',
  skinType: '',
};

/** Creates a member with a notification of a comment. */
const notifiedMember = async (): Promise<Sample> => {
  const { topic, token } = await ownTopic();
  await aComment({ topic });
  return { path: 'notifications/', token };
};

/** Samples a part of a new member's settings. */
const own = (part: string, body: object) => async (): Promise<Sample> => {
  const { username, token } = await aMember();
  return { path: `users/${username}/${part}/`, token, body };
};

/** A sample of each call of `calls.ts`, by name; each creates the rows that it needs. */
export const samples: Samples = {
  'POST auth/registration/': async () => ({ path: 'auth/registration/', body: (await registration()).body }),
  'POST auth/login/': async () => ({ path: 'auth/login/', body: { username: 'demo', password: DEMO_PASSWORD } }),
  'GET users/nonce/': byMember('users/nonce/'),
  'POST users/authenticate/': async () => {
    const { token } = await aMember();
    const { body } = await provider.call('GET', 'users/nonce/', { token });
    return { path: 'users/authenticate/', token, body: { nonce: body.nonce } };
  },
  'POST auth/registration/verify-email/': async () => {
    const { body, send } = await registration();
    await send();
    const key = mailed(/key=([\w-]+)/);
    return { path: 'auth/registration/verify-email/', body: { key, password: body.password } };
  },
  'POST auth/registration/resend-email/': async () => {
    const { body, send } = await registration();
    await send();
    return { path: 'auth/registration/resend-email/', body: { email: body.email } };
  },
  'POST auth/password/change/': async () => {
    const { body, send } = await registration();
    const { body: signedUp } = await send();
    return {
      path: 'auth/password/change/',
      token: signedUp.accessToken,
      body: { old_password: body.password, new_password: 'another winter lake' },
    };
  },
  'POST auth/password/reset/': async () => ({ path: 'auth/password/reset/', body: { email: 'unknown@example.com' } }),
  'POST auth/password/reset/confirm/': async () => {
    const { email } = await aMember();
    await provider.call('POST', 'auth/password/reset/', { body: { email } });
    return {
      path: 'auth/password/reset/confirm/',
      body: { token: mailed(/token=([\w-]+)/), new_password: 'another winter lake' },
    };
  },
  'GET base/main/': plain('base/main/'),
  'GET banners/': plain('banners/'),
  'GET banners/{id}/': plain('banners/1/'),
  'GET rankings/': plain('rankings/'),
  'GET forums/': plain('forums/'),
  'GET forums/{slug}/': plain('forums/free/'),
  'GET forums/categories/': plain('forums/categories/'),
  'GET forums/tags/': plain('forums/tags/'),
  'GET forums/events/': plain('forums/events/'),
  'GET forums/{slug}/topics/': plain('forums/free/topics/'),
  'POST forums/{slug}/topics/': byMember('forums/free/topics/', written),
  'GET forums/{slug}/topics/{id}/': async () => ({ path: (await ownTopic()).path }),
  'POST forums/{slug}/topics/{id}/view/': async () => ({ path: `${(await ownTopic()).path}view/` }),
  'GET forums/{slug}/topics/{id}/comments/': async () => {
    const topic = await aTopic();
    const comment = await aComment({ topic });
    await aComment({ topic, parent: comment.id });
    return { path: `forums/${topic.forum.slug}/topics/${topic.id}/comments/` };
  },
  'POST forums/{slug}/topics/{id}/comments/': below(ownTopic, 'comments/', { content: '고마워요.', parent: null }),
  'PUT forums/{slug}/topics/{id}/comments/{commentId}/': async () => ({
    ...(await ownComment()),
    body: { content: '고쳐 썼어요.' },
  }),
  'DELETE forums/{slug}/topics/{id}/comments/{commentId}/': ownComment,
  'GET topics/': plain('topics/'),
  'POST topics/': byMember('topics/', { ...written, forum: 'free' }),
  'GET topics/{id}/': async () => ({ path: `topics/${(await ownTopic()).topic.id}/` }),
  'PUT topics/{id}/': async () => {
    const { topic, token } = await ownTopic();
    return { path: `topics/${topic.id}/`, token, body: { title: '고친 제목' } };
  },
  'POST topics/{id}/like/': async () => {
    const { topic } = await ownTopic();
    return { path: `topics/${topic.id}/like/`, token: (await aMember()).token, body: {} };
  },
  'DELETE topics/{id}/': async () => {
    const { topic, token } = await ownTopic();
    return { path: `topics/${topic.id}/`, token };
  },
  'GET notifications/': notifiedMember,
  'POST notifications/read/': async () => ({ ...(await notifiedMember()), path: 'notifications/read/', body: {} }),
  'GET search/': plain(`search/?search=${encodeURIComponent('보습')}`),
  'GET search/suggestions/': plain(`search/suggestions/?search=${encodeURIComponent('보습')}`),

  'GET badges/': plain('badges/'),
  'GET users/recommendation/': byMember('users/recommendation/'),
  'GET users/': plain('users/?is_partner=true&ordering_type=best'),
  'GET users/{username}/': plain('users/demo/'),
  'GET users/{username}/followers/': plain('users/demo/followers/'),
  'GET users/{username}/followings/': plain('users/demo/followings/'),
  'POST users/{username}/follow/': byMember('users/demo/follow/', {}),
  'PUT users/{username}/nickname/': own('nickname', { nickname: '새 이름' }),
  'PUT users/{username}/introduction/': own('introduction', { introduction: '안녕하세요' }),
  'PUT users/{username}/social/': own('social', { instagram: 'gyeol', youtube: '', blog: 'not an address' }),
  'PUT users/{username}/account/': own('account', {
    phone: '010-1234-5678',
    birthYear: 1994,
    gender: '',
    agreed: true,
  }),
  'PUT users/{username}/delivery/': own('delivery', {
    name: '김결',
    phone: '010-1234-5678',
    zipcode: '04524',
    address: '서울 중구 세종대로 110',
    detailAddress: '',
    deliveryMessage: '',
    agreed: true,
  }),
  'PUT users/{username}/privacy/': own('privacy', { showSkinType: true }),
  'POST users/{username}/leave/': async () => {
    const { username, token } = await aMember();
    return { path: `users/${username}/leave/`, token, body: { confirmation: username } };
  },
  'GET users/{username}/data/': async () => {
    const { username, token } = await aMember();
    return { path: `users/${username}/data/`, token };
  },
};
