import { type BegunMail, type MailConnection, MailRejected } from './connection.ts';
import type { Mail } from './mail.ts';

/** So many mails that a server rejects together, while it takes none, are rejected because of their sender. */
export const REJECTED_MIN = 5;

/** How a mail ended: sent, rejected by a server, or without its reply. */
export interface SentOnce<Recipient> {
  recipient: Recipient;
  outcome: 'sent' | MailRejected | 'unconfirmed';
}

/**
 * Sends mails, at most one for each connection, in three steps: all but the end of each, then their `claim`, which
 * stores in one transaction that they are sent and returns those that still may be, then their ends. A process that
 * dies before the claim has sent nothing, since a server drops a mail without an end; one that dies after it does not
 * send the mail again. Returns how each ended, and the error of a server that could not be reached.
 */
export async function sendOnce<Recipient extends { mail: Mail }>(
  connections: MailConnection[],
  recipients: Recipient[],
  claim: (begun: Recipient[]) => Promise<Recipient[]>,
): Promise<{ outcomes: SentOnce<Recipient>[]; unreachable: Error | undefined }> {
  const begun = new Map<Recipient, BegunMail>();
  const outcomes: SentOnce<Recipient>[] = [];
  let unreachable: Error | undefined;
  await Promise.all(
    recipients.map(async (recipient, at) => {
      try {
        const mail = await connections[at]?.begin(recipient.mail);
        if (mail) begun.set(recipient, mail);
      } catch (error) {
        if (error instanceof MailRejected) outcomes.push({ recipient, outcome: error });
        else unreachable = error instanceof Error ? error : new Error(String(error));
      }
    }),
  );
  const claimed = new Set(await claim([...begun.keys()]));
  await Promise.all(
    [...begun].map(async ([recipient, mail]) => {
      if (!claimed.has(recipient)) return mail.abandon();
      try {
        await mail.finish();
        outcomes.push({ recipient, outcome: 'sent' });
      } catch (error) {
        outcomes.push({ recipient, outcome: error instanceof MailRejected ? error : 'unconfirmed' });
      }
    }),
  );
  return { outcomes, unreachable };
}

/**
 * Returns the rejections for good of mails that were sent together, if the server took none: it may reject their
 * sender, as one that does not relay for us or has us on a blocklist. Those of missing mailboxes say nothing of that.
 */
export function rejectionsOfSender(ended: SentOnce<unknown>[]): MailRejected[] {
  const rejections = ended.map(({ outcome }) => outcome).filter((outcome) => outcome instanceof MailRejected);
  const others = rejections.filter(({ failure }) => failure !== 'no mailbox');
  return rejections.length < ended.length || others.some(({ failure }) => failure === 'for now') ? [] : others;
}
