import type { Author, User } from '../../contract/users.ts';
import { users } from '../db/schema/users.ts';

type UserRow = typeof users.$inferSelect;

/** The columns a list needs of whoever wrote something. */
export const authorColumns = {
  username: users.username,
  nickname: users.nickname,
  avatar: users.avatar,
  isPartner: users.isPartner,
  role: users.role,
};
type AuthorRow = Pick<UserRow, keyof typeof authorColumns>;

export const presentAuthor = (row: AuthorRow): Author => ({
  username: row.username,
  nickname: row.nickname,
  avatar: row.avatar,
  is_partner: row.isPartner,
  is_manager: row.role === 'manager',
});

/** A member for whoever asks: what is private is null unless they ask for themselves. */
export const presentUser = (row: UserRow, own: boolean): User => ({
  ...presentAuthor(row),
  introduction: row.introduction,
  email: own ? row.email : null,
  email_verified: own ? row.emailVerifiedAt !== null : null,
  social: row.social,
  account: own ? (row.account ?? { phone: '', birthYear: null, gender: '' }) : null,
  delivery: own ? row.delivery : null,
});
