import { isAxiosError } from 'axios';
import type { z } from 'zod';
import { requestOf } from '@/api/endpoint';
import { request } from '@/api/httpClient';
import type { ArgumentsOf, Call as ContractCall } from '@/contract/call';
import { type ErrorBody, errorBody } from '@/contract/common';
import { FALLBACK_TIME_ZONE } from '@/contract/constants/common';
import { type SignInAnswer, signInSchemas, type Tokens } from '@/contract/signIn';
import { signInCalls } from '@/contract/signIn.calls';
import { user } from '@/contract/users';
import { userCalls } from '@/contract/users.calls';
import { TWO_STEP_DUE } from '@/lib/constants';
import { apiUrl } from '@/lib/env';
import { traceHeaders } from '@/lib/tracing';

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
            ...traceHeaders(),
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

/** Makes a call of the contract with this body. @throws RejectedCall */
const post = <T extends z.ZodType>(
  caller: Caller,
  [to, { response }]: readonly [to: ContractCall, schema: { response: T }],
  data: unknown,
  { timeout, ...token }: { timeout?: number; accessToken?: string } = {},
) => call(caller, { ...requestOf(to)({}), method: 'POST', data, ...token }, response, timeout);
const FORM = { timeout: FORM_TIMEOUT_MS };

/** Signs in by name or e-mail address and password. @throws RejectedCall, TwoStepDue */
export const login = (caller: Caller, body: unknown) =>
  signedIn(post(caller, [signInCalls.login, signInSchemas.login], body, FORM));

/** Ends a two-step sign-in by its challenge and a code. @throws RejectedCall */
export const loginByCode = (caller: Caller, body: unknown) =>
  post(caller, [signInCalls.loginByCode, signInSchemas.loginByCode], body);

/** Signs in by a passkey. @throws RejectedCall */
export const loginByPasskey = (caller: Caller, body: unknown) =>
  post(caller, [signInCalls.loginByPasskey, signInSchemas.loginByPasskey], body);

/** Signs up; the new member is signed in. @throws RejectedCall */
export const register = (caller: Caller, body: unknown) =>
  post(caller, [signInCalls.register, signInSchemas.register], body, FORM);

/** Exchanges a nonce, a refresh token or an assertion of ours for tokens. @throws RejectedCall, TwoStepDue */
export const authenticate = (caller: Caller, body: ArgumentsOf<typeof signInCalls.authenticate>): Promise<Tokens> =>
  signedIn(post(caller, [signInCalls.authenticate, signInSchemas.authenticate], body));

/**
 * Reads the member of an access token. @throws RejectedCall, with 401 or 403 once its session has ended
 */
export const readMember = (caller: Caller, username: string, accessToken: string) =>
  call(caller, { ...requestOf(userCalls.getUser)({ username }), method: 'GET', accessToken }, user);

/** Links a verified social account to the member of an access token. @throws RejectedCall */
export const linkSocial = (caller: Caller, body: ArgumentsOf<typeof signInCalls.linkSocial>, accessToken: string) =>
  post(caller, [signInCalls.linkSocial, signInSchemas.linkSocial], body, { accessToken });

/** Ends the session of a refresh token at the provider. @throws RejectedCall */
export const logout = (caller: Caller, refreshToken: string) =>
  post(caller, [signInCalls.logout, signInSchemas.logout], { refreshToken });

/** Stores the token of an e-mail link that is about to be mailed. @throws RejectedCall */
export const saveEmailLink = (caller: Caller, body: ArgumentsOf<typeof signInCalls.saveEmailLink>) =>
  post(caller, [signInCalls.saveEmailLink, signInSchemas.saveEmailLink], body);

/** Reports whether the mail of an e-mail link was sent. @throws RejectedCall */
export const reportEmailLink = (caller: Caller, body: ArgumentsOf<typeof signInCalls.reportEmailLink>) =>
  post(caller, [signInCalls.reportEmailLink, signInSchemas.reportEmailLink], body);

/** Uses an e-mail link's token on the page `attempt`; returns whether it was valid. @throws RejectedCall */
export const spendEmailLink = async (caller: Caller, body: ArgumentsOf<typeof signInCalls.spendEmailLink>) =>
  (await post(caller, [signInCalls.spendEmailLink, signInSchemas.spendEmailLink], body)).success;
