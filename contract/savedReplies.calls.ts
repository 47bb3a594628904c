import { declareCalls } from './call.ts';
import type { savedReplySchemas } from './savedReplies.ts';

export const savedReplyCalls = declareCalls<typeof savedReplySchemas>()({
  getSavedReplies: ['GET', '/manage/replies/', 'role'],
  saveReply: ['POST', '/manage/replies/', 'role'],
  deleteReply: ['DELETE', '/manage/replies/{id}/', 'role'],
});
