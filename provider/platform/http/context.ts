import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { PageQuery, Paginated } from '../../../contract/common.ts';
import type { MemberRole, Right } from '../../../contract/constants/roles.ts';
import type { ProviderEnv } from '../config/env.ts';
import type { Database, Db } from '../db/client.ts';
import { ApiError, sessionEnded } from '../errors/errors.ts';
import { inputMessages } from '../errors/inputErrors.ts';
import type { FileStore } from '../files/store.ts';
import type { Mailer } from '../mail/mail.ts';
import type { Locale } from '../messages/locale.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Push } from '../push/push.ts';
import type { Traces } from '../traces/traces.ts';
import type { Limits } from './limits.ts';

/** The calling member, as the session's row says. */
export interface Member {
  id: number;
  username: string;
  role: MemberRole;
  /** The rights of the role; none while the member still has to turn on two-step sign-in. */
  rights: readonly Right[];
  needsTwoStep: boolean;
  /** The ids of the forums to whose content the right to moderate is confined; null where it is not. */
  moderatedForums: readonly number[] | null;
  /** Whether the member sees and changes all content; like `rights`, not before two-step sign-in. */
  isManager: boolean;
  isVerified: boolean;
  sessionId: string;
}

/** The services of the program; tests pass in their own. */
export interface Services {
  env: ProviderEnv;
  database: Database;
  files: FileStore;
  mail: Mailer;
  /** The mails on their way after a response, each until its end is recorded: a stop awaits them. */
  delivering: Set<Promise<void>>;
  /** null without a VAPID key. */
  push: Push | null;
  limits: Limits;
  log: Logger;
  /** undefined without METRICS_PORT. */
  metrics?: Metrics;
  /** undefined without OTEL_EXPORTER_OTLP_ENDPOINT. */
  traces?: Traces;
  now: () => Date;
}

export interface AppEnv {
  Variables: {
    services: Services;
    member: Member | null;
    locale: Locale;
    timeZone: string;
    /** The client's address as the trusted hops named it, as a key of limits (IPv6 by its /64). */
    address: string;
    /** Whether a trusted hop named a client; without one the call is the web server's own. */
    isForwarded: boolean;
    requestId: string;
    log: Logger;
    /** The transaction of an idempotent call (idempotency.ts). */
    transaction?: Db;
    /** What is done once it is committed. */
    afterCommit?: (() => void)[];
  };
}
export type AppContext = Context<AppEnv>;

/** Creates an area's router, which rejects invalid input with 400 and each field's messages. */
export const router = () =>
  new OpenAPIHono<AppEnv>({
    defaultHook: (result, c) => {
      if (result.success) return;
      const fields = inputMessages(result.error.issues, c.get('locale'));
      throw new ApiError(400, 'invalid', { fields });
    },
  });

/** Returns the calling member, whose e-mail address may be unverified. @throws 401 for a visitor */
export function requireMember(c: AppContext): Member {
  const member = c.get('member');
  if (!member) throw sessionEnded();
  return member;
}

/**
 * Returns the calling member, for writes that others see: the e-mail address has to be verified.
 * @throws 401, 409 `email_unverified`
 */
export function requireVerified(c: AppContext): Member {
  const member = requireMember(c);
  if (!member.isVerified) throw new ApiError(409, 'email_unverified');
  return member;
}

/** Runs queries outside a transaction, or in the one that the whole call runs in. */
export function read<T>(c: AppContext, work: (db: Db) => Promise<T>): Promise<T> {
  const outer = c.get('transaction');
  return outer ? work(outer) : c.get('services').database.read(work);
}

/** Runs one transaction; inside a call's transaction it is a savepoint, which can fail alone. */
export function write<T>(c: AppContext, work: (tx: Db) => Promise<T>): Promise<T> {
  const outer = c.get('transaction');
  return outer ? outer.transaction(work) : c.get('services').database.write(work);
}

/** Does something that others notice once the call's transaction is committed, or at once where it has none. */
export function afterCommit(c: AppContext, work: () => void) {
  const later = c.get('afterCommit');
  if (later) later.push(work);
  else work();
}

/** Adds a Link header (RFC 8288) with the addresses of this API that a write has changed, for caches in front. */
export function invalidates(c: AppContext, ...resources: string[]) {
  for (const resource of resources) {
    c.header('Link', `</${resource}>; rel="invalidates"`, { append: true });
  }
}

/** Adds a Link header with the pages of restored content, whose cached copies are 404s. */
export function restores(c: AppContext, resource: string) {
  c.header('Link', `</${resource}>; rel="restores"`, { append: true });
}

/** Returns one page of a list with its links. @throws 404 for a page past the end */
export function paginate<T>(
  c: AppContext,
  { page, page_size }: Pick<PageQuery, 'page' | 'page_size'>,
  count: number,
  results: T[],
): Paginated<T> {
  const last = Math.max(1, Math.ceil(count / page_size));
  if (page > last) throw new ApiError(404, 'not_found');
  const address = (target: number) => {
    const url = new URL(c.req.url);
    url.searchParams.set('page', String(target));
    return `${url.pathname}${url.search}`;
  };
  return {
    count,
    next: page < last ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
    results,
  };
}
