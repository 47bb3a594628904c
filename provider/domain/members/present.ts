import type { Badge } from '../../../contract/badges.ts';
import { seesEverything } from '../../../contract/constants/roles.ts';
import type { Author, Profile, User, UserSummary } from '../../../contract/users.ts';
import { type UserRow, users } from '../../db/schema/users.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { message } from '../../platform/messages/message.ts';

/** The columns that a list needs of an author. */
export const authorColumns = {
  username: users.username,
  nickname: users.nickname,
  avatar: users.avatar,
  isPartner: users.isPartner,
  role: users.role,
  status: users.status,
};
type AuthorRow = Pick<UserRow, keyof typeof authorColumns>;

/** Presents a member, who is known to be shown. */
const presentMember = (row: AuthorRow): Author => ({
  username: row.username,
  nickname: row.nickname,
  avatar: row.avatar,
  is_partner: row.isPartner,
  is_manager: seesEverything(row.role),
});

/** Presents an author; of one who has left or is hidden only that is told, in the reader's language. */
export const presentAuthor = (row: AuthorRow, locale: Locale): Author =>
  row.status === 'active'
    ? presentMember(row)
    : { username: '', nickname: message(locale, 'members:left'), avatar: null, is_partner: false, is_manager: false };

/** Shortens a nickname to its first character, for public lists of winners. */
export const shortenedName = (nickname: string): string => `${[...nickname][0] ?? ''}**`;

/** Presents a member to the caller: private fields are null unless they are the caller's own. */
export const presentUser = (row: UserRow, own: boolean): User => ({
  ...presentMember(row),
  role: own ? row.role : null,
  introduction: row.introduction,
  email: own ? row.email : null,
  email_verified: own ? row.emailVerifiedAt !== null : null,
  social: row.social,
  account: own ? (row.account ?? { phone: '', birthYear: null, gender: '' }) : null,
  delivery: own ? row.delivery : null,
});

/** The columns that a list of members shows. */
export const summaryColumns = {
  ...authorColumns,
  introduction: users.introduction,
  followerCount: users.followerCount,
  skinType: users.skinType,
  showSkinType: users.showSkinType,
};
export type SummaryRow = Pick<UserRow, keyof typeof summaryColumns> & { followed: boolean };

const shownSkinType = (row: Pick<UserRow, 'skinType' | 'showSkinType'>) => (row.showSkinType && row.skinType) || null;

export const presentSummary = (row: SummaryRow): UserSummary => ({
  ...presentMember(row),
  introduction: row.introduction,
  follower_count: row.followerCount,
  skin_type: shownSkinType(row),
  followed: row.followed,
});

/** Presents a member's profile. Members always see their own skin type, even while they do not show it. */
export const presentProfile = (
  row: UserRow,
  { own, followed, maySuspend, badges }: { own: boolean; followed: boolean; maySuspend: boolean; badges: Badge[] },
): Omit<Profile, 'hidden' | 'can'> => ({
  ...presentUser(row, own),
  id: row.id,
  skin_type: own ? row.skinType || null : shownSkinType(row),
  showSkinType: own ? row.showSkinType : null,
  has_password: own ? row.passwordHash !== null : null,
  follower_count: row.followerCount,
  following_count: row.followingCount,
  topic_count: row.topicCount,
  post_count: row.postCount,
  comment_count: row.commentCount,
  like_count: row.likeCount,
  followed,
  may_suspend: maySuspend,
  created_at: row.createdAt.toISOString(),
  badges,
});
