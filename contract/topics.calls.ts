import { declareCalls } from './call.ts';
import { commentCallsOf } from './comments.calls.ts';
import type { forumTopicSchemas, topicSchemas } from './topics.ts';

export const forumTopicCalls = declareCalls<typeof forumTopicSchemas>()({
  getForumTopics: ['GET', '/forums/{slug}/topics/', 'public'],
  createTopic: ['POST', '/forums/{slug}/topics/', 'verified'],
  getTopic: ['GET', '/forums/{slug}/topics/{id}/', 'public'],
  viewTopic: ['POST', '/forums/{slug}/topics/{id}/view/', 'public'],
});

export const topicCalls = declareCalls<typeof topicSchemas>()({
  getTopics: ['GET', '/topics/', 'public'],
  writeTopic: ['POST', '/topics/', 'verified'],
  getTopicById: ['GET', '/topics/{id}/', 'public'],
  updateTopic: ['PUT', '/topics/{id}/', 'verified'],
  deleteTopic: ['DELETE', '/topics/{id}/', 'member'],
  likeTopic: ['POST', '/topics/{id}/like/', 'member'],
});

export const topicCommentCalls = commentCallsOf(forumTopicCalls.getTopic.path);
