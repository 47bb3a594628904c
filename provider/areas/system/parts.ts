import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import {
  NO_DEVICE,
  NOT_SET_UP,
  PART_PATIENCE_MS,
  type SystemKind,
  type SystemPart,
  systemParts,
  type TestedPart,
} from '../../../contract/constants/system.ts';
import { slackMessage } from '../../../contract/slack.ts';
import type { PartTest } from '../../../contract/system.ts';
import { pushSubscriptions } from '../../db/schema/notifications.ts';
import { sessions, users } from '../../db/schema/users.ts';
import { mail } from '../../domain/identity/mails.ts';
import type { Member, Services } from '../../platform/http/context.ts';
import { link } from '../../platform/mail/link.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { message } from '../../platform/messages/message.ts';

const { endpoint, p256dh, auth } = pushSubscriptions;

/** Returns what each part is by the settings. */
export function describeParts({ env, database, push }: Services): { part: SystemPart; kind: SystemKind }[] {
  const kinds: Record<SystemPart, SystemKind> = {
    database: database.kind,
    files: env.S3_BUCKET ? 's3' : 'folder',
    mail: env.SMTP_URL ? 'smtp' : 'outbox',
    limits: env.REDIS_URL ? 'redis' : 'memory',
    slack: env.SLACK_WEBHOOK_URL ? 'on' : 'off',
    push: push ? 'on' : 'off',
    chat: env.CHANNEL_SECRET_KEY ? 'on' : 'off',
  };
  return systemParts.map((part) => ({ part, kind: kinds[part] }));
}

/**
 * Writes a file, reads it and deletes it, and reads one that is not there: a bucket whose key may not list it does not
 * say so, and pictures without a smaller copy would not be shown.
 */
async function tryFiles({ files }: Services) {
  const name = `test-${randomUUID()}.txt`;
  await files.put(name, new TextEncoder().encode(name));
  try {
    const found = await files.get(name);
    const text = found ? await new Response(found.body).text() : '';
    if (text !== name) throw new Error('DIFFERENT_FILE');
  } finally {
    await files.remove(name);
  }
  await files.get(name).catch((cause) => {
    throw new Error('MISSING_FILE_UNKNOWN', { cause });
  });
}

/** Sends a mail to the caller, in the page's language. */
async function tryMail({ database, mail: mailer, env }: Services, member: Member, locale: Locale) {
  const [row] = await database.read((db) => db.select({ to: users.email }).from(users).where(eq(users.id, member.id)));
  if (!row?.to) throw new Error('NO_ADDRESS');
  // No member: the page says what became of it.
  const context = { to: row.to, memberId: null, locale, site: env.SITE_URL };
  await mailer.send(mail(context, 'systemTest', { console: link(context, '/manage/system') }));
}

/** Posts a message to the team's channel, in the page's language. */
async function trySlack({ env }: Services, locale: Locale) {
  if (!env.SLACK_WEBHOOK_URL) throw new Error(NOT_SET_UP);
  const signal = AbortSignal.timeout(PART_PATIENCE_MS);
  const answer = await fetch(env.SLACK_WEBHOOK_URL, { ...slackMessage(message(locale, 'system:slack')), signal });
  await answer.body?.cancel();
  if (!answer.ok) throw Object.assign(new Error('Slack rejected a message'), { code: `HTTP_${answer.status}` });
}

/** Sends a push message to each browser in which the caller is signed in and has turned them on. */
async function tryPush({ database, push, now }: Services, { id }: Member) {
  if (!push) throw new Error(NOT_SET_UP);
  const targets = await database.read((db) =>
    db
      .select({ endpoint, p256dh, auth, locale: pushSubscriptions.locale })
      .from(pushSubscriptions)
      .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
      .where(and(eq(pushSubscriptions.userId, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now()))),
  );
  const results = await Promise.all(
    targets.map(({ locale, ...target }) =>
      push.send(target, {
        title: message(locale, 'system:push.title'),
        body: message(locale, 'system:push.body'),
        path: `${locale === 'en' ? '/en' : ''}/manage/system`,
        tag: 'system-test',
        lang: locale,
      }),
    ),
  );
  const [result] = results;
  if (!result) throw new Error(NO_DEVICE);
  if (!results.includes('sent')) throw new Error(`PUSH_${result.toUpperCase()}`);
}

/** Uses a part as the site does, and measures it; a failure is logged in full and returned by its code. */
export async function testPart(
  part: TestedPart,
  services: Services,
  { member, locale }: { member: Member; locale: Locale },
): Promise<PartTest> {
  const work = {
    database: () => services.database.write((tx) => tx.execute(sql`SELECT 1`)),
    files: () => tryFiles(services),
    mail: () => tryMail(services, member, locale),
    limits: () => services.limits.ping(),
    slack: () => trySlack(services, locale),
    push: () => tryPush(services, member),
  };
  const began = performance.now();
  const since = () => Math.round(performance.now() - began);
  try {
    await withinPatience(work[part]());
    return { works: true, milliseconds: since(), error: '' };
  } catch (failure) {
    services.log.warn({ part, failure }, 'A tested part did not answer');
    return { works: false, milliseconds: since(), error: codeOf(failure) };
  }
}

/** Awaits a part's answer. @throws an Error named TIMEOUT after `PART_PATIENCE_MS` */
function withinPatience(answer: Promise<unknown>): Promise<unknown> {
  const late = new Promise<never>((_, fail) => {
    setTimeout(fail, PART_PATIENCE_MS, new Error('TIMEOUT')).unref();
  });
  return Promise.race([answer, late]);
}

/** Returns the code of a failure, or its first word: its text may have an address or a password in it. */
function codeOf(failure: unknown): string {
  if (!(failure instanceof Error)) return 'UNKNOWN';
  if ('code' in failure && typeof failure.code === 'string') return failure.code;
  if (/^[A-Z_]+$/.test(failure.message)) return failure.message;
  // fetch names its reason there.
  return failure.cause instanceof Error ? codeOf(failure.cause) : failure.name;
}
