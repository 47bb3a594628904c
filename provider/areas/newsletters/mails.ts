import { AD_MARK } from '../../../contract/constants/newsletters.ts';
import type { OperatorDetails, SenderField } from '../../../contract/constants/operator.ts';
import type { newsletters } from '../../db/schema/newsletters.ts';
import { articleText, mailArticle } from '../../domain/articles/mail.ts';
import { composeMail, type MailContext, mail as textMail, withStop } from '../../domain/identity/mails.ts';
import { stopLink } from '../../domain/marketing/stopPage.ts';
import { signNewsStop } from '../../domain/marketing/stopToken.ts';
import type { ProviderEnv } from '../../platform/config/env.ts';
import type { FootLine } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { message } from '../../platform/messages/message.ts';
import { seoulDay } from '../../platform/time/seoul.ts';

type Article = Pick<typeof newsletters.$inferSelect, 'subject' | 'content' | 'locale'>;
type Settings = Pick<ProviderEnv, 'SITE_URL' | 'TOKEN_SECRET'>;
type Sender = Pick<OperatorDetails, SenderField>;

/** The parts of a newsletter that are the same for every recipient, so that they are made once. */
export interface Edition {
  article: Article;
  html: string;
  plain: string;
  env: Settings;
  sender: Sender;
}

export const editionOf = (article: Article, env: Settings, { name, address, phone }: Sender): Edition => ({
  article,
  html: mailArticle(article.content, env.SITE_URL),
  plain: articleText(article.content, env.SITE_URL),
  env,
  sender: { name, address, phone },
});

/** The languages of what law demands in every mail: the newsletter's own first. */
const bothFrom = (locale: Locale): Locale[] => (locale === 'ko' ? ['ko', 'en'] : ['en', 'ko']);

/** Names the sender of advertising. */
const senderLine = (locale: Locale, { name, address, phone }: Sender) =>
  message(locale, 'mails:newsletter.sender', { name, address, phone });

/** Composes a newsletter with the marks of advertising; `linesOf` are the lines about its recipient in a language. */
function compose(
  { article, html, plain, env, sender }: Edition,
  to: string,
  linesOf: (context: MailContext) => FootLine,
): Mail {
  const { subject, locale } = article;
  // No member: its delivery is what is recorded of it, and of a test the page that sends it says what became of it.
  const recipient = { to, memberId: null, site: env.SITE_URL };
  const feet = bothFrom(locale).flatMap((language) => [
    linesOf({ ...recipient, locale: language }),
    { why: senderLine(language, sender) },
  ]);
  const [first = { why: '' }, ...more] = feet;
  const heading = { subject: `${AD_MARK} ${subject}`, title: subject };
  return composeMail({ ...recipient, locale }, heading, {
    kind: 'newsletter',
    blocks: [{ html, plain }],
    footer: { ...first, more },
  });
}

/** A recipient of a newsletter: the subscription, its address, and the delivery. */
export interface Recipient {
  deliveryId: number;
  attendeeId: number;
  /** The member who subscribed, null for a visitor. */
  userId: number | null;
  email: string;
  agreedAt: Date;
}

/**
 * Composes the mail of a newsletter to one subscriber. Its Message-ID is that of the delivery.
 */
export function newsletterMail(edition: Edition, { deliveryId, attendeeId, userId, email, agreedAt }: Recipient): Mail {
  const { SITE_URL: site, TOKEN_SECRET: secret } = edition.env;
  const token = signNewsStop({ id: attendeeId, userId }, secret);
  const mail = compose(edition, email, (context) => ({
    why: message(context.locale, 'mails:newsletter.why', { date: seoulDay(agreedAt) }),
    stop: {
      label: message(context.locale, 'mails:newsletter.stop'),
      href: stopLink(context, { token }),
    },
  }));
  const messageId = `<newsletter.${deliveryId}@${new URL(site).hostname}>`;
  return { ...withStop(mail, site, 'marketings/attendees/stop/', token), messageId };
}

/** Composes the mail of a newsletter to its operator before it is sent. */
export const trialMail = (edition: Edition, to: string): Mail =>
  compose(edition, to, ({ locale }) => ({ why: message(locale, 'mails:newsletter.trial') }));

/** A subscriber who is reminded of the consent: the subscription, its member if it has one, the address and the language. */
type Reminded = { id: number; userId: number | null; email: string; locale: Locale; agreedAt: Date };

/** Composes the reminder of a consent: the sender, the day of the consent, and how it is kept or withdrawn. */
export function reminderMail(
  { id, userId, email, locale, agreedAt }: Reminded,
  { env, sender }: Pick<Edition, 'env' | 'sender'>,
): Mail {
  const { SITE_URL: site, TOKEN_SECRET: secret } = env;
  const token = signNewsStop({ id, userId }, secret);
  const context = { to: email, memberId: userId, locale, site };
  const written = textMail(context, 'newsReminder', {
    date: seoulDay(agreedAt),
    stop: stopLink(context, { token }),
    sender: senderLine(locale, sender),
  });
  return withStop(written, site, 'marketings/attendees/stop/', token);
}
