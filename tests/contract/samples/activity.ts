import { call } from '../../api';
import { aComment, aMember, aTopic } from '../../factories';
import type { Sample, Samples } from './sample';

/** Creates a member who follows an author, likes their topic and a comment on it, and has commented. */
async function anActiveMember() {
  const topic = await aTopic();
  const member = await aMember();
  const { token } = member;
  await call('POST', `users/${topic.author.username}/follow/`, { token, body: {} });
  await call('POST', `topics/${topic.id}/like/`, { token, body: {} });
  await aComment({ topic, by: member });
  const liked = await aComment({ topic });
  await call('POST', `forums/${topic.forum.slug}/topics/${topic.id}/comments/${liked.id}/like/`, { token, body: {} });
  return { token };
}
const ofActive = (path: string) => async (): Promise<Sample> => ({ path, ...(await anActiveMember()) });

/** Creates a member who has read a course's first lesson. */
async function aCourseReader(): Promise<Sample> {
  const { token } = await aMember();
  const { body } = await call('GET', 'courses/');
  await call('PUT', `courses/${body.results[0].slug}/lessons/1/`, { token, body: { done: true } });
  return { path: 'activity/courses/', token };
}

export const samples: Samples = {
  'GET activity/home/': ofActive('activity/home/'),
  'GET activity/feed/': ofActive('activity/feed/'),
  'GET activity/written/': ofActive('activity/written/'),
  'GET activity/likes/': ofActive('activity/likes/'),
  'GET activity/likes/comments/': ofActive('activity/likes/comments/'),
  'GET activity/comments/': ofActive('activity/comments/'),
  'GET activity/courses/': aCourseReader,
};
