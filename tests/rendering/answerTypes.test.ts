import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { accountApi } from '@/api/account';
import type { activityApi } from '@/api/activity';
import type { AnswerSchemas } from '@/api/answerSchemas';
import type { answersApi } from '@/api/answers';
import type { authApi } from '@/api/auth';
import type { badgesApi } from '@/api/badges';
import type { bannersApi } from '@/api/banners';
import type { blockedApi } from '@/api/blocked';
import type { bookmarksApi } from '@/api/bookmarks';
import type { challengesApi } from '@/api/challenges';
import type { challengeWritesApi } from '@/api/challengeWrites';
import type { commentsApi } from '@/api/comments';
import type { commentWritesApi } from '@/api/commentWrites';
import type { contentsApi } from '@/api/contents';
import type { coursesApi } from '@/api/courses';
import type { courseWritesApi } from '@/api/courseWrites';
import type { eventsApi } from '@/api/events';
import type { eventWritesApi } from '@/api/eventWrites';
import type { forumsApi } from '@/api/forums';
import type { homeApi } from '@/api/home';
import type { manageApi } from '@/api/manage';
import type { managedAnnouncementsApi } from '@/api/managedAnnouncements';
import type { managedChallengesApi } from '@/api/managedChallenges';
import type { managedCouponsApi } from '@/api/managedCoupons';
import type { managedEventsApi } from '@/api/managedEvents';
import type { managedForumsApi } from '@/api/managedForums';
import type { managedMembersApi } from '@/api/managedMembers';
import type { managedNewslettersApi } from '@/api/managedNewsletters';
import type { managedRafflesApi } from '@/api/managedRaffles';
import type { manageEventsApi } from '@/api/manageEvents';
import type { marketingsApi } from '@/api/marketings';
import type { missionsApi } from '@/api/missions';
import type { missionWritesApi } from '@/api/missionWrites';
import type { moderationApi } from '@/api/moderation';
import type { notificationSettingsApi } from '@/api/notificationSettings';
import type { notificationsApi } from '@/api/notifications';
import type { notificationWritesApi } from '@/api/notificationWrites';
import type { pointsApi } from '@/api/points';
import type { postNotionApi } from '@/api/postNotion';
import type { postsApi } from '@/api/posts';
import type { postWritesApi } from '@/api/postWrites';
import type { productsApi } from '@/api/products';
import type { questionsApi } from '@/api/questions';
import type { questionWritesApi } from '@/api/questionWrites';
import type { rafflesApi } from '@/api/raffles';
import type { rankingsApi } from '@/api/rankings';
import type { searchApi } from '@/api/search';
import type { securityApi } from '@/api/security';
import type { statisticsApi } from '@/api/statistics';
import type { supportApi } from '@/api/support';
import type { surveysApi } from '@/api/surveys';
import type { systemApi } from '@/api/system';
import type { topicsApi } from '@/api/topics';
import type { topicWritesApi } from '@/api/topicWrites';
import type { uploadsApi } from '@/api/uploads';
import type { usersApi } from '@/api/users';
import type { userWritesApi } from '@/api/userWrites';

/** Every endpoint that pages call. */
type Endpoints = typeof accountApi.endpoints &
  typeof activityApi.endpoints &
  typeof bookmarksApi.endpoints &
  typeof answersApi.endpoints &
  typeof authApi.endpoints &
  typeof badgesApi.endpoints &
  typeof bannersApi.endpoints &
  typeof blockedApi.endpoints &
  typeof challengeWritesApi.endpoints &
  typeof challengesApi.endpoints &
  typeof commentWritesApi.endpoints &
  typeof commentsApi.endpoints &
  typeof contentsApi.endpoints &
  typeof courseWritesApi.endpoints &
  typeof coursesApi.endpoints &
  typeof eventWritesApi.endpoints &
  typeof eventsApi.endpoints &
  typeof forumsApi.endpoints &
  typeof homeApi.endpoints &
  typeof manageApi.endpoints &
  typeof managedForumsApi.endpoints &
  typeof managedChallengesApi.endpoints &
  typeof managedRafflesApi.endpoints &
  typeof managedEventsApi.endpoints &
  typeof managedCouponsApi.endpoints &
  typeof managedNewslettersApi.endpoints &
  typeof managedAnnouncementsApi.endpoints &
  typeof managedMembersApi.endpoints &
  typeof manageEventsApi.endpoints &
  typeof marketingsApi.endpoints &
  typeof missionWritesApi.endpoints &
  typeof missionsApi.endpoints &
  typeof moderationApi.endpoints &
  typeof notificationSettingsApi.endpoints &
  typeof notificationWritesApi.endpoints &
  typeof notificationsApi.endpoints &
  typeof pointsApi.endpoints &
  typeof postNotionApi.endpoints &
  typeof postWritesApi.endpoints &
  typeof postsApi.endpoints &
  typeof productsApi.endpoints &
  typeof questionWritesApi.endpoints &
  typeof questionsApi.endpoints &
  typeof rafflesApi.endpoints &
  typeof rankingsApi.endpoints &
  typeof searchApi.endpoints &
  typeof statisticsApi.endpoints &
  typeof systemApi.endpoints &
  typeof supportApi.endpoints &
  typeof securityApi.endpoints &
  typeof surveysApi.endpoints &
  typeof topicWritesApi.endpoints &
  typeof topicsApi.endpoints &
  typeof uploadsApi.endpoints &
  typeof userWritesApi.endpoints &
  typeof usersApi.endpoints;

/** The type that the code of an endpoint expects. */
type ResultOf<Endpoint> = Endpoint extends { Types: { ResultType: infer Result } } ? Result : never;

/** Endpoints whose schema accepts an answer that their type does not have. */
type Untied = {
  [Name in keyof AnswerSchemas]: Name extends keyof Endpoints
    ? z.output<AnswerSchemas[Name]> extends ResultOf<Endpoints[Name]>
      ? never
      : Name
    : Name;
}[keyof AnswerSchemas];

// Checked by the compiler: `npm run check` fails with the endpoint's name.
test('every endpoint’s type is what its schema checks', () => {
  expectTypeOf<Untied>().toEqualTypeOf<never>();
  expectTypeOf<Exclude<keyof Endpoints, keyof AnswerSchemas>>().toEqualTypeOf<never>();
});
