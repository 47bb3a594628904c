import { declareCalls } from './call.ts';
import type { savedReplySchemas } from './savedReplies.ts';

export const savedReplyCalls = declareCalls<typeof savedReplySchemas>()({
  getSavedReplies: ['GET', '/manage/replies/', 'work'],
  saveReply: ['POST', '/manage/replies/', 'work'],
  deleteReply: ['DELETE', '/manage/replies/{id}/', 'work'],
});
