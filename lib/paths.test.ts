import { expect, test } from 'vitest';
import { managePaths } from './managePaths.ts';
import { paths, withoutQuery, withQuery } from './paths.ts';

const query = { page: 2 };

/** Published addresses, which links in mails, search engines and bookmarks use: they do not change. */
const PUBLISHED: { [Name in keyof typeof paths]?: [path: () => string, expected: string][] } = {
  home: [
    [() => paths.home(), '/'],
    [() => paths.home(query), '/?page=2'],
  ],
  signIn: [
    [() => paths.signIn(), '/auth/signin'],
    [() => paths.signIn({ callbackUrl: '/me', error: 'Suspended' }), '/auth/signin?callbackUrl=%2Fme&error=Suspended'],
  ],
  signUp: [[() => paths.signUp({ callbackUrl: '/me' }), '/auth/signup?callbackUrl=%2Fme']],
  authError: [
    [() => paths.authError(), '/auth/error'],
    [() => paths.authError('Default'), '/auth/error?error=Default'],
    [() => paths.authError('Suspended', 'a.b'), '/auth/error?error=Suspended&leave=a.b'],
  ],
  verifyEmail: [[() => paths.verifyEmail({ key: 'a' }), '/auth/verify-email?key=a']],
  carryOver: [
    [() => paths.carryOver(), '/auth/carry'],
    [() => paths.carryOver({ nonce: 'a', proof: 'b' }), '/auth/carry#a.b'],
  ],
  passwordReset: [[() => paths.passwordReset(), '/auth/password/reset']],
  passwordResetConfirm: [[() => paths.passwordResetConfirm('a'), '/auth/password/reset/confirm?token=a']],
  forums: [[() => paths.forums(), '/forums']],
  forum: [[() => paths.forum('free', query), '/forums/free?page=2']],
  newTopic: [[() => paths.newTopic('free'), '/forums/free/new']],
  topic: [[() => paths.topic('free', 7, query), '/forums/free/topics/7?page=2']],
  editTopic: [[() => paths.editTopic('free', 7), '/forums/free/topics/7/edit']],
  topics: [[() => paths.topics(query), '/topics?page=2']],
  posts: [[() => paths.posts(query), '/posts?page=2']],
  post: [[() => paths.post(7, query), '/posts/7?page=2']],
  newPost: [[() => paths.newPost(), '/posts/new']],
  editPost: [[() => paths.editPost(7), '/posts/7/edit']],
  likedPosts: [[() => paths.likedPosts(query), '/posts/liked?page=2']],
  feed: [[() => paths.feed(query), '/feed?page=2']],
  written: [[() => paths.written(query), '/me/written?page=2']],
  likes: [[() => paths.likes(query), '/me/likes?page=2']],
  likedComments: [[() => paths.likedComments(query), '/me/likes/comments?page=2']],
  ownComments: [[() => paths.ownComments(query), '/me/comments?page=2']],
  ownEvents: [[() => paths.ownEvents(query), '/me/events?page=2']],
  ownRaffles: [[() => paths.ownRaffles(query), '/me/raffles?page=2']],
  welcome: [
    [() => paths.welcome(), '/welcome'],
    [() => paths.welcome({ step: 'skin' }), '/welcome?step=skin'],
  ],
  ownCourses: [[() => paths.ownCourses(query), '/me/courses?page=2']],
  postFeed: [[() => paths.postFeed(), '/feeds/posts.xml']],
  topicById: [[() => paths.topicById(7), '/topics/7']],
  writeTopic: [[() => paths.writeTopic(), '/topics/new']],
  banners: [[() => paths.banners(query), '/banners?page=2']],
  banner: [[() => paths.banner(7), '/banners/7']],
  forumFeed: [[() => paths.forumFeed('free'), '/feeds/forums/free.xml']],
  videos: [[() => paths.videos(query), '/contents/videos?page=2']],
  video: [[() => paths.video(7, query), '/contents/videos/7?page=2']],
  photos: [[() => paths.photos(query), '/contents/photos?page=2']],
  photo: [[() => paths.photo(7, query), '/contents/photos/7?page=2']],
  moreContents: [[() => paths.moreContents(query), '/contents/more?page=2']],
  questions: [[() => paths.questions(query), '/questions?page=2']],
  question: [[() => paths.question('dry-skin', query), '/questions/dry-skin?page=2']],
  newQuestion: [[() => paths.newQuestion(), '/questions/new']],
  editQuestion: [[() => paths.editQuestion('dry-skin'), '/questions/dry-skin/edit']],
  challenges: [[() => paths.challenges(query), '/challenges?page=2']],
  challenge: [[() => paths.challenge(7), '/challenges/7']],
  challengeParticipants: [[() => paths.challengeParticipants(7, query), '/challenges/7/participants?page=2']],
  challengeGroup: [[() => paths.challengeGroup(7), '/challenges/7/group']],
  invite: [[() => paths.invite('abc'), '/invite/abc']],
  missions: [[() => paths.missions(query), '/missions?page=2']],
  mission: [[() => paths.mission(7), '/missions/7']],
  missionReviews: [[() => paths.missionReviews(query), '/missions/reviews?page=2']],
  events: [[() => paths.events(query), '/events?page=2']],
  event: [[() => paths.event('balm', query), '/events/balm?page=2']],
  courses: [[() => paths.courses(query), '/courses?page=2']],
  course: [[() => paths.course('basics', query), '/courses/basics?page=2']],
  raffles: [[() => paths.raffles(query), '/raffles?page=2']],
  raffle: [[() => paths.raffle(7), '/raffles/7']],
  product: [[() => paths.product(7), '/products/7']],
  surveys: [[() => paths.surveys(), '/surveys']],
  survey: [
    [() => paths.survey('skin-type-test'), '/surveys/skin-type-test'],
    [() => paths.survey('skin-type', { with: 'bori' }), '/surveys/skin-type?with=bori'],
  ],
  skin: [[() => paths.skin('YMSJ'), '/skin/YMSJ']],
  compareSkin: [[() => paths.compareSkin('bori'), '/skin/compare?with=bori']],
  rankings: [[() => paths.rankings(query), '/rankings?page=2']],
  users: [[() => paths.users(query), '/users?page=2']],
  user: [[() => paths.user('bori', query), '/users/bori?page=2']],
  userPosts: [[() => paths.userPosts('bori', query), '/users/bori/posts?page=2']],
  userChallenges: [[() => paths.userChallenges('bori', query), '/users/bori/challenges?page=2']],
  followers: [[() => paths.followers('bori', query), '/users/bori/followers?page=2']],
  followings: [[() => paths.followings('bori', query), '/users/bori/followings?page=2']],
  badges: [[() => paths.badges(), '/badges']],
  me: [[() => paths.me(), '/me']],
  notifications: [[() => paths.notifications(query), '/me/notifications?page=2']],
  settings: [
    [() => paths.settings(), '/me/settings'],
    [() => paths.settings('email'), '/me/settings/email'],
  ],
  points: [[() => paths.points(query), '/me/points?page=2']],
  xp: [[() => paths.xp(query), '/me/xp?page=2']],
  hearts: [[() => paths.hearts(query), '/me/hearts?page=2']],
  search: [[() => paths.search(query), '/search?page=2']],
  myReports: [[() => paths.myReports(query), '/me/reports?page=2']],
  trash: [[() => paths.trash(query), '/me/trash?page=2']],
  newsletter: [[() => paths.newsletter(), '/newsletter']],
  confirmNewsletter: [[() => paths.confirmNewsletter(), '/newsletter/confirm']],
  stopNewsletter: [[() => paths.stopNewsletter(), '/newsletter/stop']],
  support: [[() => paths.support({ topic: 'report' }), '/support?topic=report']],
  mySupport: [[() => paths.mySupport({ id: 3 }), '/me/support?id=3']],
  terms: [[() => paths.terms(), '/terms']],
  privacy: [[() => paths.privacy(), '/privacy']],
};

test.each(Object.entries(PUBLISHED))('the address of %s stays', (_, cases) => {
  for (const [path, expected] of cases) expect(path()).toBe(expected);
});

test.each([
  [managePaths.overview(), '/manage'],
  [managePaths.members(query), '/manage/members?page=2'],
  [managePaths.member(7), '/manage/members/7'],
  [managePaths.forums(), '/manage/forums'],
  [managePaths.home(), '/manage/home'],
  [managePaths.banner(1), '/manage/banners/1'],
  [managePaths.forum('free'), '/manage/forums/free'],
  [managePaths.events(query), '/manage/events?page=2'],
  [managePaths.event('balm'), '/manage/events/balm'],
  [managePaths.eventPreview('balm'), '/manage/events/balm/preview'],
  [managePaths.eventApplications('balm', query), '/manage/events/balm/applications?page=2'],
  [managePaths.reports(query), '/manage/reports?page=2'],
  [managePaths.bannedWords(query), '/manage/banned-words?page=2'],
  [managePaths.legal(), '/manage/legal'],
  [managePaths.newLegalText(query), '/manage/legal/new?page=2'],
  [managePaths.log(query), '/manage/log?page=2'],
  [managePaths.missions(query), '/manage/missions?page=2'],
  [managePaths.submissions(query), '/manage/submissions?page=2'],
  [managePaths.trash(query), '/manage/trash?page=2'],
  [managePaths.support(query), '/manage/support?page=2'],
])('the console’s address %s is %s', (address, expected) => {
  expect(address).toBe(expected);
});

test('empty values are left out of a query, 0 and false are not', () => {
  const values = { a: undefined, b: null, c: '', d: 0, e: false, f: '가 &' };
  expect(withQuery('/topics', values)).toBe('/topics?d=0&e=false&f=%EA%B0%80+%26');
  expect(withQuery('/topics', {})).toBe('/topics');
});

test.each([
  ['/topics', '/topics'],
  ['/topics?page=2', '/topics'],
  ['/topics#comments', '/topics'],
  ['/topics?a#b\n?c', '/topics'],
  ['?a', ''],
])('%j without its query is %s', (address, expected) => {
  expect(withoutQuery(address)).toBe(expected);
});

test('a value is written into an address as it is', () => {
  expect(paths.editTopic('$&:id', 7)).toBe('/forums/$&:id/topics/7/edit');
});
