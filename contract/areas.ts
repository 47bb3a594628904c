import { activityCalls } from './activity.calls.ts';
import { activitySchemas } from './activity.ts';
import {
  deviceCalls,
  emailChangeCalls,
  linkCalls,
  nonceCalls,
  passwordCalls,
  verificationCalls,
} from './auth.calls.ts';
import {
  deviceSchemas,
  emailChangeSchemas,
  linkSchemas,
  nonceSchemas,
  passwordSchemas,
  verificationSchemas,
} from './auth.ts';
import { badgeCalls } from './badges.calls.ts';
import { badgeSchemas } from './badges.ts';
import { bannerCalls } from './banners.calls.ts';
import { bannerSchemas } from './banners.ts';
import { blockCalls } from './blocks.calls.ts';
import { bookmarkCalls } from './bookmarks.calls.ts';
import { bookmarkSchemas } from './bookmarks.ts';
import type { Access, Call, CallSchema, CallSchemas } from './call.ts';
import { challengeCalls, challengeGroupCalls, participantCalls } from './challenges.calls.ts';
import { challengeGroupSchemas, challengeSchemas, participantSchemas } from './challenges.ts';
import { revisedSubjects } from './constants/moderation.ts';
import { otherContentCalls, photoCalls, photoCommentCalls, videoCalls, videoCommentCalls } from './contents.calls.ts';
import {
  otherContentSchemas,
  photoCommentSchemas,
  photoSchemas,
  videoCommentSchemas,
  videoSchemas,
} from './contents.ts';
import { courseCalls } from './courses.calls.ts';
import { courseSchemas } from './courses.ts';
import { eventCalls, eventManageCalls } from './events.calls.ts';
import { eventManageSchemas, eventSchemas } from './events.ts';
import { forumCalls } from './forums.calls.ts';
import { forumSchemas } from './forums.ts';
import { homeCalls } from './home.calls.ts';
import { homeSchemas } from './home.ts';
import { legalCalls } from './legal.calls.ts';
import { legalSchemas } from './legal.ts';
import { managedAnnouncementCalls } from './managedAnnouncements.calls.ts';
import { managedAnnouncementSchemas } from './managedAnnouncements.ts';
import { managedBadgeCalls } from './managedBadges.calls.ts';
import { managedBadgeSchemas } from './managedBadges.ts';
import { managedBannerCalls } from './managedBanners.calls.ts';
import { managedBannerSchemas } from './managedBanners.ts';
import { managedChallengeCalls } from './managedChallenges.calls.ts';
import { managedChallengeSchemas } from './managedChallenges.ts';
import { importRunCalls, managedPhotoCalls, managedVideoCalls } from './managedContents.calls.ts';
import { importRunSchemas, managedPhotoSchemas, managedVideoSchemas } from './managedContents.ts';
import { managedCouponCalls } from './managedCoupons.calls.ts';
import { managedCouponSchemas } from './managedCoupons.ts';
import { managedCourseCalls } from './managedCourses.calls.ts';
import { managedCourseSchemas } from './managedCourses.ts';
import { managedEventCalls } from './managedEvents.calls.ts';
import { managedEventSchemas } from './managedEvents.ts';
import { managedForumCalls } from './managedForums.calls.ts';
import { managedForumSchemas } from './managedForums.ts';
import { managedHomeCalls } from './managedHome.calls.ts';
import { managedHomeSchemas } from './managedHome.ts';
import { managedLegalCalls } from './managedLegal.calls.ts';
import { managedLegalSchemas } from './managedLegal.ts';
import { managedMemberCalls } from './managedMembers.calls.ts';
import { managedMemberSchemas } from './managedMembers.ts';
import { managedMissionCalls } from './managedMissions.calls.ts';
import { managedMissionSchemas } from './managedMissions.ts';
import { managedNewsletterCalls } from './managedNewsletters.calls.ts';
import { managedNewsletterSchemas } from './managedNewsletters.ts';
import { managedProductCalls } from './managedProducts.calls.ts';
import { managedProductSchemas } from './managedProducts.ts';
import { managedRaffleCalls } from './managedRaffles.calls.ts';
import { managedRaffleSchemas } from './managedRaffles.ts';
import { managedSettingsCalls } from './managedSettings.calls.ts';
import { managedSettingsSchemas } from './managedSettings.ts';
import { managedSubmissionCalls } from './managedSubmissions.calls.ts';
import { managedSubmissionSchemas } from './managedSubmissions.ts';
import { managedTextCalls } from './managedTexts.calls.ts';
import { managedTextSchemas } from './managedTexts.ts';
import { mailProgramCalls, marketingCalls } from './marketings.calls.ts';
import { mailProgramSchemas, marketingSchemas } from './marketings.ts';
import { missionCalls } from './missions.calls.ts';
import { missionSchemas } from './missions.ts';
import {
  historyCallsOf,
  memberModerationCalls,
  moderationManageCalls,
  reportCalls,
  trashCalls,
} from './moderation.calls.ts';
import {
  blockSchemas,
  historySchemas,
  memberModerationSchemas,
  moderationManageSchemas,
  reportSchemas,
  trashSchemas,
} from './moderation.ts';
import { notificationSettingsCalls } from './notificationSettings.calls.ts';
import { notificationSettingsSchemas } from './notificationSettings.ts';
import { notificationCalls } from './notifications.calls.ts';
import { notificationSchemas } from './notifications.ts';
import { operatorCalls } from './operator.calls.ts';
import { operatorSchemas } from './operator.ts';
import { own } from './own.ts';
import { pointCalls } from './points.calls.ts';
import { pointSchemas } from './points.ts';
import { postCalls, postCommentCalls, postListCalls } from './posts.calls.ts';
import { postCommentSchemas, postListSchemas, postSchemas } from './posts.ts';
import { productCalls } from './products.calls.ts';
import { productSchemas } from './products.ts';
import { questionAnswerCalls, questionCalls, questionCommentCalls } from './questions.calls.ts';
import { questionAnswerSchemas, questionCommentSchemas, questionSchemas } from './questions.ts';
import { raffleCalls } from './raffles.calls.ts';
import { raffleSchemas } from './raffles.ts';
import { rankingCalls } from './rankings.calls.ts';
import { rankingSchemas } from './rankings.ts';
import { savedReplyCalls } from './savedReplies.calls.ts';
import { savedReplySchemas } from './savedReplies.ts';
import { searchCalls } from './search.calls.ts';
import { searchSchemas } from './search.ts';
import { passkeyCalls, securityCalls } from './security.calls.ts';
import { passkeySchemas, securitySchemas } from './security.ts';
import { signInCalls } from './signIn.calls.ts';
import { signInSchemas } from './signIn.ts';
import { siteTextCalls } from './siteTexts.calls.ts';
import { siteTextSchemas } from './siteTexts.ts';
import { statisticsCalls } from './statistics.calls.ts';
import { statisticsSchemas } from './statistics.ts';
import { supportCalls } from './support.calls.ts';
import { supportSchemas } from './support.ts';
import { surveyCalls } from './surveys.calls.ts';
import { surveySchemas } from './surveys.ts';
import { systemCalls } from './system.calls.ts';
import { systemSchemas } from './system.ts';
import { forumTopicCalls, topicCalls, topicCommentCalls } from './topics.calls.ts';
import { forumTopicSchemas, topicCommentSchemas, topicSchemas } from './topics.ts';
import { uploadCalls } from './uploads.calls.ts';
import { uploadSchemas } from './uploads.ts';
import { leaveCalls, profileCalls, userCalls } from './users.calls.ts';
import { leaveSchemas, profileSchemas, userSchemas } from './users.ts';

type Area = readonly [calls: Record<string, Call>, schemas: CallSchemas];

/** Pairs calls with the schemas that they were declared by. */
const paired = <Schemas extends CallSchemas>(
  calls: { [Name in keyof Schemas]: Call<Schemas[Name], Access> },
  schemas: Schemas,
): Area => [calls, schemas];

/** The calls of every area with their schemas. The browser loads only the areas that it shows, and no schema. */
export const areas: readonly Area[] = [
  paired(activityCalls, activitySchemas),
  paired(verificationCalls, verificationSchemas),
  paired(nonceCalls, nonceSchemas),
  paired(passwordCalls, passwordSchemas),
  paired(emailChangeCalls, emailChangeSchemas),
  paired(deviceCalls, deviceSchemas),
  paired(linkCalls, linkSchemas),
  paired(badgeCalls, badgeSchemas),
  paired(bannerCalls, bannerSchemas),
  paired(bookmarkCalls, bookmarkSchemas),
  paired(challengeCalls, challengeSchemas),
  paired(participantCalls, participantSchemas),
  paired(challengeGroupCalls, challengeGroupSchemas),
  paired(videoCalls, videoSchemas),
  [videoCommentCalls, videoCommentSchemas],
  paired(photoCalls, photoSchemas),
  [photoCommentCalls, photoCommentSchemas],
  paired(otherContentCalls, otherContentSchemas),
  paired(courseCalls, courseSchemas),
  paired(eventCalls, eventSchemas),
  paired(eventManageCalls, eventManageSchemas),
  paired(forumCalls, forumSchemas),
  paired(homeCalls, homeSchemas),
  paired(legalCalls, legalSchemas),
  paired(managedAnnouncementCalls, managedAnnouncementSchemas),
  paired(managedChallengeCalls, managedChallengeSchemas),
  paired(managedVideoCalls, managedVideoSchemas),
  paired(managedPhotoCalls, managedPhotoSchemas),
  paired(importRunCalls, importRunSchemas),
  paired(managedCouponCalls, managedCouponSchemas),
  paired(managedEventCalls, managedEventSchemas),
  paired(managedCourseCalls, managedCourseSchemas),
  paired(managedBadgeCalls, managedBadgeSchemas),
  paired(managedBannerCalls, managedBannerSchemas),
  paired(managedProductCalls, managedProductSchemas),
  paired(managedForumCalls, managedForumSchemas),
  paired(managedLegalCalls, managedLegalSchemas),
  paired(managedHomeCalls, managedHomeSchemas),
  paired(managedSettingsCalls, managedSettingsSchemas),
  paired(managedMemberCalls, managedMemberSchemas),
  paired(managedMissionCalls, managedMissionSchemas),
  paired(managedNewsletterCalls, managedNewsletterSchemas),
  paired(managedRaffleCalls, managedRaffleSchemas),
  paired(managedSubmissionCalls, managedSubmissionSchemas),
  paired(managedTextCalls, managedTextSchemas),
  paired(marketingCalls, marketingSchemas),
  paired(mailProgramCalls, mailProgramSchemas),
  paired(missionCalls, missionSchemas),
  paired(reportCalls, reportSchemas),
  paired(blockCalls, blockSchemas),
  paired(memberModerationCalls, memberModerationSchemas),
  paired(moderationManageCalls, moderationManageSchemas),
  paired(trashCalls, trashSchemas),
  paired(notificationCalls, notificationSchemas),
  paired(notificationSettingsCalls, notificationSettingsSchemas),
  paired(operatorCalls, operatorSchemas),
  paired(pointCalls, pointSchemas),
  paired(postListCalls, postListSchemas),
  paired(postCalls, postSchemas),
  [postCommentCalls, postCommentSchemas],
  paired(productCalls, productSchemas),
  paired(questionCalls, questionSchemas),
  [questionCommentCalls, questionCommentSchemas],
  paired(questionAnswerCalls, questionAnswerSchemas),
  paired(raffleCalls, raffleSchemas),
  paired(rankingCalls, rankingSchemas),
  paired(savedReplyCalls, savedReplySchemas),
  paired(searchCalls, searchSchemas),
  paired(securityCalls, securitySchemas),
  paired(passkeyCalls, passkeySchemas),
  paired(signInCalls, signInSchemas),
  paired(siteTextCalls, siteTextSchemas),
  paired(statisticsCalls, statisticsSchemas),
  paired(supportCalls, supportSchemas),
  paired(surveyCalls, surveySchemas),
  paired(systemCalls, systemSchemas),
  paired(forumTopicCalls, forumTopicSchemas),
  paired(topicCalls, topicSchemas),
  [topicCommentCalls, topicCommentSchemas],
  paired(uploadCalls, uploadSchemas),
  paired(userCalls, userSchemas),
  paired(profileCalls, profileSchemas),
  paired(leaveCalls, leaveSchemas),
  ...revisedSubjects.map((subject) => paired(historyCallsOf(subject), historySchemas)),
];

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const schemas = new Map(
  areas.flatMap(([calls, ofCalls]) => Object.entries(calls).map(([name, call]) => [nameOf(call), own(ofCalls, name)])),
);

/** Returns the schema of a call. @throws for one of no area */
export function schemaOf(call: Call): CallSchema {
  const schema = schemas.get(nameOf(call));
  if (!schema) throw new Error(`${nameOf(call)} is in no area: add its calls to contract/areas.ts`);
  return schema;
}
