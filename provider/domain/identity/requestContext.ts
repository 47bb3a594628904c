import type { AppContext, Member } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/locale.ts';

/** The author of a write, its time, and the language of its error messages. */
export interface RequestContext {
  member: Member;
  now: Date;
  locale: Locale;
}

export const requestContext = (c: AppContext, member: Member): RequestContext => ({
  member,
  now: c.get('services').now(),
  locale: c.get('locale'),
});
