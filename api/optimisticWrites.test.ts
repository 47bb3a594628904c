import { expect, test, vi } from 'vitest';
import { answersApi } from '@/api/answers';
import { bookmarksApi } from '@/api/bookmarks';
import { challengesApi, challengeWritesApi } from '@/api/challenges';
import { commentsApi } from '@/api/comments';
import { commentWritesApi } from '@/api/commentWrites';
import { coursesApi, courseWritesApi } from '@/api/courses';
import { eventsApi, eventWritesApi } from '@/api/events';
import { forumsApi } from '@/api/forums';
import { missionsApi, missionWritesApi } from '@/api/missions';
import { notificationsApi, notificationWritesApi } from '@/api/notifications';
import { postsApi } from '@/api/posts';
import { postTermsApi } from '@/api/postTerms';
import { postWritesApi } from '@/api/postWrites';
import { productsApi } from '@/api/products';
import { questionsApi, questionWritesApi } from '@/api/questions';
import { topicsApi } from '@/api/topics';
import { topicWritesApi } from '@/api/topicWrites';
import { usersApi } from '@/api/users';
import { userWritesApi } from '@/api/userWrites';
import { type ApiStore, apiStore, rejection } from '../tests/apiStore';

const idempotencyKey = 'key';

type Dispatched = Parameters<ApiStore['store']['dispatch']>[0];
/** An answer that the cache holds: of which query, with which argument. */
interface Held {
  name: string;
  select: (arg: never) => (state: never) => { data?: unknown };
  initiate: (arg: never) => unknown;
}
type Cached = readonly [endpoint: Held, arg: unknown, data: unknown];

const shownIn = ({ store }: ApiStore, [{ select }, arg]: Cached) =>
  select(arg as never)(store.getState() as never).data;

/** A store that holds these answers already. */
async function storeWith(cached: readonly Cached[]): Promise<ApiStore> {
  const api = apiStore();
  for (const [{ initiate }, arg, data] of cached) {
    api.answerWith(data);
    await api.store.dispatch(initiate(arg as never) as Dispatched);
  }
  return api;
}

/**
 * A write, what the cache shows of each held answer once it is sent, and what once it is answered: null or nothing
 * where it shows what it did before. An answer that is not given confirms the write, which then stays as it was sent.
 */
interface Write {
  held: readonly Cached[];
  write: unknown;
  sent?: readonly unknown[];
  answer?: unknown;
  answered?: readonly unknown[];
}
/** Lets the writes that do not say otherwise find the same answers in the cache. */
const holding = (held: readonly Cached[], writes: Record<string, Omit<Write, 'held'> & Partial<Write>>) =>
  Object.entries(writes).map(([what, write]): [string, Write] => [what, { held, ...write }]);

const { getQuestion } = questionsApi.endpoints;
const { getMyAnswer, createAnswer, updateAnswer, deleteAnswer, likeAnswer, acceptAnswer } = answersApi.endpoints;
const one = { id: 1, content: 'one', links: ['link'], edited: false, accepted: true, liked: true, like_count: 4 };
const two = { ...one, id: 2, content: 'two', accepted: false, liked: false };
const three = { ...two, id: 3 };
const question = { title: 'what', answers: [one, two], answer_count: 2, answered: true };
const what = [getQuestion, { slug: 'what' }, question] as const;

const answerWrites = holding([what], {
  'a new answer is added once it is there': {
    held: [what, [getQuestion, { slug: 'other' }, question]],
    write: createAnswer.initiate({ question: 'what', content: 'three', idempotencyKey }),
    answer: three,
    answered: [{ ...question, answers: [one, two, three], answer_count: 3 }],
  },
  'a new answer that a read has brought already is not added': {
    write: createAnswer.initiate({ question: 'what', content: 'two', idempotencyKey }),
    answer: two,
  },
  'a changed answer': {
    write: updateAnswer.initiate({ id: 2, content: 'new' }),
    sent: [{ ...question, answers: [one, { ...two, content: 'new', links: [], edited: true }] }],
    answer: { ...two, content: 'New', edited: true },
    answered: [{ ...question, answers: [one, { ...two, content: 'New', edited: true }] }],
  },
  'a changed answer that the page does not show': {
    write: updateAnswer.initiate({ id: 9, content: 'new' }),
    answer: { ...two, id: 9 },
  },
  'a deleted answer': {
    held: [what, [getMyAnswer, { slug: 'what' }, { answer: two }], [getMyAnswer, { slug: 'other' }, { answer: three }]],
    write: deleteAnswer.initiate({ id: 2 }),
    sent: [{ ...question, answers: [one], answer_count: 1 }],
    answered: [{ ...question, answers: [one], answer_count: 1 }, { answer: null }],
  },
  'a deleted answer that was accepted, and is not one’s own': {
    held: [what, [getMyAnswer, { slug: 'what' }, { answer: two }]],
    write: deleteAnswer.initiate({ id: 1 }),
    sent: [{ ...question, answers: [two], answer_count: 1, answered: false }],
  },
  'a deleted answer of a member who has none in the cache': {
    held: [what, [getMyAnswer, { slug: 'what' }, { answer: null }]],
    write: deleteAnswer.initiate({ id: 2 }),
    sent: [{ ...question, answers: [one], answer_count: 1 }],
  },
  'a deleted answer that the page does not show': {
    write: deleteAnswer.initiate({ id: 9 }),
  },
  'a like of an answer': {
    write: likeAnswer.initiate({ id: 2, liked: true, idempotencyKey }),
    sent: [{ ...question, answers: [one, { ...two, liked: true, like_count: 5 }] }],
    answer: { success: true, liked: true, like_count: 7 },
    answered: [{ ...question, answers: [one, { ...two, liked: true, like_count: 7 }] }],
  },
  'a like of an answer that is taken back, and is rejected in an answer': {
    write: likeAnswer.initiate({ id: 1, liked: false, idempotencyKey }),
    sent: [{ ...question, answers: [{ ...one, liked: false, like_count: 3 }, two] }],
    answer: { success: false, liked: false, like_count: 3 },
    answered: [],
  },
  'an accepted answer takes the mark from the one before': {
    write: acceptAnswer.initiate({ id: 2, accepted: true, idempotencyKey }),
    sent: [
      {
        ...question,
        answers: [
          { ...one, accepted: false },
          { ...two, accepted: true },
        ],
      },
    ],
    answer: { success: true, accepted: true },
  },
  'an answer that is accepted again is not any more': {
    write: acceptAnswer.initiate({ id: 1, accepted: false, idempotencyKey }),
    sent: [{ ...question, answers: [{ ...one, accepted: false }, two], answered: false }],
    answer: { success: true, accepted: false },
  },
});

const { updateQuestion } = questionWritesApi.endpoints;
const written = { ...question, content: 'why', links: ['link'] };
const whatWritten = [getQuestion, { slug: 'what' }, written] as const;
const changedQuestion = { ...written, title: 'From the provider' };

const questionWrites = holding([whatWritten], {
  'a changed title of a question': {
    write: updateQuestion.initiate({ slug: 'what', title: 'new' }),
    sent: [{ ...written, title: 'new' }],
    answer: { ...changedQuestion, comments: [{ id: 1 }] },
    answered: [changedQuestion],
  },
  'a changed text of a question': {
    write: updateQuestion.initiate({ slug: 'what', content: 'new' }),
    sent: [{ ...written, content: 'new', links: [] }],
    answer: changedQuestion,
    answered: [changedQuestion],
  },
});

const { getParticipant, getParticipants, getMyGroupParticipants } = challengesApi.endpoints;
const { leaveChallenge, checkIn, giveHeart, writeReview } = challengeWritesApi.endpoints;
const participant = { id: 5, hearted: false, heart_count: 2 };
const loved = { id: 6, hearted: true, heart_count: 9 };
const participants = { count: 12, results: [participant, loved] };
const lists = [
  [getParticipants, { id: 3 }, participants],
  [getParticipants, { id: 3, page: 2 }, { count: 12, results: [loved] }],
  [getMyGroupParticipants, { id: 3 }, participants],
  [getParticipants, { id: 4 }, participants],
  [getParticipant, { id: 3, eid: 5 }, participant],
] as const;
const inLists = (five: object | null, page2: object | null = null) => {
  const list = five && { count: 12, results: [five, loved] };
  return [list, page2, list, null, five];
};
const left = { count: 11, results: [loved] };
const hearted = { ...participant, hearted: true, heart_count: 3 };

const challengeWrites = holding(lists, {
  'a heart fills wherever the participant is shown, and has the answer’s count': {
    write: giveHeart.initiate({ id: 3, eid: 5, idempotencyKey }),
    sent: inLists(hearted),
    answer: { success: true, hearted: true, heart_count: 8 },
    answered: inLists({ ...hearted, heart_count: 8 }),
  },
  'a heart that was given before is not counted twice': {
    held: [[getParticipant, { id: 3, eid: 6 }, loved]],
    write: giveHeart.initiate({ id: 3, eid: 6, idempotencyKey }),
    answer: { success: true, hearted: true, heart_count: 9 },
  },
  'a heart that is rejected in an answer': {
    write: giveHeart.initiate({ id: 3, eid: 5, idempotencyKey }),
    sent: inLists(hearted),
    answer: { success: false, hearted: false, heart_count: 7 },
    answered: inLists({ ...participant, heart_count: 7 }),
  },
  'who leaves a challenge is gone from its lists': {
    write: leaveChallenge.initiate({ id: 3, eid: 5 }),
    answered: [left, null, left],
  },
  'a check-in': {
    write: checkIn.initiate({ id: 3, eid: 5, idempotencyKey }),
    answer: { participant: { ...participant, check_count: 1 } },
    answered: [null, null, null, null, { ...participant, check_count: 1 }],
  },
  'a review of a challenge': {
    write: writeReview.initiate({ id: 3, eid: 5, review: 'good', idempotencyKey }),
    answer: { ...participant, review: 'good' },
    answered: [null, null, null, null, { ...participant, review: 'good' }],
  },
});

const { getCourse } = coursesApi.endpoints;
const { applyToCourse, changeCourseApplication, markLesson } = courseWritesApi.endpoints;
const course = { slug: 'care', done: [1, 10], done_count: 2 };
const care = [
  [getCourse, { slug: 'care' }, course],
  [getCourse, { slug: 'other' }, course],
] as const;
const application = { content: 'notes', answer: 'care' };
const done = (...lessons: number[]) => ({ ...course, done: lessons, done_count: lessons.length });

const courseWrites = holding(care, {
  'an application to a course': {
    write: applyToCourse.initiate({ slug: 'care', ...application, idempotencyKey }),
    answer: { ...course, applied: true },
    answered: [{ ...course, applied: true }],
  },
  'a changed application to a course': {
    write: changeCourseApplication.initiate({ slug: 'care', ...application }),
    answer: { ...course, applied: true },
    answered: [{ ...course, applied: true }],
  },
  'a lesson that is done, in the order of lessons': {
    write: markLesson.initiate({ slug: 'care', number: 2, done: true }),
    sent: [done(1, 2, 10)],
    answer: { done: [2] },
  },
  'a lesson that is done already': {
    write: markLesson.initiate({ slug: 'care', number: 10, done: true }),
    answer: { done: [1, 10] },
  },
  'a lesson that is not done any more': {
    write: markLesson.initiate({ slug: 'care', number: 10, done: false }),
    sent: [done(1)],
    answer: { done: [1] },
  },
  'the first lesson of a course': {
    held: [[getCourse, { slug: 'care' }, { ...course, done: null, done_count: null }]],
    write: markLesson.initiate({ slug: 'care', number: 2, done: true }),
    sent: [done(2)],
    answer: { done: [2] },
  },
});

const { getOwnApplication, getDeliveryInformation } = eventsApi.endpoints;
const { applyToEvent, changeEventDelivery } = eventWritesApi.endpoints;
const { getMission } = missionsApi.endpoints;

const participations = holding([], {
  'an application to an event': {
    held: [
      [getOwnApplication, { slug: 'gift' }, { application: null }],
      [getOwnApplication, { slug: 'other' }, { application: null }],
    ],
    write: applyToEvent.initiate({ slug: 'gift', idempotencyKey }),
    answer: { status: 'applied' },
    answered: [{ application: { status: 'applied' } }],
  },
  'where a prize goes': {
    held: [[getDeliveryInformation, { slug: 'gift' }, { name: 'Kim' }]],
    write: changeEventDelivery.initiate({ slug: 'gift' }),
    answer: { name: 'Lee' },
    answered: [{ name: 'Lee' }],
  },
  'a mission': {
    held: [
      [getMission, { id: 3 }, { id: 3 }],
      [getMission, { id: 4 }, { id: 4 }],
    ],
    write: missionWritesApi.endpoints.doMission.initiate({ id: 3 }),
    answer: { mission: { id: 3, status: 'completed' } },
    answered: [{ id: 3, status: 'completed' }],
  },
});

const { getNotifications } = notificationsApi.endpoints;
const { readNotifications } = notificationWritesApi.endpoints;
const rows = (...statuses: string[]) => statuses.map((status, index) => ({ id: index + 1, status }));
const notices = (unread_count: number, ...statuses: string[]) => ({ unread_count, results: rows(...statuses) });
const bell = [
  [getNotifications, { page: 1 }, notices(5, 'unread', 'unread', 'archived')],
  [getNotifications, { status: 'unread', page_size: 1 }, notices(1, 'unread')],
] as const;

const notificationWrites = holding(bell, {
  'some notifications that are read, in every list': {
    write: readNotifications.initiate({ ids: [1, 3], idempotencyKey }),
    sent: [notices(3, 'read', 'unread', 'archived'), notices(0, 'read')],
    answer: { unread_count: 4 },
    answered: [notices(4, 'read', 'unread', 'archived'), notices(4, 'read')],
  },
  'all notifications that are read': {
    write: readNotifications.initiate({ idempotencyKey }),
    sent: [notices(0, 'read', 'read', 'archived'), notices(0, 'read')],
    answer: { unread_count: 1 },
    answered: [notices(1, 'read', 'read', 'archived'), notices(1, 'read')],
  },
});

/** A list that was read whole. */
const whole = (...results: object[]) => ({ count: results.length, next: null, previous: null, results });

const { getPost } = postsApi.endpoints;
const { getPostCategories, getPostTags } = postTermsApi.endpoints;
const { updatePost, viewPost, likePost } = postWritesApi.endpoints;
const named = (slug: string) => ({ slug, name: slug.toUpperCase() });
const cover = { url: '/one.jpg', alt: 'one', width: 4, height: 3 };
const post = {
  type: 'review',
  title: 'title',
  content: 'content',
  status: 'published',
  categories: [named('own')],
  tags: [named('mine')],
  products: [{ id: 1 }],
  cover,
  view_count: 3,
  liked: true,
  like_count: 4,
};
const posts = [
  [getPost, { id: 3 }, post],
  [getPost, { id: 4 }, post],
  [getPostCategories, undefined, whole(named('known'))],
  [getPostTags, undefined, whole(named('used'))],
  [productsApi.endpoints.getProducts, { page: 1 }, { results: [{ id: 2 }] }],
] as const;
const changedPost = (changes: object, shown: object): Write => ({
  held: posts,
  write: updatePost.initiate({ id: 3, ...changes }),
  sent: [{ ...post, ...shown }, null, null, null, null],
  answer: { ...post, title: 'From the provider' },
  answered: [{ ...post, title: 'From the provider' }, null, null, null, null],
});
const plainPost = { type: 'tip', title: 'new', content: 'text', status: 'hidden' };

const postWrites = holding(posts, {
  'the plain fields of a post': changedPost(plainPost, plainPost),
  'one field of a post': changedPost({ title: 'new' }, { title: 'new' }),
  'the labels of a post, by name where one is known': changedPost(
    { categories: ['known', 'own', 'new'], tags: ['used', 'mine', 'new'] },
    {
      categories: [named('known'), named('own'), { slug: 'new', name: 'new' }],
      tags: [named('used'), named('mine'), { slug: 'new', name: 'new' }],
    },
  ),
  'the products of a post, as far as they are known': changedPost(
    { products: [2, 9, 1] },
    { products: [{ id: 2 }, { id: 1 }] },
  ),
  'a post’s picture that is taken away': changedPost({ cover: null }, { cover: null }),
  'another text for a post’s picture': changedPost(
    { cover: '/one.jpg', coverAlt: 'new' },
    { cover: { ...cover, alt: 'new' } },
  ),
  'no picture for a post that has none': {
    held: [[getPost, { id: 3 }, { ...post, cover: null }]],
    write: updatePost.initiate({ id: 3, cover: '/two.jpg' }),
    answer: { ...post, cover: null },
  },
  'the same picture of a post': changedPost({ cover: '/one.jpg' }, {}),
  'another picture of a post, which comes with its answer': changedPost({ cover: '/two.jpg', coverAlt: 'new' }, {}),
  'the labels of a post whose names no answer has named': {
    held: [[getPost, { id: 3 }, post]],
    write: updatePost.initiate({ id: 3, categories: ['known'], tags: ['used'], products: [2] }),
    sent: [
      { ...post, categories: [{ slug: 'known', name: 'known' }], tags: [{ slug: 'used', name: 'used' }], products: [] },
    ],
    answer: post,
    answered: [],
  },
  'a reader of a post': {
    write: viewPost.initiate({ id: 3 }),
    answer: { view_count: 9 },
    answered: [{ ...post, view_count: 9 }],
  },
  'a like of a post that is taken back': {
    write: likePost.initiate({ id: 3, liked: false, idempotencyKey }),
    sent: [{ ...post, liked: false, like_count: 3 }],
    answer: { success: true, liked: false, like_count: 8 },
    answered: [{ ...post, liked: false, like_count: 8 }],
  },
});

const { getTopic } = topicsApi.endpoints;
const { updateTopic, viewTopic, likeTopic } = topicWritesApi.endpoints;
const label = (slug: string, name = slug.toUpperCase()) => ({ slug, name, forum: 'free' });
const picture = { url: '/one.jpg', alt: 'one', width: 4, height: 3 };
const topic = {
  forum: { slug: 'free', name: 'Free' },
  title: 'title',
  content: 'content',
  links: ['link'],
  categories: [label('own')],
  tags: [label('mine')],
  event: { slug: 'spring', title: 'Spring' },
  fileUrls: ['/one.jpg'],
  files: [picture],
  view_count: 3,
  liked: false,
  like_count: 4,
};
const freeTopic = { slug: 'free', id: 3 };
const forum = { slug: 'free', categories: [label('known')], tags: [label('used')] };
const topics = [
  [getTopic, freeTopic, topic],
  [getTopic, { slug: 'free', id: 4 }, topic],
  [forumsApi.endpoints.getForum, { slug: 'free' }, forum],
] as const;
const changedTopic = (changes: object, shown: object, held: readonly Cached[] = topics): Write => ({
  held,
  write: updateTopic.initiate({ id: 3, ...changes }),
  sent: held.map((_, index) => (index === 0 ? { ...topic, ...shown } : null)),
  answer: { ...topic, title: 'From the provider' },
  answered: held.map((_, index) => (index === 0 ? { ...topic, title: 'From the provider' } : null)),
});

const topicWrites = holding(topics, {
  'the title of a topic, whose reason is the provider’s alone': changedTopic(
    { title: 'new', content: undefined, reason: 'why' },
    { title: 'new' },
  ),
  'the text of a topic, whose links come with its answer': changedTopic(
    { content: 'new' },
    { content: 'new', links: [] },
  ),
  'the labels of a topic, by name where one is known': changedTopic(
    { categories: ['known', 'own', 'new'], tags: ['used', 'mine', 'new'] },
    {
      categories: [label('known'), label('own'), label('new', 'new')],
      tags: [label('used'), label('mine'), label('new', 'new')],
    },
  ),
  'the labels of a topic whose forum is not known': changedTopic(
    { categories: ['known', 'own'], tags: ['used', 'mine'] },
    { categories: [label('known', 'known'), label('own')], tags: [label('used', 'used'), label('mine')] },
    [[getTopic, freeTopic, topic]],
  ),
  'the same event of a topic': changedTopic({ event: 'spring' }, {}),
  'another event of a topic, whose dates come with its answer': changedTopic({ event: 'autumn' }, { event: null }),
  'a topic’s event that is taken away': changedTopic({ event: null }, { event: null }),
  'no event for a topic that has none': changedTopic({ event: null }, { event: null }, [
    [getTopic, freeTopic, { ...topic, event: null }],
  ]),
  'the pictures of a topic': changedTopic(
    { fileUrls: ['/two.jpg', '/one.jpg'], fileAlts: ['two'] },
    { fileUrls: ['/two.jpg', '/one.jpg'], files: [{ url: '/two.jpg', alt: 'two', width: 0, height: 0 }, picture] },
  ),
  'pictures of a topic without texts': changedTopic(
    { fileUrls: ['/one.jpg', '/two.jpg'] },
    { fileUrls: ['/one.jpg', '/two.jpg'], files: [picture, { url: '/two.jpg', alt: '', width: 0, height: 0 }] },
  ),
  'a reader of a topic': {
    write: viewTopic.initiate(freeTopic),
    answer: { view_count: 9 },
    answered: [{ ...topic, view_count: 9 }],
  },
  'a like of a topic': {
    write: likeTopic.initiate({ id: 3, liked: true, idempotencyKey }),
    sent: [{ ...topic, liked: true, like_count: 5 }],
    answer: { success: true, liked: true, like_count: 8 },
    answered: [{ ...topic, liked: true, like_count: 8 }],
  },
});

const { getUser, getUsers, getRecommendation, getFollowers, getFollowings } = usersApi.endpoints;
const { followUser } = userWritesApi.endpoints;
const kim = { username: 'kim', followed: false, follower_count: 4 };
const lee = { username: 'lee', followed: true, follower_count: 9 };
const people = [
  [getUser, { username: 'kim' }, kim],
  [getUser, { username: 'lee' }, lee],
  [getUsers, { page: 1 }, { results: [lee, kim] }],
  [getRecommendation, { page_size: 4 }, { results: [kim] }],
  [getFollowers, { username: 'lee' }, { results: [kim] }],
  [getFollowings, { username: 'lee' }, { results: [lee] }],
  [getFollowings, { username: 'park' }, { results: [kim] }],
] as const;
const shownKim = (row: object) => [
  row,
  null,
  { results: [lee, row] },
  { results: [row] },
  { results: [row] },
  null,
  { results: [row] },
];
const followed = { ...kim, followed: true, follower_count: 5 };

const followWrites = holding(people, {
  'a follow, wherever the member is shown, with the answer’s count': {
    write: followUser.initiate({ username: 'kim', followed: true, idempotencyKey }),
    sent: shownKim(followed),
    answer: { success: true, followed: true, follower_count: 8 },
    answered: shownKim({ ...followed, follower_count: 8 }),
  },
  'a follow that is rejected in an answer': {
    write: followUser.initiate({ username: 'kim', followed: true, idempotencyKey }),
    sent: shownKim(followed),
    answer: { success: false, followed: false, follower_count: 0 },
    answered: people.map(() => null),
  },
  'a follow that ends': {
    held: [[getUser, { username: 'lee' }, lee]],
    write: followUser.initiate({ username: 'lee', followed: false, idempotencyKey }),
    sent: [{ ...lee, followed: false, follower_count: 8 }],
    answer: { success: true, followed: false, follower_count: 8 },
  },
});

const { getBookmark, saveBookmark } = bookmarksApi.endpoints;
const savedPost = { subject: 'post', id: 3 } as const;
const bookmarkWrites = holding([[getBookmark, savedPost, { saved: false }]], {
  'a saved post': {
    write: saveBookmark.initiate({ ...savedPost, saved: true, idempotencyKey }),
    sent: [{ saved: true }],
    answer: { success: true, saved: true },
  },
});

const { getComments } = commentsApi.endpoints;
const { updateComment, deleteComment, likeComment } = commentWritesApi.endpoints;
const subject = { path: 'posts/3/', counted: { endpoint: 'getPost', arg: { id: 3 } } };
const place = { subject, page: 1 };
const reply = { id: 12, content: 'reply', links: ['link'], edited: false, parent: 11, liked: false, like_count: 2 };
const comment = { id: 11, content: 'comment', links: ['link'], edited: false, parent: null, replies: [reply] };
const threads = { count: 1, results: [comment] };
const commented = [
  [getComments, { path: 'posts/3/', page: 1 }, threads],
  [getComments, { path: 'posts/3/', page: 2 }, threads],
  [getPost, { id: 3 }, { comment_count: 2 }],
] as const;
const withReply = (changes: object) => ({ ...threads, results: [{ ...comment, replies: [{ ...reply, ...changes }] }] });

const commentWrites = holding(commented, {
  'a changed reply': {
    write: updateComment.initiate({ ...place, commentId: 12, content: 'new' }),
    sent: [withReply({ content: 'new', links: [], edited: true })],
    answer: { id: 12, content: 'New', links: [], edited: true, parent: 11, replies: [] },
    answered: [withReply({ content: 'New', links: [], edited: true })],
  },
  'a changed comment that the page does not show': {
    write: updateComment.initiate({ ...place, commentId: 99, content: 'new' }),
    answer: { id: 99, replies: [] },
  },
  'a deleted reply': {
    write: deleteComment.initiate({ ...place, commentId: 12 }),
    sent: [{ ...threads, results: [{ ...comment, replies: [] }] }, null, { comment_count: 1 }],
  },
  'a liked reply': {
    write: likeComment.initiate({ ...place, commentId: 12, liked: true, idempotencyKey }),
    sent: [withReply({ liked: true, like_count: 3 })],
    answer: { success: true, liked: true, like_count: 7 },
    answered: [withReply({ liked: true, like_count: 7 })],
  },
  'a like of a comment that the page does not show': {
    write: likeComment.initiate({ ...place, commentId: 99, liked: true, idempotencyKey }),
    answer: { success: true, liked: true, like_count: 7 },
  },
  'a deleted comment that the page does not show': {
    held: commented.slice(0, 2),
    write: deleteComment.initiate({ ...place, commentId: 99 }),
  },
});

const writes = [
  ...answerWrites,
  ...questionWrites,
  ...challengeWrites,
  ...courseWrites,
  ...participations,
  ...notificationWrites,
  ...postWrites,
  ...topicWrites,
  ...followWrites,
  ...commentWrites,
  ...bookmarkWrites,
];
const orHeld = (shown: readonly unknown[] | undefined, held: readonly Cached[]) =>
  held.map(([, , data], index) => shown?.[index] ?? data);

test.each(writes)('%s: is shown once it is sent, and as the provider has it once it is answered', async (_what, it) => {
  const api = await storeWith(it.held);
  const shown = () => it.held.map((one) => shownIn(api, one));
  const answer = api.hold({ data: it.answer ?? { success: true } });
  const done = api.store.dispatch(it.write as Dispatched);
  expect(shown()).toEqual(orHeld(it.sent, it.held));
  answer();
  await done;
  expect(shown()).toEqual(orHeld(it.answered ?? it.sent, it.held));
});

test.each(writes)('%s: is as before once it is rejected', async (_what, it) => {
  const api = await storeWith(it.held);
  const answer = api.hold(rejection());
  const done = api.store.dispatch(it.write as Dispatched);
  answer();
  await done;
  expect(it.held.map((one) => shownIn(api, one))).toEqual(orHeld(undefined, it.held));
});

test('a new answer is one’s own to the question from then on', async () => {
  const own = [getMyAnswer, { slug: 'what' }, { answer: null }] as const;
  const api = await storeWith([own]);
  api.answerWith(three);
  await api.store.dispatch(createAnswer.initiate({ question: 'what', content: 'three', idempotencyKey }));
  await expect.poll(() => shownIn(api, own)).toEqual({ answer: three });
});

const { createComment } = commentWritesApi.endpoints;
const author = { username: 'kim', nickname: 'Kim', avatar: null, is_partner: false, is_manager: false };
const now = '2026-03-02T03:00:00.000Z';
const mine = {
  id: expect.any(Number),
  content: 'mine',
  links: [],
  parent: null,
  showManagerBadge: false,
  status: 'published',
  collapsed: false,
  like_count: 0,
  liked: false,
  can: null,
  created_at: now,
  edited: false,
  edited_at: null,
  user: author,
  replies: [],
  more: null,
};
const mineWritten = { ...place, content: 'mine', parent: null, author, idempotencyKey };
const { replies: _none, more: _more, ...mineBelow } = { ...mine, parent: 11 };

test.each([
  [null, undefined, { count: 2, results: [comment, mine] }],
  [null, true, { count: 2, results: [comment, { ...mine, showManagerBadge: true }] }],
  [11, false, { count: 1, results: [{ ...comment, replies: [reply, mineBelow] }] }],
] as const)('a comment on %s is shown and counted on its way, and has its own id then', async (parent, badge, sent) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const api = await storeWith(commented);
  const shown = () => commented.map((one) => shownIn(api, one));
  const answer = api.hold({ data: { ...mine, id: 13, content: 'Mine', parent } });
  const done = api.store.dispatch(createComment.initiate({ ...mineWritten, parent, showManagerBadge: badge }));
  vi.useRealTimers();
  expect(shown()).toEqual([sent, threads, { comment_count: 3 }]);
  answer();
  await done;
  const all = (shown()[0] as typeof threads).results.flatMap((thread) => [thread, ...thread.replies]);
  expect(all.map(({ id }) => id).sort()).toEqual([11, 12, 13]);
  expect(all.find(({ id }) => id === 13)?.content).toBe('Mine');
  expect(shown()[2]).toEqual({ comment_count: 3 });
});

test('comments on their way have ids of their own, below those of the provider', async () => {
  const api = await storeWith(commented);
  const answer = api.hold(rejection());
  const both = [1, 2].map(() => api.store.dispatch(createComment.initiate(mineWritten)));
  const ids = (shownIn(api, commented[0]) as typeof threads).results.map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(ids.filter((id) => id < 0)).toHaveLength(2);
  answer();
  await Promise.all(both);
  expect(commented.map((one) => shownIn(api, one))).toEqual([threads, threads, { comment_count: 2 }]);
});

test('a comment that a read took off the page meanwhile is put back, and counted once', async () => {
  const api = await storeWith(commented);
  const answer = api.hold({ data: { ...mine, id: 13, created_at: now } });
  const done = api.store.dispatch(createComment.initiate(mineWritten));
  const { dispatch } = api.store;
  dispatch(commentsApi.util.updateQueryData('getComments', { path: 'posts/3/', page: 1 }, () => threads as never));
  answer();
  await done;
  expect((shownIn(api, commented[0]) as typeof threads).results.map(({ id }) => id)).toEqual([11, 13]);
});

test('a comment that a read brought in the place of the one on its way is neither shown nor counted twice', async () => {
  const api = await storeWith(commented);
  const there = { ...threads, count: 2, results: [comment, { ...mine, id: 13, created_at: now }] };
  const answer = api.hold({ data: there.results[1] });
  const done = api.store.dispatch(createComment.initiate(mineWritten));
  const { dispatch } = api.store;
  dispatch(commentsApi.util.updateQueryData('getComments', { path: 'posts/3/', page: 1 }, () => there as never));
  answer();
  await done;
  expect(commented.map((one) => shownIn(api, one))).toEqual([there, threads, { comment_count: 3 }]);
});

test('a comment is counted where its page is not in the cache', async () => {
  const counted = [getPost, { id: 3 }, { comment_count: 2 }] as const;
  const api = await storeWith([counted]);
  api.answerWith({ ...mine, id: 13 });
  await api.store.dispatch(createComment.initiate(mineWritten));
  expect(shownIn(api, counted)).toEqual({ comment_count: 3 });
});

test('a comment that is there already, as its call was sent again, is neither shown nor counted twice', async () => {
  const api = await storeWith(commented);
  const write = { ...mineWritten, content: 'comment' };
  const answer = api.hold({ data: { ...comment, replies: [] } });
  const done = api.store.dispatch(createComment.initiate(write));
  answer();
  await done;
  expect(commented.map((one) => shownIn(api, one))).toEqual([threads, threads, { comment_count: 2 }]);
});
