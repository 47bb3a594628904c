import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { ProviderEnv } from '../config/env.ts';
import { FILE_MODE, FOLDER_MODE } from '../disk/privateFiles.ts';

/** A mail in the member's language, plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Ends when every mail that was begun is sent or has failed. */
  close(): Promise<void>;
}

/**
 * Creates the mailer, which sends mails to `SMTP_URL` or, without one, writes them into the outbox folder as
 * .eml files.
 */
export function createMailer(env: ProviderEnv): Mailer {
  const send = env.SMTP_URL ? smtp(env.SMTP_URL, env.MAIL_FROM) : outbox(env);
  const running = new Set<Promise<void>>();
  return {
    send(mail) {
      const sending = send(mail).finally(() => running.delete(sending));
      running.add(sending);
      return sending;
    },
    async close() {
      await Promise.allSettled(running);
    },
  };
}

/** Milliseconds after which a mail server that does not answer is given up. */
const PATIENCE_MS = 10_000;

function smtp(url: string, from: string) {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
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
