import type { ErrorCode } from '../../../contract/common.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import type { AppContext } from '../../platform/http/context.ts';
import { message } from '../../platform/messages/message.ts';
import type { MailContext } from './mails.ts';
import { presentTokens, type Ticket } from './sessions.ts';

/** Presents the response of a sign-in. */
export async function answerTokens(c: AppContext, user: UserRow, ticket: Ticket) {
  return presentTokens(user, ticket, c.get('services'));
}

/** Returns the error (400) for a key, token or assertion that is invalid or expired. */
export const keyError = (c: AppContext, field: string, code: ErrorCode = 'token_invalid') =>
  new ApiError(400, code, { fields: { [field]: [message(c.get('locale'), `errors:${code}`)] } });

/** Returns the context of a mail to a member, or to an address without one, in the caller's language. */
export const mailContext = (c: AppContext, { id, email }: { id: number | null; email: string }): MailContext => ({
  to: email,
  memberId: id,
  locale: c.get('locale'),
  site: c.get('services').env.SITE_URL,
});

/** Counts a mail by its mailbox. @throws 429 */
export async function limitMailbox(c: AppContext, email: string) {
  const { limits } = c.get('services');
  await limits.use('mailbox', email);
  await limits.use('mailboxDay', email);
}

/** Counts a mail by its mailbox and by its caller. @throws 429 */
export async function limitMail(c: AppContext, email: string) {
  await c.get('services').limits.use('mailByAddress', c.get('address'));
  await limitMailbox(c, email);
}
