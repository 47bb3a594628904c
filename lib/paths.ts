import { addresses, fillAddress } from './addresses.ts';

/** A query whose empty values are omitted from the address. */
export type Query = Record<string, string | number | boolean | undefined | null>;

/** Appends `query` to `path`; undefined, null and '' are omitted. */
export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Returns an address without its query and fragment. */
export const withoutQuery = (address: string): string => address.replace(/[?#].*/s, '');

/** The one table of the site's addresses, without a language before them. */
export const paths = {
  home: (query?: Query) => withQuery(addresses.home, query),
  /**
   * Returns the path of the sign-in page. `sent: 'email'` shows that a link was mailed, `left` the day until
   * which a departed member can restore the account, `step: 'code'` the second step of a sign-in.
   */
  signIn: (query?: { callbackUrl?: string; error?: string; sent?: 'email'; left?: string; step?: 'code' }) =>
    withQuery('/auth/signin', query),
  signUp: (query?: { callbackUrl?: string }) => withQuery('/auth/signup', query),
  authError: (error?: string) => withQuery('/auth/error', { error }),
  verifyEmail: (query?: { key?: string; email?: string; change?: '1'; undo?: string }) =>
    withQuery('/auth/verify-email', query),
  /** Returns the path of a QR code; the nonce is in the hash, which is not sent to servers. */
  carryOver: (code?: { nonce: string; proof: string }) =>
    code ? `/auth/carry#${code.nonce}.${code.proof}` : '/auth/carry',
  passwordReset: () => '/auth/password/reset',
  passwordResetConfirm: (token?: string) => withQuery('/auth/password/reset/confirm', { token }),
  forums: () => addresses.forums,
  forum: (slug: string, query?: Query) => withQuery(fillAddress(addresses.forum, { slug }), query),
  newTopic: (slug: string) => `/forums/${slug}/new`,
  topic: (slug: string, id: number, query?: Query) => withQuery(fillAddress(addresses.topic, { slug, id }), query),
  editTopic: (slug: string, id: number) => `/forums/${slug}/topics/${id}/edit`,
  topics: (query?: Query) => withQuery(addresses.topics, query),
  posts: (query?: Query) => withQuery(addresses.posts, query),
  post: (id: number, query?: Query) => withQuery(fillAddress(addresses.post, { id }), query),
  newPost: () => '/posts/new',
  editPost: (id: number) => `/posts/${id}/edit`,
  likedPosts: (query?: Query) => withQuery('/posts/liked', query),
  postFeed: () => addresses.postFeed,
  /** Returns the path that redirects to the topic's page in its forum, for callers who know its number only. */
  topicById: (id: number) => `/topics/${id}`,
  /** Returns the path of the form for a topic in a forum yet to be chosen. */
  writeTopic: () => '/topics/new',
  banners: (query?: Query) => withQuery(addresses.banners, query),
  banner: (id: number) => fillAddress(addresses.banner, { id }),
  forumFeed: (slug: string) => fillAddress(addresses.forumFeed, { slug }),
  videos: (query?: Query) => withQuery(addresses.videos, query),
  video: (id: number, query?: Query) => withQuery(fillAddress(addresses.video, { id }), query),
  photos: (query?: Query) => withQuery(addresses.photos, query),
  photo: (id: number, query?: Query) => withQuery(fillAddress(addresses.photo, { id }), query),
  moreContents: (query?: Query) => withQuery(addresses.moreContents, query),
  questions: (query?: Query) => withQuery(addresses.questions, query),
  question: (slug: string, query?: Query) => withQuery(fillAddress(addresses.question, { slug }), query),
  newQuestion: () => '/questions/new',
  editQuestion: (slug: string) => `/questions/${slug}/edit`,
  challenges: (query?: Query) => withQuery(addresses.challenges, query),
  challenge: (id: number) => fillAddress(addresses.challenge, { id }),
  /** Returns the path of a challenge's participants; `user`, `has_review` and `hearted` filter them. */
  challengeParticipants: (id: number, query?: Query) => withQuery(`/challenges/${id}/participants`, query),
  /** Returns the path of the member's group in a challenge. */
  challengeGroup: (id: number) => `/challenges/${id}/group`,
  invite: (code: string) => `/invite/${code}`,
  missions: (query?: Query) => withQuery(addresses.missions, query),
  mission: (id: number) => fillAddress(addresses.mission, { id }),
  missionReviews: (query?: Query) => withQuery(addresses.missionReviews, query),
  events: (query?: Query) => withQuery(addresses.events, query),
  event: (slug: string, query?: Query) => withQuery(fillAddress(addresses.event, { slug }), query),
  courses: (query?: Query) => withQuery(addresses.courses, query),
  course: (slug: string, query?: Query) => withQuery(fillAddress(addresses.course, { slug }), query),
  product: (id: number) => fillAddress(addresses.product, { id }),
  raffles: (query?: Query) => withQuery(addresses.raffles, query),
  raffle: (id: number) => fillAddress(addresses.raffle, { id }),
  surveys: () => '/surveys',
  /** Returns the path of a survey; `with` is the member whose skin type is compared afterwards. */
  survey: (kind: string, query?: Query) => withQuery(`/surveys/${kind}`, query),
  /** Returns the path of a skin type's public page, by its code. */
  skin: (code: string) => `/skin/${code}`,
  /** Returns the path that compares the reader's skin type with a member's. */
  compareSkin: (username: string) => withQuery('/skin/compare', { with: username }),
  rankings: (query?: Query) => withQuery(addresses.rankings, query),
  users: (query?: Query) => withQuery(addresses.users, query),
  user: (username: string, query?: Query) => withQuery(fillAddress(addresses.user, { username }), query),
  userPosts: (username: string, query?: Query) => withQuery(`/users/${username}/posts`, query),
  userChallenges: (username: string, query?: Query) => withQuery(`/users/${username}/challenges`, query),
  followers: (username: string, query?: Query) => withQuery(`/users/${username}/followers`, query),
  followings: (username: string, query?: Query) => withQuery(`/users/${username}/followings`, query),
  badges: () => addresses.badges,
  me: () => '/me',
  /** Returns the path of the latest content of those whom the member follows. */
  feed: (query?: Query) => withQuery('/feed', query),
  likes: (query?: Query) => withQuery('/me/likes', query),
  ownComments: (query?: Query) => withQuery('/me/comments', query),
  ownEvents: (query?: Query) => withQuery('/me/events', query),
  ownRaffles: (query?: Query) => withQuery('/me/raffles', query),
  /** Returns the path of a step of the welcome after sign-up, of its first without one. */
  welcome: (step?: string) => withQuery('/welcome', { step }),
  ownCourses: (query?: Query) => withQuery('/me/courses', query),
  notifications: (query?: Query) => withQuery('/me/notifications', query),
  /** Returns the path of the list of settings, or of one of its pages. */
  settings: (section?: string, query?: Query) => withQuery(section ? `/me/settings/${section}` : '/me/settings', query),
  points: (query?: Query) => withQuery('/me/points', query),
  credits: (query?: Query) => withQuery('/me/credits', query),
  xp: (query?: Query) => withQuery('/me/xp', query),
  hearts: (query?: Query) => withQuery('/me/hearts', query),
  search: (query?: Query) => withQuery('/search', query),
  myReports: (query?: Query) => withQuery('/me/reports', query),
  saves: (query?: Query) => withQuery('/me/saves', query),
  trash: (query?: Query) => withQuery('/me/trash', query),
  /** Returns the path of the newsletter's sign-up form, below which its mailed links lead. */
  newsletter: () => '/newsletter',
  confirmNewsletter: () => '/newsletter/confirm',
  stopNewsletter: () => '/newsletter/stop',
  /** Returns the path of the form of a question to the managers, about a topic of it. */
  support: (query?: Query) => withQuery('/support', query),
  mySupport: (query?: Query) => withQuery('/me/support', query),
  terms: () => '/terms',
  privacy: () => '/privacy',
} as const;
