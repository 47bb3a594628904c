import { commentCallsOf } from './comments.calls.ts';

export const questionCommentCalls = commentCallsOf('/questions/{slug}/');
