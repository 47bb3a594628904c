import { declareCalls } from './call.ts';
import type { managedSubmissionSchemas } from './managedSubmissions.ts';

export const managedSubmissionCalls = declareCalls<typeof managedSubmissionSchemas>()({
  getMissionSubmissions: ['GET', '/missions/submissions/', 'campaigns'],
  decideSubmission: ['POST', '/missions/submissions/{id}/decision/', 'campaigns'],
  decideSubmissions: ['POST', '/missions/submissions/decision/', 'campaigns'],
});
