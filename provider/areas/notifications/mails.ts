import type { Entry } from '../../../contract/activity.ts';
import { noticeMailKind } from '../../../contract/constants/mails.ts';
import type { notifications } from '../../db/schema/notifications.ts';
import { composeMail, type MailContext, named, withStop } from '../../domain/identity/mails.ts';
import { stopLink } from '../../domain/marketing/stopPage.ts';
import { link } from '../../platform/mail/link.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import { message } from '../../platform/messages/message.ts';

/** The path of the settings by which a member stops mails. */
const SETTINGS = '/me/settings/notifications';
const NOTIFICATIONS = '/me/notifications';

/** A notification with the nickname of its latest actor. */
export interface Notice {
  notification: typeof notifications.$inferSelect;
  actor: string | null;
}

/** Writes a notification as a title and a text. */
export function noticeText({ notification, actor }: Notice, locale: Locale) {
  const name = actor || message(locale, 'notices:someone');
  const others = notification.actorCount - 1;
  const who = message(locale, others > 0 ? 'notices:several' : 'notices:one', { name, others });
  return {
    title: message(locale, `notices:kinds.${notification.kind}`, { who }),
    body: localised(notification, 'title', locale),
  };
}

/** Composes the mail of a notification. */
export function noticeMail(
  context: MailContext,
  { title, body }: { title: string; body: string },
  { kind, path }: Pick<Notice['notification'], 'kind' | 'path'>,
): Mail {
  const { locale } = context;
  return composeMail(
    context,
    { subject: message(locale, 'mails:notice.subject', { title }), title },
    {
      kind: noticeMailKind(kind),
      blocks: [
        ...(body ? [{ text: body }] : []),
        { href: link(context, path || NOTIFICATIONS), label: message(locale, 'mails:notice.button') },
      ],
      footer: {
        why: message(locale, 'mails:notice.why'),
        stop: { label: message(locale, 'mails:notice.settings'), href: link(context, SETTINGS) },
      },
    },
  );
}

/** What a digest tells: unread notifications, content of those whom the member follows, and the best topics. */
export interface DigestContent {
  unread: Notice[];
  followed: Entry[];
  best: Entry[];
}

/** Composes a digest. Mail programs end it by a POST to the address in its headers (RFC 8058). */
export function digestMail(context: MailContext, { unread, followed, best }: DigestContent, token: string): Mail {
  const { locale, site } = context;
  const entryItem = ({ path, title, user }: Entry) => ({
    href: link(context, path),
    label: title,
    note: user.nickname,
  });
  const lists = {
    unread: unread.map((notice) => {
      const { title, body } = noticeText(notice, locale);
      return { href: link(context, notice.notification.path || NOTIFICATIONS), label: title, note: body };
    }),
    followed: followed.map(entryItem),
    best: best.map(entryItem),
  };
  const blocks = (['unread', 'followed', 'best'] as const)
    .filter((name) => lists[name].length > 0)
    .map((name) => ({ heading: message(locale, `mails:digest.${name}`), items: lists[name] }));
  const href = stopLink(context, { token, of: 'digest' });
  const mail = composeMail(context, named(message(locale, 'mails:digest.subject')), {
    kind: 'digest',
    blocks: [...blocks, { href: link(context, '/'), label: message(locale, 'mails:notice.button') }],
    footer: { why: message(locale, 'mails:digest.why'), stop: { label: message(locale, 'mails:digest.stop'), href } },
  });
  return withStop(mail, site, 'notifications/digest/stop/', token);
}
