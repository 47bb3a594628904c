import { findById } from '../../domain/identity/accounts.ts';
import { mailContext } from '../../domain/identity/answers.ts';
import { type SecurityMail, securityMail } from '../../domain/identity/mails.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import { deliver } from '../../platform/http/deliver.ts';

/** Notifies a member by mail of a change in how they sign in, at an address that they verified. */
export async function notifySecurity(c: AppContext, userId: number, key: SecurityMail): Promise<void> {
  const user = await read(c, (db) => findById(db, userId));
  if (user?.emailVerifiedAt) deliver(c, securityMail(mailContext(c, user), key));
}
