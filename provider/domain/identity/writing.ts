import type { AppContext, Member } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/words.ts';

/** Who writes, when, and in which language a refusal is worded. */
export interface Writing {
  member: Member;
  now: Date;
  locale: Locale;
}

export const writing = (c: AppContext, member: Member): Writing => ({
  member,
  now: c.get('services').now(),
  locale: c.get('locale'),
});
