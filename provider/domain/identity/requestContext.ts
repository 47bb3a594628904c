import type { AppContext, Member } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/locale.ts';

/** The author of a write, and its time. */
export interface Actor {
  member: Member;
  now: Date;
}

/** The author of a write, its time, the language of its error messages, and the site's public address. */
export interface RequestContext extends Actor {
  locale: Locale;
  site: string;
}

export const requestContext = (c: AppContext, member: Member): RequestContext => ({
  member,
  now: c.get('services').now(),
  locale: c.get('locale'),
  site: c.get('services').env.SITE_URL,
});

/** The language, time zone and time of a response. */
export interface ReaderContext {
  locale: Locale;
  zone: string;
  now: Date;
}

export const readerContext = (c: AppContext): ReaderContext => ({
  locale: c.get('locale'),
  zone: c.get('timeZone'),
  now: c.get('services').now(),
});
