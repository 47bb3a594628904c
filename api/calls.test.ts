import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { answersApi } from '@/api/answers';
import { authApi } from '@/api/auth';
import { badgesApi } from '@/api/badges';
import { bannersApi } from '@/api/banners';
import type { ContextOf } from '@/api/baseApi';
import { blockedApi } from '@/api/blocked';
import { challengesApi } from '@/api/challenges';
import { challengeWritesApi } from '@/api/challengeWrites';
import { commentsApi, isOnTheWay } from '@/api/comments';
import { commentWritesApi } from '@/api/commentWrites';
import { contentsApi, photoComments, videoComments } from '@/api/contents';
import { coursesApi } from '@/api/courses';
import { courseWritesApi } from '@/api/courseWrites';
import { eventsApi } from '@/api/events';
import { eventWritesApi } from '@/api/eventWrites';
import { forumsApi } from '@/api/forums';
import { homeApi } from '@/api/home';
import type { Call } from '@/api/httpClient';
import { manageApi } from '@/api/manage';
import { manageEventsApi } from '@/api/manageEvents';
import { marketingsApi } from '@/api/marketings';
import { missionsApi } from '@/api/missions';
import { missionWritesApi } from '@/api/missionWrites';
import { moderationApi } from '@/api/moderation';
import { notificationsApi, UNREAD } from '@/api/notifications';
import { notificationWritesApi } from '@/api/notificationWrites';
import { pointsApi } from '@/api/points';
import { postNotionApi } from '@/api/postNotion';
import { postComments, postsApi } from '@/api/posts';
import { postWritesApi } from '@/api/postWrites';
import { productsApi } from '@/api/products';
import { questionComments, questionsApi } from '@/api/questions';
import { questionWritesApi } from '@/api/questionWrites';
import { rafflesApi } from '@/api/raffles';
import { rankingsApi } from '@/api/rankings';
import { searchApi } from '@/api/search';
import { surveysApi } from '@/api/surveys';
import { topicComments, topicsApi } from '@/api/topics';
import { topicWritesApi } from '@/api/topicWrites';
import { uploadsApi } from '@/api/uploads';
import { usersApi } from '@/api/users';
import { userWritesApi } from '@/api/userWrites';
import { markListsChanged } from '@/lib/browser/listChanges';
import { type ApiStore, apiStore } from '../tests/apiStore';

vi.mock('@/lib/browser/listChanges', () => ({ markListsChanged: vi.fn() }));

const idempotencyKey = 'key';
/** A body, and the changes of one: an endpoint sends what it is given. */
const body = { text: 'text' } as never;
/** The same in one object with what names its call. */
const given = (named: object) => ({ ...named, text: 'text' }) as never;
const author = {} as never;
const subject = { path: 'posts/9/', counted: { endpoint: 'getPost', arg: 9 } };
/** An answer that has what any endpoint reads of its own. */
const ANSWER = {
  success: true,
  id: 7,
  results: [],
  group: { id: 1 },
  challenge: { id: 3 },
  done: [],
  replies: [],
  comments: [],
};

interface Endpoint<Arg> {
  name: string;
  initiate: (arg: Arg) => ThunkAction<unknown, ReturnType<ApiStore['store']['getState']>, ContextOf, UnknownAction>;
}
interface Row {
  name: string;
  send: (store: ApiStore['store']) => unknown;
  says: string;
  /** The tags of an answer, or those that a write makes ask again. */
  tags: string;
  /** Those that a rejected write makes ask again. */
  rejected?: string;
}
const row = <Arg>(endpoint: Endpoint<Arg>, arg: NoInfer<Arg>, says: string, tags: string, rejected = ''): Row => ({
  name: `${endpoint.name} ${JSON.stringify(arg)}`,
  send: (store) => store.dispatch(endpoint.initiate(arg)),
  says,
  tags,
  rejected,
});

/** A call on one line: method, address, query, body and key. */
const lineOf = ({ url, method = 'GET', params, body, idempotencyKey }: Call) =>
  [method, url, params && `?${JSON.stringify(params)}`, body && JSON.stringify(body), idempotencyKey]
    .filter(Boolean)
    .join(' ');

/** Every read: its call, and the tags by which it is asked again. */
const reads: Row[] = [
  row(answersApi.endpoints.getMyAnswer, 'what', 'GET questions/what/answers/my/', 'Personal Question:@what'),
  row(badgesApi.endpoints.getBadges, { page: 2 }, 'GET badges/ ?{"page":2}', 'Personal'),
  row(bannersApi.endpoints.getBanners, { page: 2 }, 'GET banners/ ?{"page":2}', 'Banners Personal'),
  row(bannersApi.endpoints.getBanner, 3, 'GET banners/3/', 'Banners'),
  row(blockedApi.endpoints.getBlocked, undefined, 'GET users/blocked/ ?{"page_size":100}', 'Blocked Personal'),
  row(challengesApi.endpoints.getChallenges, { page: 2 }, 'GET challenges/ ?{"page":2}', 'Challenges'),
  row(challengesApi.endpoints.getChallenge, 3, 'GET challenges/3', 'Challenge:3'),
  row(
    challengesApi.endpoints.getParticipants,
    { id: 3, page: 2 },
    'GET challenges/3/entrants/ ?{"page":2}',
    'Participants:3 Personal',
  ),
  row(
    challengesApi.endpoints.getParticipant,
    { id: 3, eid: 5 },
    'GET challenges/3/entrants/5/',
    'Participant:3 Personal',
  ),
  row(
    challengesApi.endpoints.getMyGroupParticipants,
    { id: 3, page: 2 },
    'GET challenges/3/entrants/my-group/ ?{"page":2}',
    'Participants:3 Personal',
  ),
  row(challengesApi.endpoints.getGroup, 'code', 'GET challenge-groups/code', 'ChallengeGroup Personal'),
  row(
    challengesApi.endpoints.getMyGroup,
    { challenge_id: 3 },
    'GET challenge-groups/my-group/ ?{"challenge_id":3}',
    'ChallengeGroup Personal',
  ),
  row(
    commentsApi.endpoints.getComments,
    { path: 'posts/3/', page: 2 },
    'GET posts/3/comments/ ?{"page":2}',
    'Comments:@posts/3/',
  ),
  row(contentsApi.endpoints.getVideos, { page: 2 }, 'GET contents/youtube-videos/ ?{"page":2}', 'Contents'),
  row(contentsApi.endpoints.getVideo, 3, 'GET contents/youtube-videos/3/', 'Contents:video-3'),
  row(contentsApi.endpoints.getPhotos, { page: 2 }, 'GET contents/instagram-posts/ ?{"page":2}', 'Contents'),
  row(contentsApi.endpoints.getPhoto, 3, 'GET contents/instagram-posts/3/', 'Contents:photo-3'),
  row(
    contentsApi.endpoints.getContentCategories,
    undefined,
    'GET contents/instagram-posts/categories/ ?{"page_size":100}',
    'Contents',
  ),
  row(
    contentsApi.endpoints.getContentTags,
    undefined,
    'GET contents/instagram-posts/tags/ ?{"page_size":10}',
    'Contents',
  ),
  row(contentsApi.endpoints.getOtherContents, { page: 2 }, 'GET contents/other/ ?{"page":2}', 'Contents Products'),
  row(coursesApi.endpoints.getCourses, { page: 2 }, 'GET courses/ ?{"page":2}', 'Courses Personal'),
  row(coursesApi.endpoints.getCourse, 'care', 'GET courses/care/', 'Course:@care Personal'),
  row(
    coursesApi.endpoints.getCourseApplications,
    { slug: 'care', page: 2 },
    'GET courses/care/applications/ ?{"page":2}',
    'Course:@care Personal',
  ),
  row(eventsApi.endpoints.getEvents, { page: 2 }, 'GET events/ ?{"page":2}', 'Events'),
  row(eventsApi.endpoints.getEvent, 'gift', 'GET events/gift/', 'Events'),
  row(eventsApi.endpoints.getOwnApplication, 'gift', 'GET events/gift/applications/my/', 'OwnApplication Personal'),
  row(eventsApi.endpoints.getDeliveryInformation, 'gift', 'GET events/gift/delivery-information/', 'Delivery Personal'),
  row(forumsApi.endpoints.getForums, undefined, 'GET forums/ ?{"page_size":100}', 'Forums'),
  row(forumsApi.endpoints.getForum, 'free', 'GET forums/free/', 'Forums'),
  row(forumsApi.endpoints.getForumCategories, undefined, 'GET forums/categories/ ?{"page_size":100}', 'Forums'),
  row(forumsApi.endpoints.getForumTags, undefined, 'GET forums/tags/ ?{"page_size":100}', 'Forums'),
  row(forumsApi.endpoints.getForumEvents, undefined, 'GET forums/events/ ?{"page_size":20}', 'Forums'),
  row(forumsApi.endpoints.getForumTopics, { slug: 'free', page: 2 }, 'GET forums/free/topics/ ?{"page":2}', 'Topics'),
  row(
    homeApi.endpoints.getMain,
    undefined,
    'GET base/main/',
    'Banners Contents Forums Posts Questions Rankings Topics',
  ),
  row(manageApi.endpoints.getQueue, { page: 2 }, 'GET reports/ ?{"page":2}', 'Queue'),
  row(manageApi.endpoints.getBannedWords, { page: 2 }, 'GET moderation/banned-words/ ?{"page":2}', 'Words'),
  row(manageApi.endpoints.getLog, { page: 2 }, 'GET moderation/log/ ?{"page":2}', 'ManagerLog'),
  row(manageApi.endpoints.getSuspension, 'kim', 'GET users/kim/suspension/', 'Suspension:@kim'),
  row(
    manageEventsApi.endpoints.getApplications,
    { slug: 'gift', page: 2 },
    'GET events/gift/applications/ ?{"page":2}',
    'Applications',
  ),
  row(marketingsApi.endpoints.getOwnAttendee, undefined, 'GET marketings/attendees/my/', 'Marketing Personal'),
  row(
    missionWritesApi.endpoints.getMissionSubmissions,
    { page: 2 },
    'GET missions/submissions/ ?{"page":2}',
    'Submissions',
  ),
  row(missionsApi.endpoints.getMissions, { page: 2 }, 'GET missions/ ?{"page":2}', 'Missions:lists Personal'),
  row(missionsApi.endpoints.getMission, 3, 'GET missions/3/', 'Missions:3 Personal'),
  row(
    missionsApi.endpoints.getMissionReviews,
    { page: 2 },
    'GET missions/reviews/ ?{"page":2}',
    'MissionReviews Personal',
  ),
  row(moderationApi.endpoints.getReceivedCases, 2, 'GET reports/received/ ?{"page":2}', 'Reports'),
  row(moderationApi.endpoints.getSentReports, 2, 'GET reports/sent/ ?{"page":2}', 'Reports'),
  row(
    moderationApi.endpoints.getHistory,
    { subject: 'topic', id: 3, page: 2 },
    'GET topics/3/history/ ?{"page":2}',
    '',
  ),
  row(moderationApi.endpoints.getTrash, { page: 2 }, 'GET trash/ ?{"page":2}', 'Trash'),
  row(moderationApi.endpoints.getTrash, { page: 2, every: true }, 'GET trash/ ?{"page":2,"every":true}', 'Trash'),
  row(moderationApi.endpoints.getBlockedMembers, 2, 'GET users/blocked/ ?{"page":2}', 'Blocked'),
  row(
    notificationsApi.endpoints.getNotifications,
    UNREAD,
    'GET notifications/ ?{"status":"unread","page_size":1}',
    'Notifications:unread Personal',
  ),
  row(
    notificationsApi.endpoints.getNotifications,
    { page: 2, page_size: 20 },
    'GET notifications/ ?{"page":2,"page_size":20}',
    'Notifications:list Personal',
  ),
  row(pointsApi.endpoints.getPointHistories, { page: 2 }, 'GET point-histories/ ?{"page":2}', 'Personal Points'),
  row(pointsApi.endpoints.getXpHistories, { page: 2 }, 'GET xp-histories/ ?{"page":2}', 'Personal Points'),
  row(pointsApi.endpoints.getHeartHistories, { page: 2 }, 'GET heart-histories/ ?{"page":2}', 'Personal Points'),
  row(postWritesApi.endpoints.getLikedPosts, { page: 2 }, 'GET posts/like/ ?{"page":2}', 'LikedPosts Personal'),
  row(postsApi.endpoints.getPosts, { page: 2 }, 'GET posts/ ?{"page":2}', 'Posts'),
  row(postsApi.endpoints.getPost, 3, 'GET posts/3/', 'Personal Post:3'),
  row(postsApi.endpoints.getRelatedPosts, { id: 3, page_size: 4 }, 'GET posts/3/related/ ?{"page_size":4}', 'Post:3'),
  row(postsApi.endpoints.getPostCategories, undefined, 'GET posts/categories/ ?{"page_size":100}', ''),
  row(postsApi.endpoints.getPostTags, undefined, 'GET posts/tags/ ?{"page_size":100}', ''),
  row(productsApi.endpoints.getProducts, { page: 2 }, 'GET products/ ?{"page":2}', 'Products'),
  row(productsApi.endpoints.getProductFilters, undefined, 'GET products/filters/', 'Products'),
  row(questionsApi.endpoints.getQuestions, { page: 2 }, 'GET questions/ ?{"page":2}', 'Questions'),
  row(questionsApi.endpoints.getQuestion, 'what', 'GET questions/what/', 'Personal Question:@what'),
  row(rafflesApi.endpoints.getRaffles, { page: 2 }, 'GET raffles/ ?{"page":2}', 'Raffles'),
  row(rafflesApi.endpoints.getRaffle, 3, 'GET raffles/3/', 'Raffles'),
  row(rafflesApi.endpoints.getPrizes, 3, 'GET raffles/3/prizes/ ?{"page_size":100}', 'Raffles'),
  row(rafflesApi.endpoints.getParticipations, 3, 'GET raffles/3/participations/', 'Personal Raffles'),
  row(rafflesApi.endpoints.getDraws, { id: 3, page: 2 }, 'GET raffles/3/draws/ ?{"page":2,"page_size":100}', 'Raffles'),
  row(rankingsApi.endpoints.getRankings, { page: 2 }, 'GET rankings/ ?{"page":2}', 'Rankings'),
  row(searchApi.endpoints.getSearch, { search: 'care' }, 'GET search/ ?{"search":"care"}', 'Search'),
  row(searchApi.endpoints.getSuggestions, { search: 'care' }, 'GET search/suggestions/ ?{"search":"care"}', ''),
  row(surveysApi.endpoints.getLatestSkin, {}, 'GET survey/skin-type-test/latest/ ?{}', 'Personal Surveys'),
  row(
    surveysApi.endpoints.getSurveyResults,
    { type: 'skin' },
    'GET survey/results/ ?{"type":"skin"}',
    'Personal Surveys',
  ),
  row(topicsApi.endpoints.getTopics, { page: 2 }, 'GET topics/ ?{"page":2}', 'Topics'),
  row(topicsApi.endpoints.getTopic, { slug: 'free', id: 3 }, 'GET forums/free/topics/3/', 'Personal Topic:3'),
  row(topicsApi.endpoints.getTopicById, 3, 'GET topics/3/', 'Personal Topic:3'),
  row(usersApi.endpoints.getUser, 'kim', 'GET users/kim/', 'Personal User:@kim'),
  row(usersApi.endpoints.getUsers, { page: 2 }, 'GET users/ ?{"page":2}', 'Members Personal'),
  row(usersApi.endpoints.getRecommendation, { page_size: 4 }, 'GET users/recommendation/ ?{"page_size":4}', 'Personal'),
  row(
    usersApi.endpoints.getFollowers,
    { username: 'kim', page: 2 },
    'GET users/kim/followers/ ?{"page":2}',
    'Members Personal',
  ),
  row(
    usersApi.endpoints.getFollowings,
    { username: 'kim', page: 2 },
    'GET users/kim/followings/ ?{"page":2}',
    'Members Personal',
  ),
];

/** Every write: its call, what is asked again after it, and what after its rejection. */
const writes: Row[] = [
  row(
    answersApi.endpoints.createAnswer,
    { body, idempotencyKey },
    'POST questions/answers/ {"text":"text"} key',
    'Questions lists',
  ),
  row(
    answersApi.endpoints.updateAnswer,
    { slug: 'what', id: 3, changes: body },
    'PUT questions/answers/3/ {"text":"text"}',
    '',
  ),
  row(answersApi.endpoints.deleteAnswer, { slug: 'what', id: 3 }, 'DELETE questions/answers/3/', 'Questions lists'),
  row(
    answersApi.endpoints.likeAnswer,
    { slug: 'what', id: 3, idempotencyKey },
    'POST questions/answers/3/like/ key',
    '',
  ),
  row(
    answersApi.endpoints.acceptAnswer,
    { slug: 'what', id: 3, idempotencyKey },
    'POST questions/answers/3/accept/ key',
    'Questions lists',
  ),
  row(authApi.endpoints.verifyEmail, body, 'POST auth/registration/verify-email/ {"text":"text"}', ''),
  row(authApi.endpoints.resendEmail, body, 'POST auth/registration/resend-email/ {"text":"text"}', ''),
  row(authApi.endpoints.changePassword, body, 'POST auth/password/change/ {"text":"text"}', ''),
  row(authApi.endpoints.resetPassword, body, 'POST auth/password/reset/ {"text":"text"}', ''),
  row(authApi.endpoints.confirmPasswordReset, body, 'POST auth/password/reset/confirm/ {"text":"text"}', ''),
  row(authApi.endpoints.getNonce, undefined, 'GET users/nonce/', ''),
  row(
    challengeWritesApi.endpoints.joinChallenge,
    { id: 3, body, idempotencyKey },
    'POST challenges/3/entrant/ {"text":"text"} key',
    'Challenge:3 Challenges ChallengeGroup Participants:3 Participant:3 lists',
  ),
  row(
    challengeWritesApi.endpoints.leaveChallenge,
    { id: 3, eid: 5 },
    'DELETE challenges/3/entrant/',
    'Challenge:3 Challenges ChallengeGroup Points lists',
  ),
  row(
    challengeWritesApi.endpoints.checkIn,
    { id: 3, eid: 5, body, idempotencyKey },
    'POST challenges/3/entrants/5/check/ {"text":"text"} key',
    'Challenge:3 Challenges ChallengeGroup Participants:3 Points lists',
  ),
  row(
    challengeWritesApi.endpoints.giveHeart,
    { id: 3, eid: 5, seen: body, idempotencyKey },
    'POST challenges/3/entrants/5/heart/ {"text":"text"} key',
    'Points',
  ),
  row(
    challengeWritesApi.endpoints.writeReview,
    { id: 3, eid: 5, body },
    'POST challenges/3/entrants/5/review/ {"text":"text"}',
    'Challenge:3 Challenges ChallengeGroup Participants:3',
    'Participants:3 Participant:3',
  ),
  row(
    challengeWritesApi.endpoints.makeGroup,
    { id: 3, idempotencyKey },
    'POST challenges/3/group/ key',
    'Challenge:3 Challenges ChallengeGroup Participants:3 Participant:3',
  ),
  row(
    challengeWritesApi.endpoints.joinGroup,
    { code: 'code', body, idempotencyKey },
    'POST challenge-groups/code/entrant/ {"text":"text"} key',
    'Challenge:3 Challenges ChallengeGroup Participants:3 Participant:3 lists',
  ),
  row(
    commentWritesApi.endpoints.createComment,
    { subject, page: 2, body, author, idempotencyKey },
    'POST posts/9/comments/ {"text":"text"} key',
    '',
  ),
  row(
    commentWritesApi.endpoints.updateComment,
    { subject, page: 2, commentId: 5, content: 'new' },
    'PUT posts/9/comments/5/ {"content":"new"}',
    '',
  ),
  row(commentWritesApi.endpoints.deleteComment, { subject, page: 2, commentId: 5 }, 'DELETE posts/9/comments/5/', ''),
  row(
    courseWritesApi.endpoints.applyToCourse,
    { slug: 'care', body, idempotencyKey },
    'POST courses/care/applications/ {"text":"text"} key',
    'Courses lists',
    'Course:@care',
  ),
  row(
    courseWritesApi.endpoints.changeCourseApplication,
    { slug: 'care', body },
    'PUT courses/care/applications/ {"text":"text"}',
    '',
  ),
  row(
    courseWritesApi.endpoints.markLesson,
    { slug: 'care', number: 2, done: true },
    'PUT courses/care/lessons/2/ {"done":true}',
    'Courses lists',
  ),
  row(
    eventWritesApi.endpoints.applyToEvent,
    { slug: 'gift', body, idempotencyKey },
    'POST events/gift/applications/ {"text":"text"} key',
    'Events Delivery lists',
    'Events OwnApplication Delivery',
  ),
  row(
    eventWritesApi.endpoints.changeEventDelivery,
    { slug: 'gift', body },
    'PUT events/gift/delivery-information/ {"text":"text"}',
    '',
  ),
  row(
    manageApi.endpoints.decide,
    given({ id: 3, idempotencyKey }),
    'POST reports/3/decision/ {"text":"text"} key',
    'Queue ManagerLog Topic Topics Comments lists',
  ),
  row(
    manageApi.endpoints.addBannedWord,
    { word: 'bad', idempotencyKey },
    'POST moderation/banned-words/ {"word":"bad"} key',
    'Words ManagerLog',
  ),
  row(
    manageApi.endpoints.removeBannedWord,
    3,
    'DELETE moderation/banned-words/3/',
    'Words ManagerLog',
    'Words ManagerLog',
  ),
  row(
    manageApi.endpoints.suspend,
    given({ username: 'kim', idempotencyKey }),
    'POST users/kim/suspension/ {"text":"text"} key',
    'Suspension Queue ManagerLog',
  ),
  row(manageApi.endpoints.liftSuspension, 'kim', 'DELETE users/kim/suspension/', 'Suspension Queue ManagerLog'),
  row(
    manageEventsApi.endpoints.chooseWinner,
    { slug: 'gift', body },
    'PUT events/gift/winners/ {"text":"text"}',
    'Applications ManagerLog',
    'Applications ManagerLog',
  ),
  row(
    manageEventsApi.endpoints.pickWinners,
    { slug: 'gift', count: 2, idempotencyKey },
    'POST events/gift/winners/random/ {"count":2} key',
    'Applications ManagerLog',
    'Applications ManagerLog',
  ),
  row(
    manageEventsApi.endpoints.announceWinners,
    { slug: 'gift', idempotencyKey },
    'POST events/gift/winners/announce/ key',
    'Applications ManagerLog Events OwnApplication Delivery lists',
    'Applications ManagerLog Events OwnApplication Delivery',
  ),
  row(marketingsApi.endpoints.subscribeToNews, body, 'POST marketings/attendees/ {"text":"text"}', 'Marketing'),
  row(marketingsApi.endpoints.confirmAttendee, body, 'POST marketings/attendees/confirm/ {"text":"text"}', 'Marketing'),
  row(
    marketingsApi.endpoints.withdrawAttendee,
    body,
    'POST marketings/attendees/withdraw/ {"text":"text"}',
    'Marketing',
  ),
  row(
    missionWritesApi.endpoints.doMission,
    { id: 3, body },
    'PUT missions/3/ {"text":"text"}',
    'Missions:lists MissionReviews Points lists',
  ),
  row(
    missionWritesApi.endpoints.checkShortMission,
    { code: 'code', idempotencyKey },
    'POST missions/short/check/ {"code":"code"} key',
    'Points',
  ),
  row(
    missionWritesApi.endpoints.decideSubmission,
    given({ id: 3, idempotencyKey }),
    'POST missions/submissions/3/decision/ {"text":"text"} key',
    'Submissions Missions MissionReviews ManagerLog lists',
    'Submissions Missions MissionReviews ManagerLog',
  ),
  row(moderationApi.endpoints.report, { body, idempotencyKey }, 'POST reports/ {"text":"text"} key', 'Reports'),
  row(
    moderationApi.endpoints.appeal,
    { id: 3, text: 'why', idempotencyKey },
    'POST reports/3/appeal/ {"text":"why"} key',
    'Reports',
    'Reports',
  ),
  row(
    moderationApi.endpoints.restoreFromTrash,
    { id: 3, idempotencyKey },
    'POST trash/3/restore/ key',
    'Trash Topic Topics Comments lists',
    'Trash Topic Topics Comments',
  ),
  row(moderationApi.endpoints.toggleBlock, { username: 'kim', idempotencyKey }, 'POST users/kim/block/ key', 'Blocked'),
  row(
    moderationApi.endpoints.moderateContent,
    given({ subject: 'topic', id: 3 }),
    'PUT moderation/topic/3/ {"text":"text"}',
    'Topic Topics Forums Queue lists',
  ),
  row(
    moderationApi.endpoints.moderateContent,
    given({ subject: 'comment', id: 3 }),
    'PUT moderation/comment/3/ {"text":"text"}',
    'Comments Queue lists',
  ),
  row(
    moderationApi.endpoints.moderateContent,
    given({ subject: 'post', id: 3 }),
    'PUT moderation/post/3/ {"text":"text"}',
    'Post Posts Queue lists',
  ),
  row(
    moderationApi.endpoints.moderateContent,
    given({ subject: 'question', id: 3 }),
    'PUT moderation/question/3/ {"text":"text"}',
    'Question Questions Queue lists',
  ),
  row(
    moderationApi.endpoints.moderateContent,
    given({ subject: 'answer', id: 3 }),
    'PUT moderation/answer/3/ {"text":"text"}',
    'Question Questions Queue lists',
  ),
  row(
    moderationApi.endpoints.moderateContent,
    given({ subject: 'mission_review', id: 3 }),
    'PUT moderation/mission_review/3/ {"text":"text"}',
    'Missions MissionReviews Queue lists',
  ),
  row(
    moderationApi.endpoints.moderateContent,
    given({ subject: 'check_in', id: 3 }),
    'PUT moderation/check_in/3/ {"text":"text"}',
    'Participant Participants Queue lists',
  ),
  row(
    moderationApi.endpoints.moderateContent,
    given({ subject: 'challenge_review', id: 3 }),
    'PUT moderation/challenge_review/3/ {"text":"text"}',
    'Challenge Participant Participants Queue lists',
  ),
  row(notificationWritesApi.endpoints.readNotifications, { ids: [1] }, 'POST notifications/read/ {"ids":[1]}', ''),
  row(notificationWritesApi.endpoints.readNotifications, {}, 'POST notifications/read/ {}', 'Notifications:list'),
  row(
    pointsApi.endpoints.convertPoints,
    { point: 1000, idempotencyKey },
    'POST point-histories/convert/ {"point":1000} key',
    'Points',
    'Points',
  ),
  row(postNotionApi.endpoints.getPostNotion, 3, 'GET posts/3/notion/', ''),
  row(postWritesApi.endpoints.createPost, { body, idempotencyKey }, 'POST posts/ {"text":"text"} key', 'Posts lists'),
  row(postWritesApi.endpoints.updatePost, { id: 3, changes: body }, 'PUT posts/3/ {"text":"text"}', 'Posts lists'),
  row(postWritesApi.endpoints.deletePost, 3, 'DELETE posts/3/', 'Posts LikedPosts lists'),
  row(postWritesApi.endpoints.viewPost, 3, 'POST posts/3/view/', ''),
  row(postWritesApi.endpoints.likePost, { id: 3, idempotencyKey }, 'POST posts/3/like/ key', 'LikedPosts'),
  row(
    questionWritesApi.endpoints.createQuestion,
    { body, idempotencyKey },
    'POST questions/ {"text":"text"} key',
    'Questions lists',
  ),
  row(
    questionWritesApi.endpoints.updateQuestion,
    { slug: 'what', changes: body },
    'PUT questions/what/ {"text":"text"}',
    'Questions lists',
  ),
  row(questionWritesApi.endpoints.deleteQuestion, 'what', 'DELETE questions/what/', 'Questions lists'),
  row(
    rafflesApi.endpoints.enterRaffle,
    { id: 3, clientSeed: 'seed', idempotencyKey },
    'POST raffles/3/participations/ {"clientSeed":"seed"} key',
    'Points',
    'Points Raffles',
  ),
  row(
    rafflesApi.endpoints.participate,
    { id: 3, pid: 5, idempotencyKey },
    'POST raffles/3/participations/5/participate/ key',
    'Raffles',
    'Raffles',
  ),
  row(
    surveysApi.endpoints.takeSkinType,
    given({ idempotencyKey }),
    'POST survey/skin-type/ {"text":"text"} key',
    'Surveys',
    'Surveys',
  ),
  row(
    surveysApi.endpoints.takeSkinTypeTest,
    given({ idempotencyKey }),
    'POST survey/skin-type-test/ {"text":"text"} key',
    'Surveys Points',
    'Surveys Points',
  ),
  row(
    surveysApi.endpoints.takeSkinTypeUpgrade,
    given({ idempotencyKey }),
    'POST survey/skin-type-upgrade/ {"text":"text"} key',
    'Surveys',
    'Surveys',
  ),
  row(
    surveysApi.endpoints.takeBarrier,
    given({ idempotencyKey }),
    'POST survey/barrier/ {"text":"text"} key',
    'Surveys',
    'Surveys',
  ),
  row(
    surveysApi.endpoints.claimSurvey,
    'claim',
    'POST survey/claim/ {"claim":"claim"}',
    'Surveys Points',
    'Surveys Points',
  ),
  row(
    topicWritesApi.endpoints.createTopic,
    { slug: 'free', body, idempotencyKey },
    'POST forums/free/topics/ {"text":"text"} key',
    'Topics Forums lists',
  ),
  row(
    topicWritesApi.endpoints.writeTopic,
    { slug: 'free', body, idempotencyKey },
    'POST topics/ {"text":"text","forum":"free"} key',
    'Topics Forums lists',
  ),
  row(
    topicWritesApi.endpoints.updateTopic,
    { slug: 'free', id: 3, changes: body },
    'PUT topics/3/ {"text":"text"}',
    'Topics Forums lists',
  ),
  row(topicWritesApi.endpoints.deleteTopic, { slug: 'free', id: 3 }, 'DELETE topics/3/', 'Topics Forums lists'),
  row(topicWritesApi.endpoints.viewTopic, { slug: 'free', id: 3 }, 'POST forums/free/topics/3/view/', ''),
  row(topicWritesApi.endpoints.likeTopic, { slug: 'free', id: 3, idempotencyKey }, 'POST topics/3/like/ key', ''),
  row(
    userWritesApi.endpoints.followUser,
    { username: 'kim', followed: true, idempotencyKey },
    'POST users/kim/follow/ {} key',
    '',
  ),
  row(userWritesApi.endpoints.changeNickname, { username: 'kim', body }, 'PUT users/kim/nickname/ {"text":"text"}', ''),
  row(
    userWritesApi.endpoints.changeIntroduction,
    { username: 'kim', body },
    'PUT users/kim/introduction/ {"text":"text"}',
    '',
  ),
  row(userWritesApi.endpoints.changeSocial, { username: 'kim', body }, 'PUT users/kim/social/ {"text":"text"}', ''),
  row(userWritesApi.endpoints.changeAccount, { username: 'kim', body }, 'PUT users/kim/account/ {"text":"text"}', ''),
  row(userWritesApi.endpoints.changeDelivery, { username: 'kim', body }, 'PUT users/kim/delivery/ {"text":"text"}', ''),
  row(userWritesApi.endpoints.changePrivacy, { username: 'kim', body }, 'PUT users/kim/privacy/ {"text":"text"}', ''),
  row(userWritesApi.endpoints.leaveSite, { username: 'kim', body }, 'POST users/kim/leave/ {"text":"text"}', ''),
  row(userWritesApi.endpoints.getUserData, 'kim', 'GET users/kim/data/', ''),
];

/** The tags of the answers that a store holds. */
const tagsIn = (store: ApiStore['store']) =>
  Object.entries(store.getState().api.provided.tags)
    .flatMap(([type, ids]) => Object.keys(ids ?? {}).map((id) => (id === ANY ? type : `${type}:${id}`)))
    .sort()
    .join(' ');
/** The id of a tag that has none, in the store's state. */
const ANY = '__internal_without_id';

type Tag = Parameters<typeof homeApi.util.invalidateTags>[0][number];
const nameOf = (tag: Tag) =>
  typeof tag === 'object' && tag ? `${tag.type}${tag.id === undefined ? '' : `:${tag.id}`}` : `${tag}`;

/** Sends a write and lists what it makes ask again; `lists` for those that pages were rendered with. */
async function invalidatedBy({ send }: Row, { store }: ApiStore): Promise<string> {
  vi.mocked(markListsChanged).mockClear();
  const asked = vi.spyOn(homeApi.util, 'selectInvalidatedBy');
  await send(store);
  const tags = asked.mock.calls.flatMap(([, named]) => named.map(nameOf));
  asked.mockRestore();
  return [...tags, ...vi.mocked(markListsChanged).mock.calls.map(() => 'lists')].join(' ');
}

test.each(reads)('$name reads $says', async ({ send, says, tags }) => {
  const { store, calls, answerWith } = apiStore();
  answerWith(ANSWER);
  await send(store);
  expect(calls().map(lineOf)).toEqual([says]);
  expect(tagsIn(store)).toBe(tags);
});

test.each(writes)('$name writes $says', async (write) => {
  const api = apiStore();
  api.answerWith(ANSWER);
  expect(await invalidatedBy(write, api)).toBe(write.tags);
  expect(api.calls().map(lineOf)).toEqual([write.says]);
});

test.each(writes)('$name, rejected, asks again for what may differ', async (write) => {
  const api = apiStore();
  api.rejectWith();
  expect(await invalidatedBy(write, api)).toBe(write.rejected);
});

test('an application to a course that failed in another way asks nothing again', async () => {
  const api = apiStore();
  api.rejectWith(500);
  const { applyToCourse } = courseWritesApi.endpoints;
  expect(await invalidatedBy(row(applyToCourse, { slug: 'care', body, idempotencyKey }, '', ''), api)).toBe('');
});

test('the blocked members are known by their usernames', async () => {
  const { store, answerWith } = apiStore();
  answerWith({ results: [{ username: 'kim' }, { username: 'lee' }] });
  const { data } = await store.dispatch(blockedApi.endpoints.getBlocked.initiate());
  expect(data).toEqual(['kim', 'lee']);
});

test('lists of topics hold neither their texts nor their surveys, and a question no comments', async () => {
  const { store, answerWith } = apiStore();
  const rows = { count: 1, results: [{ id: 3, title: 'title', content: 'text', surveyData: {} }] };
  const shown = { count: 1, results: [{ id: 3, title: 'title' }] };
  answerWith(rows);
  expect((await store.dispatch(topicsApi.endpoints.getTopics.initiate({}))).data).toEqual(shown);
  expect((await store.dispatch(forumsApi.endpoints.getForumTopics.initiate({ slug: 'free' }))).data).toEqual(shown);
  answerWith({ title: 'what', comments: [] });
  expect((await store.dispatch(questionsApi.endpoints.getQuestion.initiate('what'))).data).toEqual({ title: 'what' });
  const made = questionWritesApi.endpoints.createQuestion.initiate({ body, idempotencyKey });
  expect(await store.dispatch(made).unwrap()).toEqual({ title: 'what' });
});

test('the comments of each content have its path, and the answer that counts them', () => {
  expect([videoComments(3), photoComments(4), postComments(5), questionComments('what')]).toEqual([
    { path: 'contents/youtube-videos/3/', counted: { endpoint: 'getVideo', arg: 3 } },
    { path: 'contents/instagram-posts/4/', counted: { endpoint: 'getPhoto', arg: 4 } },
    { path: 'posts/5/', counted: { endpoint: 'getPost', arg: 5 } },
    { path: 'questions/what/', counted: { endpoint: 'getQuestion', arg: 'what' } },
  ]);
  const key = { slug: 'free', id: 3 };
  expect(topicComments(key)).toEqual({ path: 'forums/free/topics/3/', counted: { endpoint: 'getTopic', arg: key } });
  expect([-1, 0, 1].map(isOnTheWay)).toEqual([true, false, false]);
});

const form = (call: Call | undefined) => (call?.body instanceof FormData ? Object.fromEntries(call.body) : undefined);

test('a picture is sent as a form, with the part of it that is sent', async () => {
  const file = new File(['text'], 'one.jpg', { lastModified: 5 });
  for (const [endpoint, url, fields] of [
    [uploadsApi.endpoints.uploadImage, 'image-file/upload/', { file, lastModified: '5' }],
    [uploadsApi.endpoints.uploadFile, 'base/file/upload/', { file }],
  ] as const) {
    const { store, calls, answerWith } = apiStore();
    const onProgress = vi.fn();
    answerWith({ url: '/one.jpg' });
    await store.dispatch(endpoint.initiate({ file, onProgress }));
    const [call] = calls();
    expect([call?.method, call?.url, form(call)]).toEqual(['POST', url, fields]);
    call?.onProgress?.({ progress: 0.5 } as never);
    call?.onProgress?.({} as never);
    expect(onProgress.mock.calls).toEqual([[0.5], [0]]);
    await store.dispatch(endpoint.initiate({ file }));
    calls()[1]?.onProgress?.({ progress: 1 } as never);
  }
});

test('a member’s picture is sent as a form', async () => {
  const { store, calls, answerWith } = apiStore();
  answerWith({ success: true });
  const picture = new Blob(['text']);
  await store.dispatch(userWritesApi.endpoints.changeAvatar.initiate({ username: 'kim', picture }));
  const [call] = calls();
  expect([call?.method, call?.url]).toEqual(['PUT', 'users/kim/avatar/']);
  expect(form(call)).toEqual({ avatar: expect.objectContaining({ name: 'avatar.jpg' }) });
});

test('an installed app asks for its own notifications', async () => {
  const { store, calls, answerWith } = apiStore();
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
  answerWith(ANSWER);
  await store.dispatch(notificationsApi.endpoints.getNotifications.initiate({ page: 2 }));
  expect(calls()[0]?.params).toEqual({ page: 2, platform: 'app' });
});
