import { type NotificationKind, notificationKinds } from '../notifications.ts';

/** The mails that are written for one purpose, as provider/locales names those whose texts are fixed. */
const ownMailKinds = [
  'verify',
  'alreadyMember',
  'reset',
  'signInLink',
  'passwordChanged',
  'emailChange',
  'emailTaken',
  'emailChanged',
  'twoStepOn',
  'twoStepOff',
  'recoveryCodes',
  'passkeyAdded',
  'passkeyRemoved',
  'socialLinked',
  'socialUnlinked',
  'suspended',
  'lifted',
  'left',
  'support',
  'newsConfirm',
  'newsAlready',
  'newsWelcome',
  'newsReminder',
  'newsletter',
  'digest',
  'systemTest',
] as const;

const NOTICE = 'notice_';
/** Returns the kind of the mail of a notification. */
export const noticeMailKind = <K extends NotificationKind>(kind: K): `${typeof NOTICE}${K}` => `${NOTICE}${kind}`;
type NoticeMailKind = ReturnType<typeof noticeMailKind<NotificationKind>>;

export type MailKind = (typeof ownMailKinds)[number] | NoticeMailKind;
/** Returns whether a mail is that of a notification. */
export const isNotice = (kind: MailKind): kind is NoticeMailKind => kind.startsWith(NOTICE);
/** Returns the kind of the notification of a mail. */
export const noticeKindOf = (kind: NoticeMailKind) => kind.slice(NOTICE.length) as NotificationKind;
/** The kinds of mails to members. */
export const mailKinds = [...ownMailKinds, ...notificationKinds.map(noticeMailKind)] as [MailKind, ...MailKind[]];

/**
 * How a mail ended: a mail server has taken it, or refused it for good; it is `waiting` for another try, `failed` at
 * the last one, or `unconfirmed` where no answer came to its last byte. One of a newsletter is `queued` before its
 * first try, and `skipped` where its recipient got none any more.
 */
export const mailStates = ['sent', 'refused', 'waiting', 'failed', 'unconfirmed', 'queued', 'skipped'] as const;
export type MailState = (typeof mailStates)[number];
/** The states that are recorded of a mail by itself. */
export const recordedMailStates = [
  'sent',
  'refused',
  'waiting',
  'failed',
  'unconfirmed',
] as const satisfies readonly MailState[];

/** Days after which the record of a mail is deleted. */
export const MAIL_DAYS = 90;
