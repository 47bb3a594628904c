/** An error of a mail server, or of the way to it, as nodemailer throws it. */
export type MailError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

/** Whether a mail that failed may be taken later, is rejected for good, or has no mailbox that could ever take it. */
export type MailFailure = 'for now' | 'for good' | 'no mailbox';

/** The enhanced status codes (RFC 3463, RFC 7505) of a mailbox that does not exist, has moved or is disabled. */
const NO_MAILBOX = ['5.1.1', '5.1.6', '5.1.10', '5.2.1'];

/**
 * Returns what the failure of a mail means, by the same rule for every sender. Nothing is said of the mail itself
 * while its server is not reached or rejects our password, which holds up every mail until an operator mends it. A
 * 550 without an enhanced code is no statement about the mailbox: servers answer so by their policy too, and a
 * subscription that is ended in error is worse than another mail to a mailbox that is gone.
 */
export function failureOf({ code, command, responseCode, response = '' }: MailError): MailFailure {
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutMail || (responseCode !== undefined && responseCode < 500)) return 'for now';
  const enhanced = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  // At MAIL FROM the mailbox is ours.
  return enhanced && command !== 'MAIL FROM' && NO_MAILBOX.includes(enhanced) ? 'no mailbox' : 'for good';
}
