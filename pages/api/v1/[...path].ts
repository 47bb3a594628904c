import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { NextApiRequest, NextApiResponse } from 'next';
import { callOf, fitsContract } from '@/api/responseCheck';
import type { ErrorCode } from '@/contract/common';
import { REQUEST_ID_PATTERN } from '@/contract/requestId';
import { MAX_RESPONSE_BYTES } from '@/lib/callLimits';
import { apiUrl } from '@/lib/env';
import { scenarioHeader } from '@/lib/env.scenario';
import { activeSpan } from '@/lib/tracing';
import { changedBy } from '@/routes/changedPages';
import { accessTokenOf } from '@/server/auth/cookieAccess';
import { clientAddress } from '@/server/clientAddress';
import { publishChanged } from '@/server/revalidated';
import { revalidatePages, revalidateRestored } from '@/server/revalidation';
import { callUpstream, type UpstreamCall } from '@/server/upstream';

export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

/** Headers that belong to one connection and are not passed on (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Headers by which a program goes on with another's trace: the provider goes on with the web's alone. */
const OF_TRACES = ['traceparent', 'tracestate', 'baggage'];
/**
 * Headers that are not passed on: the session cookie is the web's own, `Expect` was answered by its server,
 * and a body's length is added where there is one.
 */
const NOT_PASSED = ['host', 'cookie', 'x-forwarded-for', 'expect', 'content-length', ...OF_TRACES];

/** The methods of the contract's calls, and whether a call may have a body. */
const METHODS = new Map<string | undefined, boolean>([
  ['GET', false],
  ['HEAD', false],
  ['OPTIONS', false],
  ['DELETE', false],
  ['POST', true],
  ['PUT', true],
  ['PATCH', true],
]);

/**
 * Passes a browser's call on to the provider, on the site's own origin, with its slash, its client's
 * address and its request id, and answers 503 in JSON when the provider is down, and 502 for a response that
 * is not what the contract says, so that a browser need not check it. A write's response names
 * the pages it changed; they are revalidated here once it has been passed on, or before that where it
 * restored one, and the other webs are notified of them, whoever gets the response: the write is done.
 */
export default async function proxy(req: NextApiRequest, res: NextApiResponse): Promise<void> {
  const requestId = requestIdOf(req);
  res.setHeader('X-Request-Id', requestId);
  const mayHaveBody = METHODS.get(req.method);
  if (mayHaveBody === undefined) {
    res.setHeader('Allow', [...METHODS.keys()].join(', '));
    return reject(req, res, 405, 'invalid');
  }
  if (hasBody(req) && !mayHaveBody) return reject(req, res, 400, 'invalid');
  const target = targetOf(req.url);
  if (!target) return reject(req, res, 404, 'not_found');
  nameSpan(req.method, target);

  const leaving = new AbortController();
  // A write that has arrived whole is done, whoever waits for its answer, which names what it has changed.
  let isAwaited = mayHaveBody || req.method === 'DELETE';
  res.once('close', () => {
    if (!isAwaited || !req.complete) leaving.abort();
  });
  // A separate stream: an upstream call that fails destroys it, and not the caller's connection.
  const body = hasBody(req) ? req.pipe(new PassThrough()) : undefined;
  // The call that sends the body reports the same error.
  body?.on('error', () => undefined);
  const call = {
    method: req.method as UpstreamCall['method'],
    headers: {
      ...passedOn(req.headers, NOT_PASSED),
      ...lengthOf(req),
      ...scenarioHeader(req.cookies),
      'x-request-id': requestId,
      'x-forwarded-for': clientAddress(req),
    },
    body,
    signal: leaving.signal,
  };
  const answer = await callUpstream(target, call)
    .then((first) => asMember(req, { target, call, first }))
    .catch(() => undefined);
  isAwaited = false;
  if (body) req.unpipe(body);
  const changed = changedBy(answer && answer.statusCode < 300 ? String(answer.headers.link ?? '') : '');
  if (res.destroyed) {
    await answer?.body.dump();
    publishChanged(changed);
    return revalidatePages(res, changed);
  }
  if (!answer) {
    res.setHeader('Retry-After', '5');
    return reject(req, res, 503, 'unavailable');
  }
  closeIfUnread(req, res);

  const { statusCode } = answer;
  publishChanged(changed);
  await revalidateRestored(res, changed);
  const isChecked = statusCode === 200 && req.method !== 'HEAD' && isJson(answer.headers) && !isFile(answer.headers);
  const json = isChecked ? await readFitting(answer.body, call.method, target) : undefined;
  if (isChecked && !json) {
    reject(req, res, 502, 'unavailable');
  } else {
    for (const [name, value] of Object.entries(passedOn(answer.headers))) res.setHeader(name, value);
    res.writeHead(statusCode);
    if (json) res.end(json);
    // A cut on either side ends the other: the reader gets an incomplete answer, the provider an abort.
    else await pipeline(answer.body, res).catch(() => res.destroy());
  }
  void revalidatePages(res, changed);
}

const isJson = (headers: IncomingHttpHeaders) => /^application\/json\b/i.test(headers['content-type'] ?? '');

/** Returns whether a response is a file, of any size: it is saved, and nothing is read from it. */
const isFile = (headers: IncomingHttpHeaders) => /^attachment\b/i.test(headers['content-disposition'] ?? '');

/** Reads a JSON body; undefined where it is cut, larger than a response may be, or not what the contract says. */
async function readFitting(body: AsyncIterable<Buffer>, method: string, target: URL): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of body) {
      size += part.length;
      if (size > MAX_RESPONSE_BYTES) return undefined;
      parts.push(part);
    }
    const bytes = Buffer.concat(parts);
    return fitsContract(method, pathOf(target), JSON.parse(bytes.toString())) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a call reads a picture, by its normalised path. */
const isPicture = ({ method }: IncomingMessage, { pathname }: URL) =>
  (method === 'GET' || method === 'HEAD') && /\/files\/[^/]+\/?$/.test(pathname);

/**
 * Repeats the request for a picture that visitors may not see as the member of the session cookie: an `<img>`
 * sends no bearer token, and a private picture is shown to its owner and to managers. Other sites' pages send
 * no cookie here (SameSite=Lax). A picture that the member may not see either keeps its first response.
 */
async function asMember(
  req: NextApiRequest,
  { target, call, first }: { target: URL; call: UpstreamCall; first: Awaited<ReturnType<typeof callUpstream>> },
) {
  if (first.statusCode !== 404 || !isPicture(req, target) || req.headers.authorization) return first;
  const accessToken = await accessTokenOf(req);
  if (!accessToken) return first;
  const headers = { ...call.headers, authorization: `Bearer ${accessToken}` };
  const second = await callUpstream(target, { ...call, headers }).catch(() => undefined);
  if (!second) return first;
  const [given, left] = second.statusCode < 400 ? [second, first] : [first, second];
  await left.body.dump();
  return given;
}

function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && REQUEST_ID_PATTERN.test(given)) return given;
  return activeSpan()?.requestId ?? randomUUID();
}

/** Names the call in its trace by its pattern, as the provider names its part, without the values in its path. */
function nameSpan(method = '', target: URL) {
  const span = activeSpan();
  const call = span && callOf(method, pathOf(target));
  if (call) span.rename(`${method} /api/v1${call.pattern}`);
}

/** Returns the path of a call below the API's base. */
const pathOf = ({ href }: URL) => href.slice(apiUrl().length);

/** Returns the provider's address for a path, or undefined where the path leaves the API. */
function targetOf(url = ''): URL | undefined {
  if (!url.startsWith('/api/v1/')) return undefined;
  const base = apiUrl();
  const target = new URL(base + url.slice('/api/v1'.length));
  return target.href.startsWith(`${base}/`) ? target : undefined;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Returns the body's length that the caller sent; without it the body is sent in chunks. */
const lengthOf = (req: IncomingMessage): Record<string, string> =>
  hasBody(req) && req.headers['content-length'] ? { 'content-length': req.headers['content-length'] } : {};

/** Returns the end-to-end headers: no hop-by-hop headers, and none of `dropped`. */
function passedOn(headers: IncomingHttpHeaders, dropped: string[] = []) {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const all = new Set([...HOP_BY_HOP, ...named, ...dropped]);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || all.has(name) ? [] : [[name, value] as const],
    ),
  );
}

/** Throws the rest of a body away that has not arrived yet, and closes its connection after the answer. */
function closeIfUnread(req: IncomingMessage, res: NextApiResponse) {
  if (req.complete) return;
  req.resume();
  res.setHeader('Connection', 'close');
}

/** Responds in the provider's place. The connection closes when the request has a body. */
function reject(req: IncomingMessage, res: NextApiResponse, status: number, code: ErrorCode) {
  if (hasBody(req)) {
    req.resume();
    res.setHeader('Connection', 'close');
  }
  res.status(status).json({ code });
}
