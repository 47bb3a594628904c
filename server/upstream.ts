import { Agent, type Dispatcher, request } from 'undici';
import { inSpan, traceHeaders } from '@/lib/tracing';

/** How long the provider may take to accept a connection, in ms. */
const CONNECT_MS = 2500;
/** How long the provider may take from the end of a call to the head of its answer, in ms. */
const HEADERS_MS = 30_000;
/** The longest silence within an answer, in ms. A stream of events has no such limit. */
const SILENCE_MS = 30_000;

const limits = { connect: { timeout: CONNECT_MS }, headersTimeout: HEADERS_MS };
/** Keep-alive connections for calls without a body: their bytes can only be one request head. */
const shared = new Agent(limits);
/** One connection for one call: a caller's body shares no connection with any other call. */
const single = new Agent({ ...limits, pipelining: 0 });

/** Methods that change nothing, so that a second attempt does no harm. */
const SAFE = ['GET', 'HEAD', 'OPTIONS'];
/** The codes of an error of a keep-alive connection that the other end has closed meanwhile. */
const STALE = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : '');

export type UpstreamCall = Pick<Dispatcher.RequestOptions, 'body' | 'signal'> & {
  method: Dispatcher.HttpMethod;
  headers: Record<string, string | string[]>;
};

/**
 * Sends one call to the provider. Safe calls share keep-alive connections and are retried once, on a new
 * connection, when a shared one turns out to be closed; every other call has a connection of its own.
 * @throws when there is no response within the limits, or `signal` aborts
 */
export const callUpstream = (url: URL, call: UpstreamCall): Promise<Dispatcher.ResponseData> =>
  inSpan(
    () => ({ name: `${call.method} provider`, kind: 'client' }),
    () => send(url, { ...call, headers: { ...call.headers, ...traceHeaders() } }),
  );

async function send(url: URL, call: UpstreamCall): Promise<Dispatcher.ResponseData> {
  const isStream = call.headers.accept === 'text/event-stream';
  const options = { ...call, bodyTimeout: isStream ? 0 : SILENCE_MS };
  if (!SAFE.includes(call.method)) return request(url, { ...options, dispatcher: single });
  try {
    return await request(url, { ...options, dispatcher: shared });
  } catch (error) {
    if (!STALE.includes(String(codeOf(error)))) throw error;
    return request(url, { ...options, dispatcher: single });
  }
}
