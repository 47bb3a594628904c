/** The addresses of lists and of their items; `:slug` and the like are parameters. */
export const addresses = {
  home: '/',
  forums: '/forums',
  forum: '/forums/:slug',
  topic: '/forums/:slug/topics/:id',
  topics: '/topics',
  posts: '/posts',
  post: '/posts/:id',
  questions: '/questions',
  question: '/questions/:slug',
  banners: '/banners',
  banner: '/banners/:id',
  videos: '/contents/videos',
  video: '/contents/videos/:id',
  photos: '/contents/photos',
  photo: '/contents/photos/:id',
  moreContents: '/contents/more',
  product: '/products/:id',
  challenges: '/challenges',
  challenge: '/challenges/:id',
  missions: '/missions',
  mission: '/missions/:id',
  missionReviews: '/missions/reviews',
  events: '/events',
  event: '/events/:slug',
  courses: '/courses',
  course: '/courses/:slug',
  raffles: '/raffles',
  raffle: '/raffles/:id',
  rankings: '/rankings',
  users: '/users',
  user: '/users/:username',
  badges: '/badges',
  postFeed: '/feeds/posts.xml',
  forumFeed: '/feeds/forums/:slug.xml',
} as const;

/** The names of an address's parameters. */
export type ParametersOf<Address extends string> = Address extends `${string}:${infer Parameter}/${infer Rest}`
  ? Parameter | ParametersOf<Rest>
  : Address extends `${string}:${infer Parameter}.xml`
    ? Parameter
    : Address extends `${string}:${infer Parameter}`
      ? Parameter
      : never;

/** Writes `values` in the place of an address's parameters. */
export const fillAddress = <Address extends string>(
  address: Address,
  values: Record<ParametersOf<Address>, string | number>,
): string =>
  Object.entries<string | number>(values).reduce(
    (filled, [parameter, value]) => filled.replace(`:${parameter}`, String(value)),
    address as string,
  );
