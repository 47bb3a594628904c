import type { ErrorBody, ErrorCode } from '../../../contract/common.ts';
import type { Locale } from '../messages/locale.ts';
import { message } from '../messages/message.ts';

export type ApiErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503;

/** The error of a rejected call: the status, a stable code and, for a field, the field's messages. */
export class ApiError extends Error {
  readonly status: ApiErrorStatus;
  readonly code: ErrorCode;
  readonly fields: Record<string, string[]>;
  readonly detail: string | undefined;
  /** What else the body has, by its name. */
  readonly also: Record<string, string>;
  /** Seconds to wait before a retry, for 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(
    status: ApiErrorStatus,
    code: ErrorCode,
    rest: {
      fields?: Record<string, string[]>;
      detail?: string;
      also?: Record<string, string>;
      retryAfter?: number;
    } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.fields = rest.fields ?? {};
    this.detail = rest.detail;
    this.also = rest.also ?? {};
    this.retryAfter = rest.retryAfter;
  }

  /** Returns the response body of the error, in the caller's language. */
  body(locale: Locale): ErrorBody {
    const fields = Object.keys(this.fields).length > 0;
    if (fields) return { ...this.fields, code: this.code };
    return { ...this.also, code: this.code, detail: this.detail ?? message(locale, `errors:${this.code}`) };
  }
}

export const notFound = () => new ApiError(404, 'not_found');
export const sessionEnded = () => new ApiError(401, 'session_ended');
/** Creates the error of a field that is rejected for a reason the schema cannot check. */
export const invalidField = (field: string, message: string) =>
  new ApiError(400, 'invalid', { fields: { [field]: [message] } });

/** How many of the errors that one joins are logged. */
const LOGGED_PARTS = 3;
/** The codes of errors of nodemailer about one mail. */
const MAIL_CODES: unknown[] = ['EENVELOPE', 'EMESSAGE'];

/**
 * Returns the loggable parts of an error of ours: its kind, the database's code and its origin. Its
 * message is left out where it may hold a member's input (a query's parameters, a key's value) or address (a mail
 * server's reply).
 */
export function loggable(error: Error): Record<string, unknown> {
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const isQuery = 'query' in error;
  const isMail = 'code' in error && MAIL_CODES.includes(error.code);
  const parts = error instanceof AggregateError ? error.errors.filter((it) => it instanceof Error) : [];
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    ...(isQuery && { query: error.query }),
    ...(isMail && { code: error.code, answer: 'responseCode' in error && error.responseCode }),
    ...(!isQuery && !isMail && { message: error.message }),
    ...(cause && 'code' in cause && { code: cause.code }),
    ...(parts.length > 0 && { errors: parts.slice(0, LOGGED_PARTS).map(loggable) }),
    stack: frames.slice(0, 12).join('\n'),
  };
}
