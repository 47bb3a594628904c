import { SignJWT } from 'jose';
import { DEMO_PASSWORD } from '@/contract/constants/demo';
import { codeAt, PASSWORD, softAuthenticator, withPassword, withTwoStep } from '@/provider/areas/auth/testing';
import { hashPassword } from '@/provider/domain/identity/password';
import { signStop } from '@/provider/domain/marketing/stopToken';
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

/** Creates a member who waits for the link to a new address. */
async function emailChange() {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const { token, username } = await provider.member({ passwordHash });
  const body = { email: `new_${username}@example.com`, password: DEMO_PASSWORD };
  await provider.call('POST', 'auth/email-change/', { token, body });
  return { token, key: mailed(/key=([\w-]+)/) };
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

const question = { topic: 'reward', content: '포인트가 들어오지 않았어요.' };

/** Creates a member's question to the managers. */
async function ownQuestion() {
  const { token } = await aMember();
  const { body } = await provider.call('POST', 'support/threads/', { token, body: question });
  return { path: `support/threads/${body.id}/`, token };
}

/** Creates a member with a notification of a comment. */
const notifiedMember = async (): Promise<Sample> => {
  const { topic, token } = await ownTopic();
  await aComment({ topic });
  return { path: 'notifications/', token };
};

/** Samples a part of a new member's settings. */
const own = (part: string, body?: object) => async (): Promise<Sample> => {
  const { username, token } = await aMember();
  return { path: `users/${username}/${part}/`, token, body };
};

/** Returns the body that takes the password of a new member once more. */
async function byPassword() {
  const { token } = await withPassword(provider);
  return { token, body: { password: PASSWORD } };
}

/** Samples a change of two-step sign-in by the password and a recovery code. */
const byRecoveryCode = (change: string) => async (): Promise<Sample> => {
  const { token, recovery } = await withTwoStep(provider);
  return { path: `auth/totp/${change}/`, token, body: { password: PASSWORD, otp: recovery[0] } };
};

/** Creates a passkey of a new member on an authenticator in software; it is not stored yet. */
async function newPasskey() {
  const { token, body } = await byPassword();
  const device = softAuthenticator();
  const { body: options } = await provider.call('POST', 'auth/passkeys/options/', { token, body });
  return { token, device, created: { name: '내 기기', response: device.create(options) } };
}

export const samples: Samples = {
  'POST auth/registration/': async () => ({ path: 'auth/registration/', body: (await registration()).body }),
  'POST auth/login/': async () => ({ path: 'auth/login/', body: { username: 'demo', password: DEMO_PASSWORD } }),
  'POST users/authenticate/': async () => {
    const { token } = await aMember();
    const { body } = await provider.call('GET', 'users/nonce/', { token });
    return { path: 'users/authenticate/', token, body: { nonce: body.nonce } };
  },
  'POST auth/login/code/': async () => {
    const { username, recovery } = await withTwoStep(provider);
    const { body } = await provider.call('POST', 'auth/login/', { body: { username, password: PASSWORD } });
    return { path: 'auth/login/code/', body: { challenge: body.challenge, otp: recovery[0] } };
  },
  'POST auth/login/passkey/': async () => {
    const { token, device, created } = await newPasskey();
    await provider.call('POST', 'auth/passkeys/', { token, body: created });
    const { body } = await provider.call('POST', 'auth/login/passkey/options/');
    return { path: 'auth/login/passkey/', body: { response: device.get(body) } };
  },
  'POST auth/leave/': async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const suspendedUntil = new Date(provider.now().getTime() + 86_400_000);
    const { username } = await provider.member({ passwordHash, suspendedUntil });
    const { body } = await provider.call('POST', 'auth/login/', { body: { username, password: PASSWORD } });
    return { path: 'auth/leave/', body: { key: body.leave_key } };
  },
  'POST auth/totp/': async () => ({ path: 'auth/totp/', ...(await byPassword()) }),
  'POST auth/totp/confirm/': async () => {
    const { token, body } = await byPassword();
    const { body: setup } = await provider.call('POST', 'auth/totp/', { token, body });
    return { path: 'auth/totp/confirm/', token, body: { otp: codeAt(setup.secret, provider.now()) } };
  },
  'POST auth/totp/remove/': byRecoveryCode('remove'),
  'POST auth/totp/recovery-codes/': byRecoveryCode('recovery-codes'),
  'POST auth/passkeys/options/': async () => ({ path: 'auth/passkeys/options/', ...(await byPassword()) }),
  'POST auth/passkeys/': async () => {
    const { token, created } = await newPasskey();
    return { path: 'auth/passkeys/', token, body: created };
  },
  'DELETE auth/passkeys/{id}/': async () => {
    const { token, created } = await newPasskey();
    const { body } = await provider.call('POST', 'auth/passkeys/', { token, body: created });
    return { path: `auth/passkeys/${body.id}/`, token };
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
  'POST auth/links/confirm/': async () => {
    const { token } = await aMember();
    const { body } = await provider.call('POST', 'auth/links/', { token });
    const { now, env } = provider.services;
    made += 1;
    const assertion = await new SignJWT({ provider: 'kakao', account: `sample ${made}`, email_verified: true })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(Math.floor(now().getTime() / 1000))
      .sign(new TextEncoder().encode(env.ASSERTION_SECRET));
    return { path: 'auth/links/confirm/', token, body: { assertion, key: body.key } };
  },
  'DELETE auth/links/{provider}/': byMember('auth/links/kakao/'),
  'DELETE auth/sessions/{id}/': async () => {
    const { token } = await aMember();
    const { body } = await provider.call('GET', 'auth/sessions/', { token });
    return { path: `auth/sessions/${body.results[0].id}/`, token };
  },
  'POST auth/email-change/': async () => {
    const { body, send } = await registration();
    const { body: signedUp } = await send();
    return {
      path: 'auth/email-change/',
      token: signedUp.accessToken,
      body: { email: `new_${body.email}`, password: body.password },
    };
  },
  'POST auth/email-change/resend/': async () => ({
    path: 'auth/email-change/resend/',
    token: (await emailChange()).token,
  }),
  'POST auth/email-change/undo/': async () => {
    const { token, key } = await emailChange();
    await provider.call('POST', 'auth/registration/verify-email/', { token, body: { key } });
    return { path: 'auth/email-change/undo/', body: { key: mailed(/undo=([\w-]+)/) } };
  },
  'POST auth/password/reset/confirm/': async () => {
    const { email } = await aMember();
    await provider.call('POST', 'auth/password/reset/', { body: { email } });
    return {
      path: 'auth/password/reset/confirm/',
      body: { token: mailed(/token=([\w-]+)/), new_password: 'another winter lake' },
    };
  },
  'GET banners/{id}/': plain('banners/1/'),
  'GET forums/{slug}/': plain('forums/free/'),
  'GET forums/{slug}/topics/': plain('forums/free/topics/'),
  'POST forums/{slug}/topics/': byMember('forums/free/topics/'),
  'GET forums/{slug}/topics/{id}/': async () => ({ path: (await ownTopic()).path }),
  'POST forums/{slug}/topics/{id}/view/': async () => ({ path: `${(await ownTopic()).path}view/` }),
  'GET forums/{slug}/topics/{id}/comments/': async () => {
    const topic = await aTopic();
    const comment = await aComment({ topic });
    await aComment({ topic, parent: comment.id });
    return { path: `forums/${topic.forum.slug}/topics/${topic.id}/comments/` };
  },
  'POST forums/{slug}/topics/{id}/comments/': below(ownTopic, 'comments/'),
  'GET forums/{slug}/topics/{id}/comments/{commentId}/replies/': below(ownComment, 'replies/?after=1'),
  'PUT forums/{slug}/topics/{id}/comments/{commentId}/': ownComment,
  'DELETE forums/{slug}/topics/{id}/comments/{commentId}/': ownComment,
  'POST forums/{slug}/topics/{id}/comments/{commentId}/like/': below(ownComment, 'like/'),
  'POST support/threads/': byMember('support/threads/'),
  'GET support/threads/': async () => ({ path: 'support/threads/', token: (await ownQuestion()).token }),
  'GET support/threads/{id}/': ownQuestion,
  'POST support/threads/{id}/messages/': below(ownQuestion, 'messages/'),
  'PUT support/threads/{id}/status/': async () => ({
    path: `${(await ownQuestion()).path}status/`,
    token: (await aMember({ role: 'manager' })).token,
    body: { status: 'closed' },
  }),
  'GET support/queue/': async () => {
    await ownQuestion();
    return { path: 'support/queue/', token: (await aMember({ role: 'manager' })).token };
  },
  'GET bookmarks/': async () => {
    const { topic, token } = await ownTopic();
    await provider.call('POST', 'bookmarks/', { token, body: { subject: 'topic', id: topic.id, saved: true } });
    return { path: 'bookmarks/', token };
  },
  'POST bookmarks/': async () => {
    const { topic, token } = await ownTopic();
    return { path: 'bookmarks/', token, body: { subject: 'topic', id: topic.id, saved: true } };
  },
  'GET bookmarks/{subject}/{id}/': async () => {
    const { topic, token } = await ownTopic();
    return { path: `bookmarks/topic/${topic.id}/`, token };
  },
  'GET topics/{id}/': async () => ({ path: `topics/${(await ownTopic()).topic.id}/` }),
  'PUT topics/{id}/': async () => {
    const { topic, token } = await ownTopic();
    return { path: `topics/${topic.id}/`, token, body: { title: '고친 제목' } };
  },
  'POST topics/{id}/like/': async () => {
    const { topic } = await ownTopic();
    return { path: `topics/${topic.id}/like/`, token: (await aMember()).token };
  },
  'DELETE topics/{id}/': async () => {
    const { topic, token } = await ownTopic();
    return { path: `topics/${topic.id}/`, token };
  },
  'GET notifications/': notifiedMember,
  'POST notifications/read/': async () => ({ ...(await notifiedMember()), path: 'notifications/read/' }),
  'POST notifications/digest/stop/': async () => {
    const { id } = await aMember();
    return { path: `notifications/digest/stop/?token=${signStop('digest', id, provider.services.env.TOKEN_SECRET)}` };
  },
  'PUT notifications/push/': byMember('notifications/push/', {
    endpoint: 'https://push.example.com/sample',
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  }),
  'GET search/': plain(`search/?search=${encodeURIComponent('보습')}`),
  'GET search/suggestions/': plain(`search/suggestions/?search=${encodeURIComponent('보습')}`),
  'GET search/alike/': plain(`search/alike/?kind=topics&title=${encodeURIComponent('보습')}`),

  'GET users/{username}/': plain('users/demo/'),
  'GET users/{username}/followers/': plain('users/demo/followers/'),
  'GET users/{username}/followings/': plain('users/demo/followings/'),
  'PUT users/{username}/nickname/': own('nickname'),
  'PUT users/{username}/introduction/': own('introduction'),
  'PUT users/{username}/social/': own('social'),
  'PUT users/{username}/account/': own('account', { birthYear: 1994 }),
  'PUT users/{username}/delivery/': own('delivery'),
  'PUT users/{username}/privacy/': own('privacy'),
  'POST users/{username}/leave/': async () => {
    const { username, token } = await aMember();
    return { path: `users/${username}/leave/`, token, body: { confirmation: username } };
  },
  'GET users/{username}/data/': own('data'),
};
