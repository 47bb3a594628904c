import type { ErrorBody } from '@/contract/common';
import { hasEnded } from '@/lib/accessToken';
import type { CallContext } from './httpClient';

/** The member's token, renewed when it has ended while the page slept. @throws when nobody could say */
async function workingToken({ accessToken, renewToken }: CallContext): Promise<string> {
  if (!renewToken || !accessToken || !hasEnded(accessToken, Date.now())) return accessToken;
  return renewToken();
}

/** What every call says: its language and time zone, who asks, and what the server passes on. */
export async function callHeaders(
  context: CallContext,
): Promise<{ accessToken: string; headers: Record<string, string> }> {
  const accessToken = await workingToken(context);
  return {
    accessToken,
    headers: {
      'Accept-Language': context.locale,
      'X-Timezone': context.timeZone,
      ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
      ...context.headers,
    },
  };
}

/** Tells the store of a 401 or 403 and what the answer said: the session can no longer be used. */
export function tellSessionEnd(
  context: CallContext,
  { status, data }: { status: number; data: unknown },
  token: string,
) {
  if (status === 401 || status === 403) context.onSessionEnded(status, token, refusalOf(data));
}

const isWords = (value: unknown) =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** A refusal as the contract has it, or null: told by hand, since a validator weighs 60 kB. */
export function refusalOf(data: unknown): ErrorBody | null {
  if (typeof data !== 'object' || data === null) return null;
  const body = Object.fromEntries(Object.entries(data).filter(([, value]) => isWords(value)));
  return typeof body.code === 'string' ? (body as ErrorBody) : null;
}
