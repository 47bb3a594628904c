import { testProvider } from '../../api';
import { aComment, aMember, aTopic } from '../../factories';
import type { Sample, Samples } from './sample';

const provider = await testProvider();
let made = 0;

const aManager = () => aMember({ role: 'manager' });
const reason = '운영 원칙';

const asManager = (path: string, body?: object) => async (): Promise<Sample> => ({
  path,
  token: (await aManager()).token,
  ...(body && { body }),
});

/** Creates a topic that a manager has hidden, with its case. */
async function hiddenTopic() {
  const topic = await aTopic();
  const { token: manager } = await aManager();
  await provider.call('PUT', `moderation/topic/${topic.id}/`, { token: manager, body: { status: 'hidden', reason } });
  const { token } = topic.author;
  const { body } = await provider.call('GET', 'reports/received/', { token });
  return { caseId: body.results[0].id as number, changed_at: body.results[0].changed_at as string, token, manager };
}

async function reportedTopic() {
  const topic = await aTopic();
  const reporter = await aMember();
  const body = { subject: 'topic', subjectId: topic.id, reason: 'spam', note: '같은 글이에요' };
  await provider.call('POST', 'reports/', { token: reporter.token, body });
  return { topic, reporter };
}

async function deletedTopic() {
  const topic = await aTopic();
  const { token } = topic.author;
  await provider.call('DELETE', `topics/${topic.id}/`, { token });
  const { body } = await provider.call('GET', 'trash/', { token });
  return { id: body.results[0].id as number, token };
}

/** Returns a word that no other sample bans; only letters tell two words apart. */
async function newBannedWord() {
  made += 1;
  const { token } = await aManager();
  return { path: 'moderation/banned-words/', token, body: { word: `금칙${String.fromCharCode(0xac00 + made)}` } };
}

async function aBannedWord() {
  const { path, ...rest } = await newBannedWord();
  const { body } = await provider.call('POST', path, rest);
  return { id: body.id as number, token: rest.token };
}

async function changed(subject: 'topic' | 'comment') {
  const topic = await aTopic();
  if (subject === 'topic') {
    const { token } = topic.author;
    await provider.call('PUT', `topics/${topic.id}/`, { token, body: { title: '고친 제목' } });
    return { path: `topics/${topic.id}/history/`, token };
  }
  const { id, author } = await aComment({ topic });
  const path = `forums/${topic.forum.slug}/topics/${topic.id}/comments/${id}/`;
  await provider.call('PUT', path, { token: author.token, body: { content: '고쳐 썼어요.' } });
  return { path: `comments/${id}/history/`, token: author.token };
}

/** Creates a post, a question or an answer and changes it through the API. */
async function changedThrough(path: string, body: object, historyPath: (id: number) => string) {
  const { token } = await aMember();
  const written = await provider.call('POST', path, { token, body });
  const { id, slug } = written.body;
  const content = '고쳐 썼어요.';
  await provider.call('PUT', `${path}${slug ?? id}/`, { token, body: { content } });
  return { path: historyPath(id), token };
}

async function aQuestion() {
  const body = { title: '토너는 언제 바르나요?', content: '세안 뒤 순서가 궁금해요.' };
  const { token } = await aMember();
  return (await provider.call('POST', 'questions/', { token, body })).body.slug as string;
}

/** A sample of each of these calls; each creates the rows that it needs. */
export const samples: Samples = {
  'POST reports/': async () => ({
    path: 'reports/',
    token: (await aMember()).token,
    body: { subjectId: (await aTopic()).id },
  }),
  'GET reports/': async () => {
    await reportedTopic();
    return asManager('reports/')();
  },
  'GET reports/received/': async () => ({ path: 'reports/received/', token: (await hiddenTopic()).token }),
  'GET reports/sent/': async () => ({ path: 'reports/sent/', token: (await reportedTopic()).reporter.token }),
  'POST reports/{id}/appeal/': async () => {
    const { caseId, token } = await hiddenTopic();
    return { path: `reports/${caseId}/appeal/`, token };
  },
  'POST reports/{id}/decision/': async () => {
    const { caseId, changed_at, manager: token } = await hiddenTopic();
    return { path: `reports/${caseId}/decision/`, token, body: { decision: 'dismiss', changed_at } };
  },
  'PUT reports/decisions/': async () => {
    const { caseId, changed_at, manager: token } = await hiddenTopic();
    return { path: 'reports/decisions/', token, body: { decision: 'dismiss', cases: [{ id: caseId, changed_at }] } };
  },
  'PUT moderation/{subject}/{id}/': async () =>
    asManager(`moderation/topic/${(await aTopic()).id}/`, { status: 'hidden' })(),
  'GET moderation/banned-words/': async () => {
    const { token } = await aBannedWord();
    return { path: 'moderation/banned-words/', token };
  },
  'POST moderation/banned-words/': newBannedWord,
  'DELETE moderation/banned-words/{id}/': async () => {
    const { id, token } = await aBannedWord();
    return { path: `moderation/banned-words/${id}/`, token };
  },
  'POST manage/system/{part}/test/': asManager('manage/system/database/test/'),
  'GET moderation/log/': async () => {
    const { manager: token } = await hiddenTopic();
    return { path: 'moderation/log/', token };
  },
  'GET users/blocked/': async () => {
    const [{ token }, { username }] = [await aMember(), await aMember()];
    await provider.call('POST', `users/${username}/block/`, { token });
    return { path: 'users/blocked/', token };
  },
  'POST users/{username}/suspension/': async () =>
    asManager(`users/${(await aMember()).username}/suspension/`, { until: '2099-01-01T00:00:00.000Z' })(),
  'DELETE users/{username}/suspension/': async () => {
    const suspendedUntil = new Date('2027-01-01T00:00:00Z');
    return asManager(`users/${(await aMember({ suspendedUntil })).username}/suspension/`)();
  },
  'GET topics/{id}/history/': () => changed('topic'),
  'GET comments/{id}/history/': () => changed('comment'),
  'GET posts/{id}/history/': () =>
    changedThrough(
      'posts/',
      { title: '느린 저녁', content: '<p>세안부터 천천히.</p>' },
      (id) => `posts/${id}/history/`,
    ),
  'GET questions/{id}/history/': () =>
    changedThrough(
      'questions/',
      { title: '토너는 언제 바르나요?', content: '세안 뒤 순서가 궁금해요.' },
      (id) => `questions/${id}/history/`,
    ),
  'GET answers/{id}/history/': async () =>
    changedThrough(
      'questions/answers/',
      { question: await aQuestion(), content: '세안하고 바로요.' },
      (id) => `answers/${id}/history/`,
    ),
  'GET trash/': async () => ({ path: 'trash/', token: (await deletedTopic()).token }),
  'POST trash/{id}/restore/': async () => {
    const { id, token } = await deletedTopic();
    return { path: `trash/${id}/restore/`, token };
  },
};
