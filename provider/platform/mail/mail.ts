import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { mails } from '../../db/schema/jobs.ts';
import type { ProviderEnv } from '../config/env.ts';
import { FILE_MODE, FOLDER_MODE } from '../disk/privateFiles.ts';
import { beginSpan, failureOf, inSpan, type Work } from '../traces/span.ts';
import { type MailConnection, optionsOf, smtpConnection } from './connection.ts';

/** A mail in the member's language: its text, and the same as HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  messageId?: string;
  /** The instant from which its link no longer works, as in JSON: then it is not sent again. */
  until?: string;
  /** What is recorded of it; undefined for an address without an account. */
  record?: { memberId: number; kind: (typeof mails.$inferInsert)['kind'] };
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Returns a connection for many mails, whose caller decides before the end of each whether it is sent. */
  connect(): MailConnection;
}

const SPAN: Work = { name: 'mail', kind: 'client' };

/**
 * Creates the mailer, which sends mails to `SMTP_URL` or, without one, writes them into the outbox folder as
 * .eml files.
 */
export function createMailer(env: ProviderEnv): Mailer {
  const { SMTP_URL: url, MAIL_FROM: from } = env;
  const deliver = url ? smtp(url, from) : outbox(env);
  const send = (mail: Mail) =>
    inSpan(
      () => SPAN,
      () => deliver(mail),
    );
  return { send, connect: () => (url ? traced(smtpConnection(url, from)) : heldUntilEnd(send)) };
}

/** Shows each mail of a connection in the trace of the running work, until it is taken, rejected or abandoned. */
const traced = ({ begin, close }: MailConnection): MailConnection => ({
  async begin(mail) {
    const span = beginSpan(SPAN);
    const failing = (error: unknown) => {
      span?.end(failureOf(error));
      throw error;
    };
    const begun = await begin(mail).catch(failing);
    return {
      async finish() {
        await begun.finish().catch(failing);
        span?.end();
      },
      abandon() {
        begun.abandon();
        span?.end();
      },
    };
  },
  close,
});

/** Returns a connection to what takes a mail at once: nothing of it is sent before its end. */
export const heldUntilEnd = (send: Mailer['send']): MailConnection => ({
  begin: async (mail) => ({ finish: () => send(mail), abandon: () => undefined }),
  close: () => undefined,
});

function smtp(url: string, from: string) {
  const transport = createTransport(optionsOf(url));
  return async (mail: Mail) => void (await transport.sendMail({ from, ...mail }));
}

function outbox(env: ProviderEnv) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const folder = join(env.DATA_DIR, 'outbox');
  let sent = 0;
  return async (mail: Mail) => {
    sent += 1;
    const name = `${Date.now()}-${String(sent).padStart(4, '0')}.eml`;
    const { message } = await transport.sendMail({ from: env.MAIL_FROM, ...mail });
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    await writeFile(join(folder, name), message as Buffer, { mode: FILE_MODE });
  };
}
