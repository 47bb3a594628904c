/** The addresses of lists whose pages are static; routes/table.ts says of some what differs. */
export const listAddresses = {
  forum: '/forums/:slug',
  posts: '/posts',
  topics: '/topics',
  questions: '/questions',
  banners: '/banners',
  videos: '/contents/videos',
  photos: '/contents/photos',
  moreContents: '/contents/more',
  challenges: '/challenges',
  events: '/events',
  courses: '/courses',
  missions: '/missions',
  missionReviews: '/missions/reviews',
  raffles: '/raffles',
  users: '/users',
  rankings: '/rankings',
} as const;

/** The site's addresses without a language before them; `:slug` and the like are parameters. */
export const addresses = {
  ...listAddresses,
  home: '/',
  passwordReset: '/auth/password/reset',
  forums: '/forums',
  newTopic: '/forums/:slug/new',
  topic: '/forums/:slug/topics/:id',
  editTopic: '/forums/:slug/topics/:id/edit',
  post: '/posts/:id',
  newPost: '/posts/new',
  editPost: '/posts/:id/edit',
  likedPosts: '/posts/liked',
  postFeed: '/feeds/posts.xml',
  /** Redirects to the topic in its forum, for callers who know its number only. */
  topicById: '/topics/:id',
  /** The form of a topic in a forum yet to be chosen. */
  writeTopic: '/topics/new',
  banner: '/banners/:id',
  forumFeed: '/feeds/forums/:slug.xml',
  video: '/contents/videos/:id',
  photo: '/contents/photos/:id',
  question: '/questions/:slug',
  newQuestion: '/questions/new',
  editQuestion: '/questions/:slug/edit',
  challenge: '/challenges/:id',
  /** `user`, `has_review` and `hearted` filter them. */
  challengeParticipants: '/challenges/:id/participants',
  /** The member's group in a challenge. */
  challengeGroup: '/challenges/:id/group',
  invite: '/invite/:code',
  mission: '/missions/:id',
  event: '/events/:slug',
  course: '/courses/:slug',
  product: '/products/:id',
  raffle: '/raffles/:id',
  surveys: '/surveys',
  /** `with` is the member whose skin type is compared afterwards. */
  survey: '/surveys/:kind',
  /** A skin type's public page, by its code. */
  skin: '/skin/:code',
  user: '/users/:username',
  userPosts: '/users/:username/posts',
  userChallenges: '/users/:username/challenges',
  followers: '/users/:username/followers',
  followings: '/users/:username/followings',
  badges: '/badges',
  me: '/me',
  /** The latest content of those whom the member follows. */
  feed: '/feed',
  written: '/me/written',
  likes: '/me/likes',
  likedComments: '/me/likes/comments',
  ownComments: '/me/comments',
  ownEvents: '/me/events',
  ownRaffles: '/me/raffles',
  ownCourses: '/me/courses',
  notifications: '/me/notifications',
  points: '/me/points',
  credits: '/me/credits',
  xp: '/me/xp',
  hearts: '/me/hearts',
  search: '/search',
  myReports: '/me/reports',
  saves: '/me/saves',
  trash: '/me/trash',
  /** The newsletter's sign-up form, below which its mailed links lead. */
  newsletter: '/newsletter',
  confirmNewsletter: '/newsletter/confirm',
  stopNewsletter: '/newsletter/stop',
  /** The form of a question to the managers, about a topic of it. */
  support: '/support',
  mySupport: '/me/support',
  terms: '/terms',
  privacy: '/privacy',
} as const;

/** The values of an address's parameters in their order: an id is a number, any other a text. */
type ValuesOf<Address extends string> = Address extends `${string}:${infer Parameter}/${infer Rest}`
  ? [ValueOf<Parameter>, ...ValuesOf<`/${Rest}`>]
  : Address extends `${string}:${infer Parameter}`
    ? [ValueOf<Parameter>]
    : [];
type ValueOf<Parameter extends string> = Parameter extends 'id' ? number : string;
type PathTo<Address extends string> = (...given: [...values: ValuesOf<Address>, query?: Query]) => string;

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

/** Returns the query of a list's page, whose first one has none. */
export const numbered = (page: number): { page: number | '' } => ({ page: page === 1 ? '' : page });

/** Returns an address without its query and fragment. */
export const withoutQuery = (address: string): string => address.replace(/[?#].*/s, '');

/** Returns the function that fills an address with its values and appends a query. */
const pathTo =
  (address: string) =>
  (...given: unknown[]): string => {
    const path = address.replace(/:\w+/g, () => String(given.shift()));
    return withQuery(path, given[0] as Query | undefined);
  };
const pathsToAddresses = Object.fromEntries(
  Object.entries(addresses).map(([name, address]) => [name, pathTo(address)]),
) as { [Name in keyof typeof addresses]: PathTo<(typeof addresses)[Name]> };

/** The paths of the site, one for each address and those that follow other rules. */
export const paths = {
  ...pathsToAddresses,
  /**
   * Returns the path of the sign-in page. `sent: 'email'` shows that a link was mailed, `left` the last day on
   * which a departed member can restore the account, once their suspension is over if `suspended`, `step: 'code'` the
   * second step of a sign-in.
   */
  signIn: (query?: {
    callbackUrl?: string;
    error?: string;
    sent?: 'email';
    left?: string;
    suspended?: '1';
    step?: 'code';
  }) => withQuery('/auth/signin', query),
  signUp: (query?: { callbackUrl?: string }) => withQuery('/auth/signup', query),
  /** Returns the path of the page that explains why signing in failed; by `leave`, a key, a suspended member leaves. */
  authError: (error?: string, leave?: string) => withQuery('/auth/error', { error, leave }),
  verifyEmail: (query?: { key?: string; email?: string; change?: '1'; undo?: string; callbackUrl?: string }) =>
    withQuery('/auth/verify-email', query),
  /** Returns the path of a QR code; the nonce is in the hash, which is not sent to servers. */
  carryOver: (code?: { nonce: string; proof: string }) =>
    code ? `/auth/carry#${code.nonce}.${code.proof}` : '/auth/carry',
  passwordResetConfirm: (token?: string) => withQuery('/auth/password/reset/confirm', { token }),
  /** Returns the path that compares the reader's skin type with a member's. */
  compareSkin: (username: string) => withQuery('/skin/compare', { with: username }),
  /** Returns the path of a step of the welcome after sign-up, of its first without one. */
  welcome: (query?: { step?: string; callbackUrl?: string }) => withQuery('/welcome', query),
  /** Returns the path of the list of settings, or of one of its pages. */
  settings: (section?: string, query?: Query) => withQuery(section ? `/me/settings/${section}` : '/me/settings', query),
} as const;
