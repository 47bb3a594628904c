import { Refusal } from '../../platform/errors/errors.ts';
import type { AppContext } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/words.ts';
import type { UserRow } from './sessions.ts';

/** From this year on a suspension has no end that anyone would wait for. */
const FOREVER = 9000;

const words: Record<Locale, (end: string | undefined, reason: string) => string> = {
  ko: (end, reason) =>
    [
      end ? `${end}까지 이용이 제한된 계정이에요.` : '이용이 제한된 계정이에요.',
      ...(reason ? [`이유: ${reason}`] : []),
    ].join(' '),
  en: (end, reason) =>
    [
      end ? `This account is suspended until ${end}.` : 'This account is suspended.',
      ...(reason ? [`Reason: ${reason}`] : []),
    ].join(' '),
};

/**
 * Refuses a suspended member with the reason and the end, in their language and time zone.
 * @throws 400 at sign-in, 403 for a session that is already there
 */
export function refuseSuspended(
  c: AppContext,
  user: Pick<UserRow, 'suspendedUntil' | 'suspendedReason'>,
  status: 400 | 403,
) {
  const { suspendedUntil: until, suspendedReason } = user;
  if (!until || until <= c.get('services').now()) return;
  const locale = c.get('locale');
  const end =
    until.getUTCFullYear() < FOREVER
      ? new Intl.DateTimeFormat(locale, {
          dateStyle: 'long',
          timeStyle: 'short',
          hourCycle: 'h23',
          timeZone: c.get('timeZone'),
        }).format(until)
      : undefined;
  throw new Refusal(status, 'suspended', { detail: words[locale](end, suspendedReason) });
}
