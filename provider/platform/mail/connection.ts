import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { parseConnectionUrl } from 'nodemailer/lib/shared/index.js';
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';
import { failureOf, type MailFailure } from './failure.ts';
import type { Mail } from './mail.ts';

/** A mail that a server has received except for its end: it counts as sent only after `finish`. */
export interface BegunMail {
  /** Sends the end, and waits for the server's reply. @throws MailRejected, or when the reply does not come */
  finish(): Promise<void>;
  /** Closes the connection instead: the server drops what it has received. */
  abandon(): void;
}

/** A connection that sends mails one after the other. */
export interface MailConnection {
  /** Sends all of a mail but its end. @throws MailRejected, or another error when the server cannot be reached */
  begin(mail: Mail): Promise<BegunMail>;
  close(): void;
}

/** A reply of a mail server that rejects a mail. */
export class MailRejected extends Error {
  readonly code: number;
  readonly failure: MailFailure;

  constructor(code: number, failure: MailFailure) {
    super(`a mail server rejected a mail with ${code}`);
    this.code = code;
    this.failure = failure;
  }
}

/** Milliseconds after which a mail server that does not answer is given up. */
export const PATIENCE_MS = 10_000;

/**
 * Returns the options of a connection to `url`. The address is parsed here: createTransport() takes nothing but the
 * address from options that have one.
 */
export const optionsOf = (url: string) => ({
  ...parseConnectionUrl(url),
  connectionTimeout: PATIENCE_MS,
  greetingTimeout: PATIENCE_MS,
  socketTimeout: PATIENCE_MS,
});

/** A mail's bytes, without their end until that is wanted. */
class HeldBytes extends Readable {
  readonly #bytes: Buffer;
  #isRead = false;
  #wanted = () => {};
  /** Resolves when the bytes are handed to the connection. */
  readonly handedOver = new Promise<void>((resolve) => {
    this.#wanted = resolve;
  });

  constructor(bytes: Buffer) {
    super();
    this.#bytes = bytes;
  }

  override _read() {
    if (this.#isRead) return this.#wanted();
    this.#isRead = true;
    this.push(this.#bytes);
  }

  end() {
    this.push(null);
  }
}

const rejectedOr = (error: SMTPConnection.SMTPError): Error =>
  error.responseCode ? new MailRejected(error.responseCode, failureOf(error)) : error;

/** Opens a connection to `url` when the first mail is sent, and again after one was lost. */
export function smtpConnection(url: string, from: string): MailConnection {
  const { auth, ...options } = optionsOf(url);
  let current: { connection: SMTPConnection; lost: Promise<never> } | undefined;

  function drop() {
    current?.connection.close();
    current = undefined;
  }

  async function connected() {
    if (current) return current;
    const connection = new SMTPConnection(options);
    const lost = new Promise<never>((_, reject) => {
      connection.on('error', reject);
      connection.once('end', () => reject(new Error('a mail server closed the connection')));
    });
    // Each mail waits for it too; between two mails there is no other handler.
    lost.catch(() => {
      if (current?.connection === connection) drop();
    });
    await Promise.race([lost, new Promise<void>((resolve) => connection.connect(() => resolve()))]);
    if (auth && 'pass' in auth) {
      const credentials = { user: auth.user, pass: auth.pass };
      await Promise.race([
        lost,
        new Promise<void>((resolve, reject) =>
          connection.login({ credentials }, (error) => (error ? reject(error) : resolve())),
        ),
      ]);
    }
    current = { connection, lost };
    return current;
  }

  /** Makes the connection ready for another mail after a rejected one. */
  async function reset({ connection, lost }: Awaited<ReturnType<typeof connected>>) {
    const done = new Promise<void>((resolve, reject) =>
      connection.reset((error) => (error ? reject(error) : resolve())),
    );
    await Promise.race([lost, done]).catch(drop);
  }

  return {
    async begin(mail) {
      const composed = new MailComposer({ from, ...mail }).compile();
      const { from: sender, to } = composed.getEnvelope();
      const held = new HeldBytes(await composed.build());
      const opened = await connected();
      const { connection, lost } = opened;
      const replied = new Promise<void>((resolve, reject) =>
        connection.send({ from: sender || '', to }, held, (error) => (error ? reject(rejectedOr(error)) : resolve())),
      );
      const sending = Promise.race([lost, replied]);
      // It may fail before `finish` waits for it: between the last byte but one and the decision to finish.
      sending.catch(() => {});
      try {
        await Promise.race([sending, held.handedOver]);
      } catch (error) {
        held.destroy();
        if (error instanceof MailRejected) await reset(opened);
        else drop();
        throw error;
      }
      return {
        async finish() {
          held.end();
          try {
            await sending;
          } catch (error) {
            drop();
            throw error;
          }
        },
        abandon() {
          drop();
        },
      };
    },
    close: drop,
  };
}
