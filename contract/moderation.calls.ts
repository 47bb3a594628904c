import { declareCalls } from './call.ts';
import type { ModeratedSubject } from './constants/moderation.ts';
import type {
  historySchemas,
  memberModerationSchemas,
  moderationManageSchemas,
  reportSchemas,
  trashSchemas,
} from './moderation.ts';

export const reportCalls = declareCalls<typeof reportSchemas>()({
  report: ['POST', '/reports/', 'verified'],
  getQueue: ['GET', '/reports/', 'moderation'],
  getReceivedCases: ['GET', '/reports/received/', 'member'],
  getSentReports: ['GET', '/reports/sent/', 'member'],
  appeal: ['POST', '/reports/{id}/appeal/', 'member'],
  decide: ['POST', '/reports/{id}/decision/', 'moderation'],
  decideCases: ['PUT', '/reports/decisions/', 'moderation'],
  moderateContent: ['PUT', '/moderation/{subject}/{id}/', 'moderation'],
});

export const memberModerationCalls = declareCalls<typeof memberModerationSchemas>()({
  getSuspension: ['GET', '/users/{username}/suspension/', 'site_moderation'],
  suspend: ['POST', '/users/{username}/suspension/', 'member'],
  liftSuspension: ['DELETE', '/users/{username}/suspension/', 'member'],
});

export const moderationManageCalls = declareCalls<typeof moderationManageSchemas>()({
  getBannedWords: ['GET', '/moderation/banned-words/', 'site_moderation'],
  addBannedWord: ['POST', '/moderation/banned-words/', 'site_moderation'],
  removeBannedWord: ['DELETE', '/moderation/banned-words/{id}/', 'site_moderation'],
  testBannedWords: ['POST', '/manage/banned-words/test/', 'site_moderation'],
  getLog: ['GET', '/moderation/log/', 'audit'],
});

/** Declares the call of the earlier versions of a kind of content. */
export const historyCallsOf = (subject: ModeratedSubject) =>
  declareCalls<typeof historySchemas>()({ getHistory: ['GET', `/${subject}s/{id}/history/`, 'member'] });

export const trashCalls = declareCalls<typeof trashSchemas>()({
  getTrash: ['GET', '/trash/', 'member'],
  restoreFromTrash: ['POST', '/trash/{id}/restore/', 'member'],
});
