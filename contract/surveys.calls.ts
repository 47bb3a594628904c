import { declareCalls } from './call.ts';
import type { surveySchemas } from './surveys.ts';

export const surveyCalls = declareCalls<typeof surveySchemas>()({
  takeSkinType: ['POST', '/survey/skin-type/', 'public'],
  takeSkinTypeTest: ['POST', '/survey/skin-type-test/', 'public'],
  takeSkinTypeUpgrade: ['POST', '/survey/skin-type-upgrade/', 'public'],
  takeBarrier: ['POST', '/survey/barrier/', 'public'],
  getLatestSkin: ['GET', '/survey/skin-type-test/latest/', 'public'],
  getSurveyResults: ['GET', '/survey/results/', 'member'],
  claimSurvey: ['POST', '/survey/claim/', 'member'],
});
