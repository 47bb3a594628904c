import { isAxiosError } from 'axios';
import type { z } from 'zod';
import { request } from '@/api/httpClient';
import { type AuthenticateBody, emailLinkUseAnswer, linksAnswer, type Tokens, tokens } from '@/contract/auth';
import { type ErrorBody, errorBody, success } from '@/contract/common';
import { FALLBACK_TIME_ZONE } from '@/contract/constants/common';
import { type SignInAnswer, signInAnswer } from '@/contract/security';
import { user } from '@/contract/users';
import { TWO_STEP_DUE } from '@/lib/constants';
import { apiUrl } from '@/lib/env';

/** The client of the web's own server calls: its address and the page's language. */
export interface Caller {
  address: string;
  locale: string;
  /** The browser's User-Agent, by which the member recognises the session. */
  userAgent?: string;
  /** The deadline of the page that reads its session, in ms of `performance.now()`; a form has none. */
  deadline?: number;
}

/** A call that the provider rejected, or (status 0) did not answer. `message` is JSON for the browser to read. */
export class RejectedCall extends Error {
  readonly status: number;
  readonly body: ErrorBody | null;

  constructor(status: number, body: ErrorBody | null, retryAfter?: number) {
    super(JSON.stringify({ status, body, ...(retryAfter && { retryAfter }) }));
    this.name = 'Refused';
    this.status = status;
    this.body = body;
  }
}

/** A first factor was right, and the second one is due. The browser gets the name only, not the challenge. */
export class TwoStepDue extends Error {
  readonly challenge: string;
  /** The seconds for which the challenge is valid. */
  readonly seconds: number;

  constructor(challenge: string, seconds: number) {
    super(TWO_STEP_DUE);
    this.challenge = challenge;
    this.seconds = seconds;
  }
}

/** Returns the tokens of a first factor. @throws TwoStepDue for a member with two-step sign-in */
async function signedIn(answering: Promise<SignInAnswer>): Promise<Tokens> {
  const answer = await answering;
  if ('challenge' in answer) throw new TwoStepDue(answer.challenge, answer.expires_in);
  return answer;
}

/** Hashing a password is queued on a busy machine; no page waits for this response. */
const FORM_TIMEOUT_MS = 10_000;

interface Call {
  method: 'GET' | 'POST';
  url: string;
  data?: unknown;
  accessToken?: string;
}

/** Calls the provider from the server. @throws RejectedCall */
async function call<T extends z.ZodType>(
  caller: Caller,
  { accessToken = '', ...what }: Call,
  answer: T,
  timeout?: number,
): Promise<z.infer<T>> {
  try {
    const { data } = await request<unknown>(
      {
        context: {
          baseURL: `${apiUrl()}/`,
          locale: caller.locale,
          timeZone: FALLBACK_TIME_ZONE,
          accessToken,
          headers: {
            'X-Forwarded-For': caller.address,
            ...(caller.userAgent && { 'User-Agent': caller.userAgent }),
          },
          ...(caller.deadline && { deadline: caller.deadline }),
          onSessionEnded: () => undefined,
        },
        ...what,
      },
      timeout,
    );
    const parsed = answer.safeParse(data);
    if (!parsed.success) throw new RejectedCall(502, null);
    return parsed.data;
  } catch (error) {
    if (!isAxiosError(error)) throw error;
    const parsed = errorBody.safeParse(error.response?.data);
    throw new RejectedCall(
      error.response?.status ?? 0,
      parsed.success ? parsed.data : null,
      Number(error.response?.headers['retry-after']) || undefined,
    );
  }
}

const post = <T extends z.ZodType>(caller: Caller, url: string, data: unknown, answer: T, timeout?: number) =>
  call(caller, { method: 'POST', url, data }, answer, timeout);

/** Signs in by name or e-mail address and password. @throws RejectedCall, TwoStepDue */
export const login = (caller: Caller, body: unknown) =>
  signedIn(post(caller, 'auth/login/', body, signInAnswer, FORM_TIMEOUT_MS));

/** Ends a two-step sign-in by its challenge and a code. @throws RejectedCall */
export const loginByCode = (caller: Caller, body: unknown) => post(caller, 'auth/login/code/', body, tokens);

/** Signs in by a passkey. @throws RejectedCall */
export const loginByPasskey = (caller: Caller, body: unknown) => post(caller, 'auth/login/passkey/', body, tokens);

/** Signs up; the new member is signed in. @throws RejectedCall */
export const register = (caller: Caller, body: unknown) =>
  post(caller, 'auth/registration/', body, tokens, FORM_TIMEOUT_MS);

/** Exchanges a nonce, a refresh token or an assertion of ours for tokens. @throws RejectedCall, TwoStepDue */
export const authenticate = (caller: Caller, body: AuthenticateBody): Promise<Tokens> =>
  signedIn(post(caller, 'users/authenticate/', body, signInAnswer));

/**
 * Reads the member of an access token. @throws RejectedCall, with 401 or 403 once its session has ended
 */
export const readMember = (caller: Caller, username: string, accessToken: string) =>
  call(caller, { method: 'GET', url: `users/${username}/`, accessToken }, user);

/** Links a verified social account to the member of an access token. @throws RejectedCall */
export const linkSocial = (caller: Caller, data: { assertion: string; key: string }, accessToken: string) =>
  call(caller, { method: 'POST', url: 'auth/links/confirm/', data, accessToken }, linksAnswer);

/** Ends the session of a refresh token at the provider. @throws RejectedCall */
export const logout = (caller: Caller, refreshToken: string) => post(caller, 'auth/logout/', { refreshToken }, success);

/** Stores the token of an e-mail link that is about to be mailed. @throws RejectedCall */
export const saveEmailLink = (caller: Caller, body: { assertion: string; token: string }) =>
  post(caller, 'auth/email-link/', body, emailLinkUseAnswer);

/** Uses an e-mail link's token on the page `attempt`; returns whether it was valid. @throws RejectedCall */
export const spendEmailLink = async (caller: Caller, body: { assertion: string; token: string; attempt: string }) =>
  (await post(caller, 'auth/email-link/use/', body, emailLinkUseAnswer)).success;
