import { declareCalls } from './call.ts';
import { commentCallsOf } from './comments.calls.ts';
import type { questionAnswerSchemas, questionSchemas } from './questions.ts';

export const questionCalls = declareCalls<typeof questionSchemas>()({
  getQuestions: ['GET', '/questions/', 'public'],
  createQuestion: ['POST', '/questions/', 'verified'],
  getQuestion: ['GET', '/questions/{slug}/', 'public'],
  updateQuestion: ['PUT', '/questions/{slug}/', 'verified'],
  deleteQuestion: ['DELETE', '/questions/{slug}/', 'member'],
});

export const questionCommentCalls = commentCallsOf(questionCalls.getQuestion.path);

export const questionAnswerCalls = declareCalls<typeof questionAnswerSchemas>()({
  getMyAnswer: ['GET', '/questions/{slug}/answers/my/', 'member'],
  createAnswer: ['POST', '/questions/answers/', 'verified'],
  updateAnswer: ['PUT', '/questions/answers/{id}/', 'verified'],
  deleteAnswer: ['DELETE', '/questions/answers/{id}/', 'member'],
  likeAnswer: ['POST', '/questions/answers/{id}/like/', 'member'],
  acceptAnswer: ['POST', '/questions/answers/{id}/accept/', 'member'],
});
