import { millisecondsInHour, secondsInHour } from 'date-fns/constants';

/**
 * Constants of the specification for both programs. Separate from the schemas: a page's own JavaScript needs
 * these and no validator. Constants that the first pages do not need are in the neighbouring files, since a
 * module is bundled as one.
 */

export const DEFAULT_PAGE_SIZE = 30;
export const PARTICIPANTS_PAGE_SIZE = 40;
export const MAX_PAGE_SIZE = 100;
/** A topic is "best" with more views than this. */
export const BEST_VIEW_COUNT = 100;
export const FALLBACK_TIME_ZONE = 'Asia/Seoul';
/** Korea has no daylight saving time. */
export const SEOUL_OFFSET_MS = 9 * millisecondsInHour;

/** The orderings a list knows by name; `hot` decays with age. */
export const orderingTypes = ['hot', 'new', 'best', 'views', 'comments'] as const;
export type OrderingType = (typeof orderingTypes)[number];
export const DEFAULT_ORDERING_TYPE = 'hot' satisfies OrderingType;

/** The bytes that a body may have, unless the rule of its call says otherwise or it is a form with a file. */
export const BODY_BYTES_MAX = 512 * 1024;
/** The largest upload, in bytes and in pixels. */
export const UPLOAD_MAX_BYTES = 15 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 40_000_000;
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** The widths in which every picture is stored; `?w=` selects one. */
export const imageWidths = [320, 640, 1280] as const;

/** The forum category, by slug, that only managers may file a topic under. */
export const NOTICE_CATEGORY = 'notice';
export const MAX_TOPIC_FILES = 10;
export const TITLE_MAX = 120;
export const CONTENT_MAX = 20_000;
/** The orders of comments: the oldest first unless another is chosen. */
export const commentOrderings = ['old', 'new', 'likes'] as const;
export type CommentOrdering = (typeof commentOrderings)[number];
export const COMMENT_MAX = 2_000;
/** How many replies a comment of a list has, and how many a further read of them has. */
export const REPLIES_SHOWN = 25;
export const REPLIES_MORE = 100;
export const FILE_ALT_MAX = 200;

/** An access token lives this long, in seconds. */
export const ACCESS_TOKEN_SECONDS = secondsInHour;
/** A nonce lives this long, in seconds, and works once. */
export const NONCE_SECONDS = 60;
/** The most that an e-mail address may have, in characters. */
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** A name in addresses: 3–20 of a–z, 0–9 and `_`. */
export const USERNAME_PATTERN = /^[a-z0-9_]{3,20}$/;
export const NICKNAME_MIN = 2;
export const NICKNAME_MAX = 20;

/** Fields a topic list can be ordered by, each with an optional leading `-`. */
export const topicOrderings = [
  'created_at',
  '-created_at',
  'view_count',
  '-view_count',
  'like_count',
  '-like_count',
  'comment_count',
  '-comment_count',
] as const;

/** Points earned wait this long before they convert, and end after the second of these, in days. */
export const POINTS_WAIT_DAYS = 7;
export const POINTS_LIFE_DAYS = 365;
/** Points that expire within this many days are announced, in days. */
export const POINTS_NOTICE_DAYS = 30;
/** The most points that one conversion may name. */
export const CONVERT_MAX = 10_000_000;

/** The kinds of deals: at a lower price, with a second one, with a gift. */
export const productDeals = ['sale', 'bundle', 'gift'] as const;

/** The most products that one post or content names. */
export const MAX_PRODUCTS = 10;

/** The longest body of a post, in characters of its HTML. */
export const POST_CONTENT_MAX = 60_000;
export const MAX_POST_CATEGORIES = 3;
export const MAX_POST_TAGS = 5;

/** The origin of a video or a photo post: imported from a site, or a file of ours. */
export const videoTypes = ['youtube', 'file'] as const;
export const photoTypes = ['instagram', 'file'] as const;
export const photoPostTypes = ['image', 'carousel', 'video'] as const;
export type PhotoPostType = (typeof photoPostTypes)[number];
export const otherContentTypes = ['collection', 'guide'] as const;

/** The orders of contents: by a name, or by a field with an optional leading `-`. */
export const videoOrderingTypes = ['hot', 'new', 'views', 'comments'] as const;
export const photoOrderingTypes = ['hot', 'new', 'comments'] as const;
export const videoOrderings = [
  'published_at',
  '-published_at',
  'view_count',
  '-view_count',
  'comment_count',
  '-comment_count',
] as const;
export const photoOrderings = ['published_at', '-published_at', 'comment_count', '-comment_count'] as const;
export const otherOrderings = ['published_at', '-published_at'] as const;

export const INTRODUCTION_MAX = 200;
/** Where else a member may be found, in the order in which it is shown. */
export const socialKinds = ['instagram', 'youtube', 'blog'] as const;
export type SocialKind = (typeof socialKinds)[number];
/** The most that a handle or an address of somewhere else may have, in characters. */
export const SOCIAL_MAX = 200;
/** The two sides of an avatar as the browser cuts it, in pixels. */
export const AVATAR_PIXELS = 512;
/** The orders of a list of members. */
export const userOrderingTypes = ['hot', 'new', 'best'] as const;
export const genders = ['', 'female', 'male', 'other'] as const;
/**
 * The texts that a member agrees to before giving personal data, each in its present version; a changed text
 * is a new version, and needs a new consent.
 */
export const consentVersions = {
  survey: '1',
  account: '1',
  delivery: '1',
  event: '1',
  raffle: '1',
  marketing: '1',
} as const;
export type ConsentKind = keyof typeof consentVersions;
/** A leaver can restore their account for this many days; then personal data is erased. */
export const RETURN_DAYS = 30;
/** Names and messages of a delivery, in characters. */
export const DELIVERY_MAX = {
  name: 40,
  phone: 20,
  zipcode: 10,
  address: 200,
  detailAddress: 100,
  deliveryMessage: 100,
} as const;
/** Every badge, in the order they are shown; the provider has their conditions. */
export const badgeCodes = [
  'first_topic',
  'ten_topics',
  'fifty_topics',
  'first_post',
  'first_comment',
  'hundred_comments',
  'first_follower',
  'ten_followers',
  'hundred_likes',
  'month_here',
  'year_here',
  'first_hundred',
] as const;
export type BadgeCode = (typeof badgeCodes)[number];

/** The two rankings of members: by likes received on their content; by their own writes. */
export const rankingTypes = ['likes', 'activity'] as const;
export type RankingType = (typeof rankingTypes)[number];
/** Counted in days of Korea, weeks from Monday. */
export const rankingPeriods = ['day', 'week', 'month', 'all'] as const;
export type RankingPeriod = (typeof rankingPeriods)[number];

export const ANSWER_MAX = 10_000;
/** The most answers that a question carries with it: its best. */
export const ANSWERS_SHOWN = 100;
/** The orders of the list of all questions. */
export const questionOrders = ['hot', 'new'] as const;
/** The orders of questions; `unanswered` are those without an answer, the newest first. */
export const questionOrderingTypes = [...questionOrders, 'unanswered'] as const;
export type QuestionOrderingType = (typeof questionOrderingTypes)[number];
/** Fields that questions can be ordered by, with an optional leading `-`. */
export const questionOrderings = ['created_at', '-created_at'] as const;
export const DEFAULT_QUESTION_ORDERING_TYPE: QuestionOrderingType = DEFAULT_ORDERING_TYPE;

/** The kinds of content that a member can save. */
export const savedSubjects = ['topic', 'post', 'question', 'video', 'photo', 'product'] as const;
export type SavedSubject = (typeof savedSubjects)[number];

/**
 * The kinds of content that a search covers, in the order of its tabs; the page size of one kind.
 */
export const searchKinds = ['topics', 'posts', 'questions', 'members', 'contents', 'products'] as const;
export type SearchKind = (typeof searchKinds)[number];
export const SEARCH_PAGE_SIZE = 20;
/** A search counts, ranks and pages no further than this in any kind: it bounds the work. */
export const SEARCH_COUNT_MAX = 150;

/** The shape of the key in a mailed link: 32 random bytes in base64url. */
export const SINGLE_USE_KEY = /^[\w-]{43}$/;

/** A path of the site, to which a banner or an announcement leads. */
export const SITE_PATH = /^\/(?![/\\])[\x21-\x7e]*$/;
export const SITE_PATH_MAX = 200;
/** The schemes that a link in members' or others' HTML may have; every sanitiser removes another. */
export const linkSchemes = ['http', 'https', 'mailto'];
